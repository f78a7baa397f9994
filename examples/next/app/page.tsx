import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import { collectionQuery } from './shop/market'
import { Shop } from './shop/Shop'
import { Wallet } from './shop/Wallet'

export default async function Page() {
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(collectionQuery)
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Shop>
        <Wallet />
      </Shop>
    </HydrationBoundary>
  )
}
