import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import { collectionQuery } from './shop/market'
import { Shop } from './shop/Shop'

export default async function Page() {
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(collectionQuery)
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Shop />
    </HydrationBoundary>
  )
}
