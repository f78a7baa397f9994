import type { Hex } from 'viem'
import type { ChainView } from '../chain/chainView.js'
import {
  type ChainStatus,
  type Holding,
  readCounter,
  readFunds,
  readHolding,
  readOrderStatus,
  readTokenApproval,
} from '../chain/reads.js'
import { readTransferable } from '../chain/readTransferable.js'
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
  /** Whether the collection lets Seaport transfer the token to a stranger. */
  transferable?: boolean | undefined
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
      ? readSale(view, holding)
      : readFunds(view, currency, maker).then((funds) => ({ funds })),
  ])
  return { counter, status, ...parts }
}

/** Reads whether the maker of a listing can deliver. */
async function readSale(view: ChainView, token: Holding) {
  const [holding, approved] = await Promise.all([
    readHolding(view, token),
    readTokenApproval(view, token),
  ])
  const transferable =
    holding > 0n && approved && (await readTransferable(view, token))
  return { approved, holding, transferable }
}

/** Converts facts of the chain to facts of the order's state. */
export function orderFacts(
  { counter, funds, holding = 0n, status, transferable }: ChainFacts,
  order: Pick<OrderComponents, 'counter'>,
  { quantity, unitPrice }: Pick<OrderTerms, 'quantity' | 'unitPrice'>,
): OrderFacts {
  return {
    quantityInitial: quantity,
    filled: getFilledQuantity(quantity, status),
    cancelled: status.cancelled || counter !== order.counter,
    deliverable: funds
      ? payable(funds, { quantityInitial: quantity, unitPrice })
      : transferable
        ? holding
        : 0n,
  }
}
