import { isAddressEqual } from 'viem'
import { readTime } from '../chain/blocks.js'
import type { ChainView } from '../chain/chainView.js'
import { inBatches } from '../chain/inBatches.js'
import { type Royalty, readCounter } from '../chain/reads.js'
import { orderComponents, orderHash } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'
import { checkFees, checkPayees, checkTerms } from '../orders/checkOrder.js'
import type { CollectionRow } from '../orders/findCollection.js'
import { orderRow } from '../orders/orderRow.js'
import { getInitialState } from '../orders/orderState.js'
import { orderFacts, readFacts } from '../orders/readFacts.js'
import { nameRoyalty, type OrderTerms, readTerms } from '../orders/readTerms.js'
import { readTermsRoyalty } from '../orders/readTermsRoyalty.js'
import type { NewRow } from '../orders/storeRows.js'
import { ServiceError } from '../serviceErrors.js'
import { type Changes, findBlock, type ValidatedOrder } from './changes.js'
import { getEndBlock } from './watchedOrders.js'

/** Facts for checking orders from the chain. */
type Book = {
  collections: readonly CollectionRow[]
  network: NetworkConfig
  /** Unix milliseconds. */
  now: number
  view: ChainView & { blockNumber: bigint }
}

/**
 * Returns rows for orders that were registered on chain and that the book
 * accepts, in the order of the chain.
 */
export async function readValidated(
  changes: Changes,
  book: Book,
): Promise<NewRow[]> {
  const rows = await inBatches(changes.validated, async (order) => {
    try {
      const row = await toNewRow(order, changes, book)
      return row ? [row] : []
    } catch (error) {
      // Anybody may register any order; skip those that the book does not
      // accept.
      if (error instanceof ServiceError) return []
      throw error
    }
  })
  return rows.flat()
}

async function toNewRow(
  { blockNumber, hash, parameters }: ValidatedOrder,
  changes: Changes,
  { collections, network, now, view }: Book,
): Promise<NewRow | undefined> {
  const uncounted = orderComponents(parameters, 0n)
  const terms = readTerms(uncounted, network)
  const collection = collections.find(({ contractAddress }) =>
    isAddressEqual(contractAddress, terms.collection),
  )
  if (!collection) return undefined
  checkTerms(terms, uncounted, { collection, network, now: 0 })
  const counter = await readCounter(view, parameters.offerer)
  const components = orderComponents(parameters, counter)
  // After a change of the counter, the order can never be filled.
  if (orderHash(components) !== hash) return undefined
  const [facts, made, royalty] = await Promise.all([
    readFacts(view, hash, terms, components.consideration),
    readTime(view, blockNumber),
    readTermsRoyalty(view, terms),
    checkPayees(view, components, 'order.consideration'),
  ])
  const ended = components.endTime * 1000n <= BigInt(now)
  const known = { ...orderFacts(facts, components, terms), ended }
  const endBlock = getEndBlock(known, {
    filled: findBlock(changes, 'fill', hash),
    cancelled: findBlock(changes, 'cancellation', hash),
  })
  return orderRow({
    at: made,
    changedAt:
      endBlock === undefined ? made : await readTime(view, BigInt(endBlock)),
    blockNumber,
    components,
    network,
    now,
    origin: paysFees(network, terms, royalty)
      ? {
          marketplace: 'service_marketplace_v1',
          source: 'service_marketplace_v1',
        }
      : { marketplace: 'external_1', source: 'external' },
    readBlock: view.blockNumber,
    state: getInitialState(known),
    terms: nameRoyalty(terms, royalty),
  })
}

function paysFees(
  network: NetworkConfig,
  terms: OrderTerms,
  royalty: Royalty | undefined,
): boolean {
  try {
    checkFees(network, terms, royalty)
    return true
  } catch (error) {
    if (error instanceof ServiceError) return false
    throw error
  }
}
