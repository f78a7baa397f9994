import type { Address } from 'viem'

/** The contracts of a marketplace on one chain, by role. */
export type MarketplaceContracts = {
  /**
   * Contracts that settle orders, by the marketplace's name in the service. An
   * account may approve them and sign orders for them. A cancellation of a
   * marketplace's order must go to its book; if a marketplace has several, the
   * book of an order is proven on chain.
   */
  books?: Readonly<Record<string, Address | readonly Address[]>> | undefined
  /** Contracts that move tokens for a book. An account may approve them. */
  conduits?: readonly Address[] | undefined
  /** Contracts that decide who may fill an order. They are never approved. */
  zones?: readonly Address[] | undefined
}

/** Marketplace contracts by chain id, beside the well-known ones. */
export type ContractsByChain = Readonly<Record<number, MarketplaceContracts>>
