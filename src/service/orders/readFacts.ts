import type { Hex } from 'viem'
import type { ChainView } from '../chain/chainView.js'
import {
  type ChainStatus,
  readCounter,
  readFunds,
  readHolding,
  readOrderStatus,
  readTokenApproval,
} from '../chain/reads.js'
import type { OrderComponents } from '../chain/seaport.js'
import { getFilledQuantity, type OrderFacts, payable } from './orderState.js'
import type { OrderTerms } from './readTerms.js'

/** Facts about an order on the chain at one block. */
export type ChainFacts = {
  counter: bigint
  status: ChainStatus
  /** Tokens that the maker of a listing owns. */
  holding?: bigint | undefined
  /** Whether Seaport may move the token of a listing's maker. */
  approved?: boolean | undefined
  /** Money that the maker of an offer can pay with. */
  funds?: { allowance: bigint; balance: bigint } | undefined
}

/** Reads the facts that decide the state of an order. */
export async function readFacts(
  view: ChainView,
  hash: Hex,
  terms: Pick<
    OrderTerms,
    'collection' | 'contractType' | 'currency' | 'maker' | 'side' | 'tokenId'
  >,
): Promise<ChainFacts> {
  const { collection, contractType, currency, maker, side } = terms
  const { tokenId = 0n } = terms
  const holding = { collection, contractType, owner: maker, tokenId }
  const [counter, status, parts] = await Promise.all([
    readCounter(view, maker),
    readOrderStatus(view, hash),
    side === 'listing'
      ? Promise.all([
          readHolding(view, holding),
          readTokenApproval(view, holding),
        ]).then(([holding, approved]) => ({ approved, holding }))
      : readFunds(view, currency, maker).then((funds) => ({ funds })),
  ])
  return { counter, status, ...parts }
}

/** Converts facts of the chain to facts of the order's state. */
export function orderFacts(
  { approved, counter, funds, holding = 0n, status }: ChainFacts,
  order: Pick<OrderComponents, 'counter'>,
  { quantity, unitPrice }: Pick<OrderTerms, 'quantity' | 'unitPrice'>,
): OrderFacts {
  return {
    quantityInitial: quantity,
    filled: getFilledQuantity(quantity, status),
    cancelled: status.cancelled || counter !== order.counter,
    deliverable: funds
      ? payable(funds, { quantityInitial: quantity, unitPrice })
      : approved
        ? holding
        : 0n,
  }
}
