import type { Address } from 'viem'

/** The contracts of a marketplace on one chain, by role. */
export type MarketplaceContracts = {
  /**
   * Contracts that settle orders, by the marketplace's name in the service. Orders
   * of a marketplace are approved, signed, registered, bought and cancelled in its
   * books only. A listing on a marketplace without a book needs the user. If
   * several books are configured, the book of an order to cancel is proven on chain.
   */
  books?: Readonly<Record<string, Address | readonly Address[]>> | undefined
  /** Contracts that move tokens for a book. An account may approve them. */
  conduits?: readonly Address[] | undefined
  /** Contracts that decide who may fill an order. They are never approved. */
  zones?: readonly Address[] | undefined
  /**
   * The wrapped native currency, such as WETH. A purchase in it may wrap the missing
   * amount; without this option, that needs the user.
   */
  wrappedNative?: Address | undefined
}

/** Marketplace contracts by chain id, beside the well-known ones. */
export type ContractsByChain = Readonly<Record<number, MarketplaceContracts>>
