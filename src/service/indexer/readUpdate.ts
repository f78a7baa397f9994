import { type BlockId, readTime } from '../chain/blocks.js'
import { viewAt } from '../chain/chainView.js'
import { readEach } from '../chain/inBatches.js'
import type { Range } from '../chain/readLogs.js'
import { readHolding } from '../chain/reads.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import type { CollectionRow } from '../orders/findCollection.js'
import type { Update } from './applyChanges.js'
import type { Buyers } from './createBuyers.js'
import { readChanges, type Watched } from './readChanges.js'
import { readValidated } from './readValidated.js'
import { findTouched, getEndBlock, readOrder } from './watchedOrders.js'

/**
 * Reads the events of a range of blocks, and from the head of the chain the
 * orders and ERC-1155 balances that they concern. Starts watching the money of
 * new offers.
 */
export async function readUpdate(
  context: ServiceContext,
  network: NetworkConfig,
  {
    buyers,
    collections,
    head,
    range,
    watched,
  }: {
    buyers: Buyers
    /** Collections whose on-chain orders are accepted. */
    collections: readonly CollectionRow[]
    head: BlockId
    range: Range
    watched: Watched
  },
): Promise<Update> {
  const changes = await readChanges(network, range, watched)
  const touched = await findTouched(context.db, network, changes)
  const view = viewAt(network, head.number)
  const [holdings, newOrders, orders] = await Promise.all([
    readEach([...changes.holdings.values()], async (held) =>
      held.amount === undefined
        ? {
            ...held,
            amount: await readHolding(view, held),
            blockNumber: head.number,
          }
        : { ...held, amount: held.amount },
    ),
    readValidated(changes, {
      collections,
      network,
      now: context.now(),
      view,
    }),
    readEach(touched, async ({ endBlocks, ...order }) => {
      const facts = await readOrder(view, order)
      const endBlock = getEndBlock(facts, endBlocks)
      // Only shown; the state counts without it.
      const time =
        endBlock !== undefined
          ? await readTime(view, BigInt(endBlock)).catch(() => undefined)
          : undefined
      return { ...order, facts, time }
    }),
  ])
  buyers.note([...orders.done, ...newOrders])
  return {
    head,
    holdings: holdings.done,
    metadata: changes.metadata,
    newOrders,
    orders: orders.done,
    doubtful: {
      holdings: holdings.failed.map(({ item }) => item),
      orders: orders.failed.map(({ item }) => item),
    },
  }
}
