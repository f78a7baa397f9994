import type { Address, Hex } from 'viem'
import type { GuardFinding, GuardVerdict } from '../../errors.js'
import type { PostRequest } from '../../rpc/schemas.js'
import type { ReadableStep, TypedData } from '../model/readStep.js'

/** An amount of a currency or token in an order. */
export type OrderItem<amount = bigint> = {
  /** Token standard. */
  standard: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** Contract of the token; the zero address is the native currency. */
  token: Address
  /** Id of the token; absent for currencies. */
  tokenId?: amount | undefined
  /** Smallest units of a currency, or base units of a token. */
  amount: amount
}

/** A payment of an order. */
export type OrderPayment<amount = bigint> = OrderItem<amount> & {
  /** The account that receives the payment. */
  recipient: Address
  /** Whether the filler added the payment: the maker did not sign it. */
  isTip: boolean
}

/** The terms of an order, the same for every order book. */
export type OrderTerms<amount = bigint> = {
  /** Hash of the order in its book; absent if no rule needs it. */
  id?: Hex | undefined
  /** The account that made the order. */
  maker: Address
  /** The items that the maker sells or pays with. */
  gives: readonly OrderItem<amount>[]
  /** The payments that fill the order. */
  asks: readonly OrderPayment<amount>[]
  /** When the order becomes valid, in unix seconds. */
  startTime: amount
  /** When the order expires, in unix seconds. */
  endTime: amount
  /** Whether amounts change with time, as in an auction. */
  isMoving: boolean
  /**
   * The contract that moves the maker's tokens: the book or a conduit. Absent if
   * the address of the key's conduit must be read from the chain.
   */
  operator?: Address | undefined
  /** Key of the conduit, in books with conduits. */
  conduitKey?: Hex | undefined
  /** The maker's counter in the book; absent if no rule needs it. */
  counter?: amount | undefined
  /** A contract that may cancel the order, or restrict who fills it. */
  zone?: Address | undefined
  /** Whether the zone must approve each fill. */
  isRestricted: boolean
}

/**
 * An effect of a call or signature, independent of ABIs. Decoders return
 * effects; the rules of the guard compare them with the intent.
 */
export type Effect<amount = bigint> =
  | {
      /** Lets `spender` move an amount of a currency, or one token. */
      type: 'approve'
      token: Address
      spender: Address
      /** Smallest units of a currency, or id of the token. */
      amount: amount
      /** Whether the amount is added to the current allowance. */
      isAdded?: boolean | undefined
      /** Whether a signature is enough, without a transaction. */
      isSigned?: boolean | undefined
    }
  | {
      /** Lets `spender` move every token of a collection, or revokes that. */
      type: 'approveAll'
      token: Address
      spender: Address
      isApproved: boolean
    }
  | {
      type: 'transferOut'
      token: Address
      /** The owner, if the call names one. */
      from?: Address | undefined
      to: Address
      tokenId?: amount | undefined
      amount: amount
    }
  | {
      /** Exchanges native currency for the same amount of `token`. */
      type: 'wrap'
      token: Address
      amount: amount
    }
  | {
      type: 'spendNative'
      to: Address
      amount: amount
    }
  | {
      /** Fills an order, in whole or in part. */
      type: 'fillOrder'
      /** The contract that settles the order. */
      book: Address
      /** The terms, with the amounts of this fill. */
      order: OrderTerms<amount>
      /** The account that receives the maker's items. */
      recipient: Address
      /** The contract that moves the payments: the book or a conduit, as in an order. */
      operator?: Address | undefined
      /** Key of the conduit, if its address must be read from the chain. */
      conduitKey?: Hex | undefined
    }
  | {
      /** Creates an order that others can fill. */
      type: 'listOrder'
      /** The contract that settles the order. */
      book: Address
      order: OrderTerms<amount>
      /** Whether the order is signed, not registered by a transaction. */
      isSigned: boolean
    }
  | {
      type: 'cancelOrder'
      book: Address
      order: OrderTerms<amount>
    }
  | {
      /** Cancels every open order of the account in a book. */
      type: 'cancelAll'
      book: Address
    }
  | {
      /** Makes another call from the account. */
      type: 'call'
      to: Address
      data: Hex
      value: amount
    }
  | {
      /** A call, message or typed data that could not be decoded. */
      type: 'unknown'
      code: 'call' | 'encoding' | 'message' | 'typedData'
      /** Selector, function name or primary type, if known. */
      what?: string | undefined
    }

/** An effect and its place in the steps. */
export type FoundEffect<amount = bigint> = Effect<amount> & {
  /** Position of the step, from 0. */
  step: number
  /** Path in the steps, such as `steps.1.data`. */
  path: string
}

/** A decoded call. */
export type GuardCall<amount = string> = {
  /** Path in the steps, such as `steps.0.data`. */
  path: string
  /** The account that makes the call. */
  from: Address
  /** The contract that is called. */
  to: Address
  /** Native currency to send, in wei. */
  value: amount
  /** Name of the function; absent if the call could not be decoded. */
  name?: string | undefined
  /** Arguments by name; absent if the call could not be decoded. */
  args?: { readonly [name: string]: unknown } | undefined
  /** Calldata: selector and arguments. */
  data: Hex
}

/** A decoded step. */
export type GuardStep = {
  /** Position of the step in the list, from 0. */
  index: number
  /** The service's name of the step. Nothing is decided by it. */
  id: string
  kind: ReadableStep['kind']
  /** The call of a transaction, and the calls nested in it. */
  calls: readonly GuardCall[]
  /** The typed data (EIP-712) to sign. */
  typedData?: TypedData | undefined
  /** The message (EIP-191) to sign: text, or raw bytes. */
  message?: string | { raw: Hex } | undefined
  /** The request to the service that follows. */
  post?: PostRequest | undefined
  /** Effects of the step; one of type `unknown` for each undecoded part. */
  effects: readonly FoundEffect<string>[]
}

/** The steps compared with the intent. Frozen, and safe to store as JSON. */
export type GuardReport = {
  /** The worst severity of the findings; `match` if there are none. */
  verdict: GuardVerdict
  /** Everything that does not match, or cannot be judged. */
  findings: readonly GuardFinding[]
  steps: readonly GuardStep[]
}
