import type { Address, Hex } from 'viem'

/** Money or tokens, as one item of an order. */
export type OrderItem<amount = bigint> = {
  /** What kind of asset it is. */
  standard: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** Its contract; the zero address for the native currency, and for no other. */
  token: Address
  /** Which token; absent for money. */
  tokenId?: amount | undefined
  /** Smallest units, or how many tokens. */
  amount: amount
}

/** An item that somebody receives for an order. */
export type OrderPayment<amount = bigint> = OrderItem<amount> & {
  /** Who receives it. */
  recipient: Address
  /** Whether it was added on top of what the maker agreed to. */
  isTip: boolean
}

/** An order in words that fit every order book. */
export type OrderTerms<amount = bigint> = {
  /** The hash by which the book knows it; absent where nobody needs it. */
  id?: Hex | undefined
  /** Who makes it. */
  maker: Address
  /** What the maker gives. */
  gives: readonly OrderItem<amount>[]
  /** What must be paid for it, and to whom. */
  asks: readonly OrderPayment<amount>[]
  /** Unix seconds. */
  startTime: amount
  /** Unix seconds. */
  endTime: amount
  /** Whether amounts change with time. */
  isMoving: boolean
  /** Who moves the maker's tokens: the book, or a conduit of it. */
  operator: Address
  /** The key by which the order names its conduit, in books with conduits. */
  conduitKey?: Hex | undefined
  /** A contract with a say in how it is filled or cancelled. */
  zone?: Address | undefined
  /** Whether it is filled only if the zone agrees. */
  isRestricted: boolean
}

/**
 * What a call or a signature does, in a vocabulary that knows no ABIs.
 * Invariants speak of effects; decoders translate into them.
 */
export type Effect<amount = bigint> =
  | {
      /** Sets what `spender` may take; of a collection, one token. */
      type: 'approve'
      token: Address
      spender: Address
      /** Smallest units; of a collection, the id of the token. */
      amount: amount
      /** Whether it comes on top of what was allowed before. */
      isAdded?: boolean | undefined
      /** Whether a signature does it, without a transaction. */
      isSigned?: boolean | undefined
    }
  | {
      /** Lets `spender` move every token of a collection, or no longer. */
      type: 'approveAll'
      token: Address
      spender: Address
      isApproved: boolean
    }
  | {
      /** Gives money or tokens away. */
      type: 'transferOut'
      token: Address
      /** Whose they are, where the call names somebody. */
      from?: Address | undefined
      to: Address
      tokenId?: amount | undefined
      amount: amount
    }
  | {
      /** Sends native currency along with a call. */
      type: 'spendNative'
      to: Address
      amount: amount
    }
  | {
      /** Fills an order, or a share of it. */
      type: 'fillOrder'
      /** The contract that settles it. */
      book: Address
      /** Its terms, with the amounts of the share. */
      order: OrderTerms<amount>
      /** Who receives what the maker gives. */
      recipient: Address
      /** Who moves the payer's money: the book, or a conduit of it. */
      operator: Address
    }
  | {
      /** Makes an order that others can fill. */
      type: 'listOrder'
      /** The contract that settles it. */
      book: Address
      order: OrderTerms<amount>
      /** Whether it is signed, or registered by a transaction. */
      isSigned: boolean
    }
  | {
      /** Cancels an order. */
      type: 'cancelOrder'
      book: Address
      order: OrderTerms<amount>
    }
  | {
      /** Cancels every open order that the account has in a book. */
      type: 'cancelAll'
      book: Address
    }
  | {
      /** Makes another call in the name of the account. */
      type: 'call'
      to: Address
      data: Hex
      value: amount
    }
  | {
      /** Something that could not be understood. */
      type: 'unknown'
      code: 'call' | 'encoding' | 'message' | 'typedData'
      /** What is known of it. */
      what?: string | undefined
    }

/** An effect, and where in the steps it was found. */
export type FoundEffect<amount = bigint> = Effect<amount> & {
  /** Position of the step, from 0. */
  step: number
  /** Where in the steps, such as `steps.1.data`. */
  path: string
}
