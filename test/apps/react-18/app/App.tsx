import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import type { State } from 'wagmi'
import { References } from './References'
import { Providers } from './shop/Providers'
import { Shop } from './shop/Shop'
import { Wallet } from './shop/Wallet'

/** The cache of the server, for hydration in the browser. */
export type Begin = {
  dehydrated: DehydratedState
  initialState: State | undefined
}

export function App({ dehydrated, initialState }: Begin) {
  return (
    <Providers initialState={initialState}>
      <HydrationBoundary state={dehydrated}>
        <Shop>
          <Wallet />
        </Shop>
        <References />
      </HydrationBoundary>
    </Providers>
  )
}
