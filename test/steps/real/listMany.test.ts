import { describe, expect, test } from 'vitest'
import { listMany } from '../../../src/steps/flows/listMany.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { type RealPage, setupReal } from './pages.js'

const { anEmblem, openPage, ownListings } = setupReal()

const signature = 'eth_signTypedData_v4'

/** Items of the account, and a page that lists all of them. */
async function ownItems(count: number) {
  const items: Awaited<ReturnType<typeof anEmblem>>[] = []
  for (let at = 0; at < count; at++) items.push(await anEmblem())
  return {
    start: (
      { config, parameters }: RealPage,
      more: Partial<listMany.Parameters> = {},
    ) => listMany(config, { ...parameters, items, ...more }),
    /** Returns the listed prices of each item. */
    prices: async () => {
      const listings = await Promise.all(
        items.map(({ tokenId }) => ownListings(tokenId)),
      )
      return listings.map((orders) =>
        orders
          .filter(({ status }) => status === 'active')
          .map(({ priceAmount }) => priceAmount),
      )
    },
    wanted: items.map(({ pricePerToken }) => [pricePerToken]),
  }
}

describe('listMany', () => {
  test('default: each item is listed at its own price', async () => {
    const { prices, start, wanted } = await ownItems(3)
    const page = await openPage()
    const result = await start(page)
    expect(result).toMatchObject({
      indexed: true,
      parts: [{ status: 'done' }, { status: 'done' }, { status: 'done' }],
    })
    expect(await prices()).toEqual(wanted)
    expect(page.wallet.prompts.filter((it) => it === signature)).toHaveLength(3)
  })

  test('behavior: the page dies between two items, the next page continues', async () => {
    const { prices, start, wanted } = await ownItems(2)
    const storage = createMemoryStorage()
    const first = await openPage({ storage })
    await new Promise<void>((resolve, reject) => {
      start(first, {
        onProgress({ parts }) {
          if (parts?.[0]?.status !== 'done') return
          first.die()
          resolve()
        },
      }).then(() => reject(new Error('It was not to end.')), reject)
    })
    expect(await prices()).toEqual([wanted[0], []])

    const second = await openPage({ storage })
    expect(await resumeFlows(second.config, second.parameters)).toMatchObject([
      {
        intent: { kind: 'listMany' },
        status: 'interrupted',
        parts: [{ status: 'done' }, { status: 'waiting' }],
      },
    ])
    expect(second.wallet.prompts).toEqual([])
    await start(second)
    expect(second.wallet.prompts).toEqual([signature])
    expect(await prices()).toEqual(wanted)
    expect(await resumeFlows(second.config, second.parameters)).toEqual([])
  })

  test('behavior: a declined prompt leaves its item and all later items unlisted', async () => {
    const { prices, start, wanted } = await ownItems(3)
    let signed = 0
    const page = await openPage({
      intercept(request, forward) {
        if (request.method === signature && ++signed === 2)
          throw Object.assign(new Error('No.'), { code: 4001 })
        return forward(request)
      },
    })
    await expect(start(page)).rejects.toMatchObject({
      reason: 'rejected',
      fundsMoved: 'no',
    })
    expect(await prices()).toEqual([wanted[0], [], []])
  })
})
