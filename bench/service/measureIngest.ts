import { createPublicClient, http } from 'viem'
import { collections } from '../../src/service/database/schema.js'
import {
  type SignedOrder,
  startTradingChain,
} from '../../test/service/tradingChain.js'
import { benchService, createPost } from './benchService.js'
import { chainId } from './market.js'
import type { Market } from './openMarket.js'

/** Orders accepted per second, with a number of concurrent callers. */
export type IngestSpeed = { callers: number; perSecond: number }

const callers = [1, 16, 64]
const warmUps = 64
const each = 600

/**
 * Posts signed orders to the service. The service checks each order on a real
 * chain before it stores it.
 */
export async function measureIngest(market: Market): Promise<IngestSpeed[]> {
  const chain = await startTradingChain({ tokens: 100 })
  try {
    const { config, emblems, rpcUrl, sign } = chain
    await market.database.db
      .insert(collections)
      .values({ chainId, contractAddress: emblems, type: 'ERC721' })
      .onConflictDoNothing()
    const [network] = config.networks
    const service = benchService(market.wide, {
      network: {
        // The same settings as `marketkit serve`.
        client: createPublicClient({
          transport: http(rpcUrl, { batch: { batchSize: 100 } }),
        }),
        feeRecipient: network?.feeRecipient,
        seaport: network?.seaport,
      },
    })
    const count = warmUps + callers.length * each
    const orders = await Promise.all(
      // Differs from the orders of earlier runs.
      Array.from({ length: count }, (_, n) => sign((Date.now() % 1e9) + n)),
    )
    const post = async ({ body }: SignedOrder) => {
      const request = createPost('local/orders', JSON.stringify(body))
      const response = await service.fetch(request)
      if (!response.ok) throw new Error(await response.text())
    }
    await atOnce(orders.splice(0, warmUps), 16, post)
    const speeds: IngestSpeed[] = []
    for (const count of callers) {
      const start = performance.now()
      await atOnce(orders.splice(0, each), count, post)
      const seconds = (performance.now() - start) / 1000
      speeds.push({ callers: count, perSecond: each / seconds })
    }
    return speeds
  } finally {
    await chain.stop()
  }
}

/** Runs `work` for each item, at most `width` at a time. */
async function atOnce<item>(
  items: readonly item[],
  count: number,
  work: (item: item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: count }, worker))
}
