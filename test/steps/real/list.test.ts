import { describe, expect, test } from 'vitest'
import { listListings } from '../../../src/rpc/operations.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { setupReal } from './pages.js'

const { anEmblem, openPage, places, world } = setupReal()

describe('a listing whose page dies', () => {
  test.each(['signed, not posted', 'posted, not answered'])(
    'behavior: a listing that is %s is not signed again',
    async (moment) => {
      const storage = createMemoryStorage()
      const item = await anEmblem()
      let posts = 0
      const first = await openPage({ storage })
      const { marketplaceUrl } = world.info
      const fetching: typeof fetch = async (input, init) => {
        if (!String(input).endsWith('/orders')) return fetch(input, init)
        posts++
        if (moment.startsWith('posted')) await fetch(input, init)
        first.die()
        return new Promise<never>(() => {})
      }
      const client = world.createClient({ fetch: fetching, marketplaceUrl })
      list(first.config, { ...first.parameters, ...item, client }).catch(
        () => {},
      )
      await expect.poll(() => posts).toBe(1)
      await expect
        .poll(() => first.wallet.prompts.at(-1))
        .toBe('eth_signTypedData_v4')

      const { config, parameters, wallet } = await openPage({ storage })
      const [flow] = await resumeFlows(config, parameters)
      expect(flow).toMatchObject({ intent: { kind: 'list' }, status: 'done' })
      expect(wallet.prompts).toEqual([])
      const { listings } = await parameters.client.request(
        listListings,
        { contractAddress: places.emblems, tokenId: item.tokenId },
        { chainId: world.info.chainId },
      )
      expect(listings.map(({ orderId }) => orderId)).toEqual([flow?.orderId])
      // Only the book of the order stays stored, for its cancellation.
      expect(await storage.keys()).toEqual([
        `marketkit:book:${world.info.chainId}:${flow?.orderId}`,
      ])
    },
  )
})

test('behavior: the id that a service answers to a signed order is not believed', async () => {
  const item = await anEmblem()
  const { config, parameters } = await openPage({
    storage: createMemoryStorage(),
  })
  const other = `0x${'66'.repeat(32)}`
  const fetching: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    return String(input).endsWith('/orders')
      ? Response.json({ orderId: other }, response)
      : response
  }
  const { marketplaceUrl } = world.info
  const client = world.createClient({ fetch: fetching, marketplaceUrl })
  const { orderId, indexed } = await list(config, {
    ...parameters,
    ...item,
    client,
  })
  expect(orderId).not.toBe(other)
  expect(indexed).toBe(true)
  const { listings } = await parameters.client.request(
    listListings,
    { contractAddress: places.emblems, tokenId: item.tokenId },
    { chainId: world.info.chainId },
  )
  expect(listings.map((it) => it.orderId)).toEqual([orderId])
})
