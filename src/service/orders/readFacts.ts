import type { Hex } from 'viem'
import {
  type ChainStatus,
  readApproval,
  readCounter,
  readFunds,
  readHolding,
  readOrderStatus,
} from '../chain/reads.js'
import type { OrderComponents } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'
import { filledOf, type OrderFacts, payable } from './orderState.js'
import type { OrderTerms } from './readTerms.js'

/** What the chain says of an order at one moment. */
export type ChainFacts = {
  /** The block at which it was asked, at the earliest. */
  blockNumber: bigint
  counter: bigint
  status: ChainStatus
  /** What the maker of a listing holds of the token. */
  holding?: bigint | undefined
  /** Whether Seaport may move the tokens of a listing's maker. */
  approved?: boolean | undefined
  /** What the maker of an offer has to pay with. */
  funds?: { allowance: bigint; balance: bigint } | undefined
}

/** Asks the chain for all that decides on the state of one order. */
export async function readFacts(
  network: NetworkConfig,
  hash: Hex,
  terms: OrderTerms,
): Promise<ChainFacts> {
  const blockNumber = await network.client.getBlockNumber({ cacheTime: 0 })
  const [counter, status, side] = await Promise.all([
    readCounter(network, terms.maker),
    readOrderStatus(network, hash),
    terms.side === 'listing'
      ? readSeller(network, terms)
      : readFunds(network, terms.currency, terms.maker).then((funds) => ({
          funds,
        })),
  ])
  return { blockNumber, counter, status, ...side }
}

async function readSeller(network: NetworkConfig, terms: OrderTerms) {
  const { collection, contractType, maker: owner, tokenId = 0n } = terms
  const [holding, approved] = await Promise.all([
    readHolding(network, { collection, contractType, owner, tokenId }),
    readApproval(network, collection, owner),
  ])
  return { holding, approved }
}

/** What decides on the state, from what the chain says. */
export function orderFacts(
  facts: ChainFacts,
  components: OrderComponents,
  terms: OrderTerms,
): OrderFacts {
  const { approved, counter, funds, holding = 0n, status } = facts
  const quantityInitial = terms.quantity
  const { unitPrice } = terms
  return {
    quantityInitial,
    filled: filledOf(quantityInitial, status),
    cancelled: status.cancelled || counter !== components.counter,
    deliverable: funds
      ? payable(funds, { quantityInitial, unitPrice })
      : approved
        ? holding
        : 0n,
  }
}
