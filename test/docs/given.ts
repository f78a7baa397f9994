/**
 * Declarations of names that examples use without defining them. A text,
 * because a file of declarations would apply to our own source too.
 */
export const given = `
import type { QueryClient } from '@tanstack/react-query'
import type { CollectibleAction } from 'marketkit'
import type {
  BrowseState,
  BuyIntent,
  CollectibleMetadata,
  CollectibleOrder,
  list,
  MarketplaceClient,
  Order,
  ResumedFlow,
  Step,
} from 'marketkit/core'
import type {
  NetworkConfig,
  openDatabase,
  ServeNetwork,
  WorldInfo,
} from 'marketkit/service'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'

declare global {
  const accessKey: string
  const account: Address
  const address: Address | undefined
  const book: Address
  const buyer: Address
  const chainId: number
  const client: MarketplaceClient
  const collectible: CollectibleOrder
  const config: Config
  const contractAddress: Address
  const currencyAddress: Address
  const database: Awaited<ReturnType<typeof openDatabase>>
  const flow: ResumedFlow
  const intent: BuyIntent
  const listing: list.Variables
  const maker: Address
  const marketplaceUrl: string
  const metadata: CollectibleMetadata
  const networks: Record<number, string> & readonly NetworkConfig[]
  const order: Order
  const orderId: string
  const owner: Address
  const polygon: ServeNetwork
  const queryClient: QueryClient
  const root: Root
  const search: string
  const signature: Hex
  const state: BrowseState
  const step: Step
  const steps: Step[]
  const tokenId: string
  const wagmiConfig: Config
  const world: WorldInfo
  function App(): ReactNode
  function openItem(tokenId: unknown): void
  function setOrder(order: Order): void
  function begin(action: CollectibleAction, collectible: CollectibleOrder): void
}
`

/** Declares imports of stylesheets, as readers' bundlers do. */
export const styles = `declare module '*.css'\n`
