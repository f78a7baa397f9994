import type { Address, Hex } from 'viem'
import type { ChainView } from '../chain/chainView.js'
import {
  type ChainStatus,
  readCounter,
  readFunds,
  readHolding,
  readOrderStatus,
  readTokenApproval,
} from '../chain/reads.js'
import {
  type ConsiderationItem,
  itemType,
  type OrderComponents,
} from '../chain/seaport.js'
import { type Sale, type SaleTrial, trySale } from '../chain/trySale.js'
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
  /** Simulation of a sale; absent if the maker cannot deliver. */
  trial?: SaleTrial | undefined
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
  consideration: readonly Pick<ConsiderationItem, 'itemType' | 'recipient'>[],
): Promise<ChainFacts> {
  const { collection, contractType, currency, maker, side } = terms
  const { tokenId = 0n } = terms
  const token = { collection, contractType, owner: maker, tokenId }
  const payees = getNativePayees(consideration)
  const [counter, status, parts] = await Promise.all([
    readCounter(view, maker),
    readOrderStatus(view, hash),
    side === 'listing'
      ? readSale(view, { payees, token })
      : readFunds(view, currency, maker).then((funds) => ({ funds })),
  ])
  return { counter, status, ...parts }
}

/** Reads whether the maker of a listing can deliver. */
async function readSale(view: ChainView, sale: Sale) {
  const { token } = sale
  const [holding, approved] = await Promise.all([
    readHolding(view, token),
    readTokenApproval(view, token),
  ])
  const trial = holding > 0n && approved ? await trySale(view, sale) : undefined
  return { approved, holding, trial }
}

function getNativePayees(
  consideration: readonly Pick<ConsiderationItem, 'itemType' | 'recipient'>[],
): Address[] {
  const payees = consideration
    .filter((item) => item.itemType === itemType.native)
    .map(({ recipient }) => recipient)
  return [...new Set(payees)]
}

/** Converts facts of the chain to facts of the order's state. */
export function orderFacts(
  { counter, funds, holding = 0n, status, trial }: ChainFacts,
  order: Pick<OrderComponents, 'counter'>,
  { quantity, unitPrice }: Pick<OrderTerms, 'quantity' | 'unitPrice'>,
): OrderFacts {
  return {
    quantityInitial: quantity,
    filled: getFilledQuantity(quantity, status),
    cancelled: status.cancelled || counter !== order.counter,
    deliverable: funds
      ? payable(funds, { quantityInitial: quantity, unitPrice })
      : trial?.isMoved && !trial.refusing
        ? holding
        : 0n,
  }
}
