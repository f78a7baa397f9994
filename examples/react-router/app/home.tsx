import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { collectionQuery } from './shop/market'
import { Shop } from './shop/Shop'
import { Wallet } from './shop/Wallet'

export async function loader() {
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(collectionQuery)
  return dehydrate(queryClient)
}

export default function Home() {
  return (
    <HydrationBoundary state={useLoaderData<typeof loader>()}>
      <Shop>
        <Wallet />
      </Shop>
    </HydrationBoundary>
  )
}
