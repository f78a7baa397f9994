import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ConfigurationError,
  GuardError,
  RequestError,
} from '../../../src/errors.js'
import type { NetworkConfig } from '../../../src/service/context.js'
import { collectionApproval } from '../../../src/service/operations/quotes/steps.js'
import { list } from '../../../src/steps/flows/list.js'
import { listMany } from '../../../src/steps/flows/listMany.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { cancelSignedOrder } from '../../../src/steps/flows/signedOrders.js'
import { readRecords } from '../../../src/steps/journal/readRecords.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import { acquireLock } from '../../../src/steps/platform/environment.js'
import { order as shownOrder } from '../../components/fixtures.js'
import { chainId, emblems, items, seaport } from '../harness/chain/places.js'
import { write } from '../harness/chain/state.js'
import { openPage, type Page } from '../harness/page.js'
import { countFlows } from '../harness/storage.js'
import { type Place, visit } from '../harness/visit.js'

type More = Partial<
  Pick<
    listMany.Parameters,
    'acknowledge' | 'items' | 'onEvent' | 'onProgress' | 'signal' | 'stop'
  >
>

type Scene = Omit<Place, 'flow'> & {
  item(tokenId: string, price?: string): listMany.Variables['items'][number]
  start(page: Page, more?: More): Promise<listMany.ReturnType>
  resume(page: Page): ReturnType<typeof resumeFlows>
  /** Prices of the account's orders of a token. */
  prices(tokenId: bigint): bigint[]
}

const price = '1000000000000000000'

const refusal = {
  after: 100,
  does: 'refuse',
  says: { error: { code: 4001, message: 'Rejected.' } },
} as const

/** The collection is approved already, unless `isNew`. */
function scene<value>(
  act: (scene: Scene) => Promise<value>,
  { isNew = false } = {},
): Promise<value> {
  return visit('list several', {}, async ({ page, world }) => {
    const { account } = world.wallet
    if (!isNew)
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'operator', emblems, account, seaport)
    const item: Scene['item'] = (tokenId, pricePerToken = price) => ({
      contractAddress: emblems,
      contractType: 'ERC721',
      tokenId,
      currencyAddress: zeroAddress,
      pricePerToken,
      expiry: `${Math.floor(world.clock.now() / 1_000) + 86_400}`,
    })
    return act({
      item,
      page,
      world,
      start: ({ client, config, environment }, more = {}) =>
        listMany(config, {
          ...{ chainId, client, environment },
          items: [item('11'), item('12'), item('13')],
          ...more,
        }),
      resume: ({ client, config, environment }) =>
        resumeFlows(config, { client, environment }),
      prices: (tokenId) =>
        [...world.service.book.values()].flatMap(({ terms }) =>
          terms.tokenId === tokenId &&
          terms.maker.toLowerCase() === account.toLowerCase()
            ? [terms.unitPrice]
            : [],
        ),
    })
  })
}

const getFailure = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  )
const getStatuses = ({ parts = [] }: Pick<Progress, 'parts'>) =>
  parts.map(({ orderEnd, status }) => orderEnd ?? status)
const one = [BigInt(price)]

describe('listMany', () => {
  test('default: each item is listed with one signature', async () => {
    await scene(async ({ page, prices, start, world }) => {
      const result = await start(page)
      expect(getStatuses(result)).toEqual(['done', 'done', 'done'])
      expect(result).toMatchObject({ indexed: true })
      const ids = new Set(result.parts.map(({ orderId }) => orderId))
      expect([...ids].every(Boolean)).toBe(true)
      expect(ids.size).toBe(3)
      expect([11n, 12n, 13n].map(prices)).toEqual([one, one, one])
      expect(world.wallet.prompts.map(({ kind }) => kind)).toEqual(
        Array(3).fill('signature'),
      )
      expect(countFlows(world.disk)).toBe(0)
    })
  })

  test('behavior: the collection is approved once, also if the service is behind', async () => {
    await scene(
      async ({ page, start, world }) => {
        world.serviceMoods.lag = 50
        await start(page)
        expect(world.wallet.prompts.map(({ kind }) => kind)).toEqual([
          'transaction',
          'signature',
          'signature',
          'signature',
        ])
      },
      { isNew: true },
    )
  })

  test('behavior: an approval of another contract is refused even if the chain has it', async () => {
    await scene(async ({ page, prices, start, world }) => {
      const { account } = world.wallet
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'operator', items, account, seaport)
      const { tell } = world.serviceMoods
      let quotes = 0
      world.serviceMoods.tell = (steps, operation) => {
        const told = tell(steps, operation)
        if (++quotes !== 2) return told
        const network = { seaport } as NetworkConfig
        return [collectionApproval(network, items), ...told]
      }
      expect(await getFailure(start(page))).toBeInstanceOf(GuardError)
      expect(world.wallet.prompts).toHaveLength(1)
      expect([11n, 12n, 13n].map(prices)).toEqual([one, [], []])
    })
  })

  test('behavior: each item has its own price', async () => {
    await scene(async ({ item, page, prices, start }) => {
      await start(page, { items: [item('11', '5'), item('12', '7')] })
      expect([11n, 12n].map(prices)).toEqual([[5n], [7n]])
    })
  })

  test('behavior: the flow stops at the first failure, and a second call lists the other items', async () => {
    await scene(async ({ page, prices, resume, start, world }) => {
      let latest: Progress | undefined
      world.walletMoods.decide = () =>
        world.wallet.prompts.length === 2 ? refusal : undefined
      const onProgress = (progress: Progress) => {
        latest = progress
      }
      expect(await getFailure(start(page, { onProgress }))).toMatchObject({
        reason: 'rejected',
        fundsMoved: 'no',
      })
      expect(getStatuses(latest ?? {})).toEqual(['done', 'failed', 'waiting'])
      world.walletMoods.decide = () => undefined
      await world.clock.sleep(600_000)
      // A record with a listed item is kept.
      expect(await resume(page)).toMatchObject([{ status: 'interrupted' }])
      expect(countFlows(world.disk)).toBe(1)
      expect(getStatuses(await start(page))).toEqual(['done', 'done', 'done'])
      expect([11n, 12n, 13n].map(prices)).toEqual([one, one, one])
      expect(world.wallet.prompts).toHaveLength(4)
      expect(countFlows(world.disk)).toBe(0)
    })
  })

  test('behavior: a listing that was sold meanwhile is not listed again', async () => {
    await scene(async ({ page, prices, start, world }) => {
      world.walletMoods.decide = () =>
        world.wallet.prompts.length === 2 ? refusal : undefined
      await getFailure(start(page))
      const [first] = [...world.service.book.values()].filter(
        ({ terms }) => terms.tokenId === 11n,
      )
      if (!first) throw new Error('Nothing is listed.')
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'filled', first.id)
      world.walletMoods.decide = () => undefined
      expect(getStatuses(await start(page))).toEqual(['filled', 'done', 'done'])
      expect(prices(11n)).toEqual(one)
    })
  })

  test('behavior: an item is not listed twice after the record is lost', async () => {
    await scene(async ({ page, prices, start, world }) => {
      world.walletMoods.decide = () =>
        world.wallet.prompts.length === 2 ? refusal : undefined
      await getFailure(start(page))
      world.walletMoods.decide = () => undefined
      world.disk.values.clear()
      await world.clock.sleep(600_000)
      expect(getStatuses(await start(page))).toEqual(['done', 'done', 'done'])
      expect([11n, 12n, 13n].map(prices)).toEqual([one, one, one])
    })
  })

  test('behavior: after a stop, the current listing is finished and no other starts', async () => {
    await scene(async ({ page, prices, start }) => {
      const stop = new AbortController()
      const stopped = start(page, {
        stop: stop.signal,
        onProgress(progress) {
          if (progress.steps[0]?.status === 'prompting') stop.abort()
        },
      })
      expect(await getFailure(stopped)).toMatchObject({ reason: 'aborted' })
      expect([11n, 12n, 13n].map(prices)).toEqual([one, [], []])
    })
  })

  test('behavior: after the record is lost, no item is listed until its listings can be fetched', async () => {
    await scene(async ({ page, prices, start, world }) => {
      world.walletMoods.decide = () =>
        world.wallet.prompts.length === 2 ? refusal : undefined
      await getFailure(start(page))
      world.walletMoods.decide = () => undefined
      world.disk.values.clear()
      const { answer } = world.serviceMoods
      world.serviceMoods.answer = (exchange, serve) =>
        exchange.url.endsWith('ListListingsForCollectible')
          ? new Response('{}', { status: 500 })
          : answer(exchange, serve)
      expect(await getFailure(start(page))).toBeInstanceOf(RequestError)
      expect(world.wallet.prompts).toHaveLength(2)
      world.serviceMoods.answer = answer
      expect(getStatuses(await start(page))).toEqual(['done', 'done', 'done'])
      expect([11n, 12n, 13n].map(prices)).toEqual([one, one, one])
    })
  })

  test("behavior: a listing of another account doesn't count as the user's own", async () => {
    await scene(async ({ page, prices, start, world }) => {
      const { answer } = world.serviceMoods
      // The service ignores the filter, and calls other orders active.
      world.serviceMoods.answer = (exchange, serve) => {
        if (!exchange.url.endsWith('ListListingsForCollectible'))
          return answer(exchange, serve)
        const { tokenId } = JSON.parse(exchange.body)
        const listing = {
          ...shownOrder,
          collectionContractAddress: emblems,
          createdBy: seaport,
          marketplace: 'unknown',
          priceAmount: price,
          priceCurrencyAddress: zeroAddress,
          status: 'active',
          tokenId,
          validUntil: new Date(world.clock.now() + 86_400_000).toISOString(),
        }
        return Response.json({
          listings: [listing],
          page: { page: 1, pageSize: 30, more: false },
        })
      }
      const { parts } = await start(page)
      expect(getStatuses({ parts })).toEqual(['done', 'done', 'done'])
      expect([11n, 12n, 13n].map(prices)).toEqual([one, one, one])
    })
  })

  test('behavior: a stop during the second quote opens no second prompt', async () => {
    await scene(async ({ page, prices, start, world }) => {
      const stop = new AbortController()
      let quotes = 0
      const stopped = start(page, {
        stop: stop.signal,
        onEvent({ type }) {
          if (type === 'quoted' && ++quotes === 2) stop.abort()
        },
      })
      expect(await getFailure(stopped)).toMatchObject({
        reason: 'aborted',
        fundsMoved: 'no',
      })
      expect(world.wallet.prompts).toHaveLength(1)
      expect([11n, 12n, 13n].map(prices)).toEqual([one, [], []])
    })
  })

  test('behavior: a stop while another tab holds the prompt lock opens no second prompt', async () => {
    await scene(async ({ page, prices, start, world }) => {
      const stop = new AbortController()
      const other = await openPage(world, 'second')
      let close: (() => void) | undefined
      const stopped = start(page, {
        stop: stop.signal,
        async onProgress({ parts }) {
          if (parts?.[0]?.status !== 'done' || close) return
          const name = `marketkit:prompt:${world.wallet.account.toLowerCase()}`
          close = () => {}
          close = await acquireLock(other.environment.locks, name, {})
        },
      })
      const failure = getFailure(stopped)
      await world.clock.sleep(30_000)
      expect(world.wallet.prompts).toHaveLength(1)
      stop.abort()
      close?.()
      expect(await failure).toMatchObject({ reason: 'aborted' })
      expect(world.wallet.prompts).toHaveLength(1)
      expect([11n, 12n, 13n].map(prices)).toEqual([one, [], []])
    })
  })

  test('behavior: after a reload, a resume reports the listed items and prompts nothing', async () => {
    await scene(async ({ page, resume, start, world }) => {
      getFailure(
        start(page, {
          onProgress({ parts }) {
            if (parts?.[0]?.status === 'done') page.die()
          },
        }),
      )
      await world.clock.sleep(120_000)
      const next = await openPage(world, 'second')
      const prompts = world.wallet.prompts.length
      for (const _ of [1, 2])
        expect(await resume(next)).toMatchObject([
          {
            intent: { kind: 'listMany' },
            status: 'interrupted',
            parts: [
              { status: 'done' },
              { status: 'waiting' },
              { status: 'waiting' },
            ],
          },
        ])
      expect(world.wallet.prompts).toHaveLength(prompts)
    })
  })

  test('behavior: a signed order with older terms needs consent', async () => {
    await scene(async ({ item, page, prices, resume, start, world }) => {
      const { client, config, environment } = page
      const { answer } = world.serviceMoods
      world.serviceMoods.answer = (exchange, serve) =>
        exchange.kind === 'post'
          ? new Response('{}', { status: 500 })
          : answer(exchange, serve)
      const cheap = item('12', '1')
      await getFailure(
        list(config, { ...{ chainId, client, environment }, ...cheap }),
      )
      world.serviceMoods.answer = answer
      const error = await getFailure(start(page))
      expect(error).toMatchObject({
        reason: 'unresolved',
        signed: { order: { unitPrice: '1', tokenId: '12' } },
      })
      expect([11n, 12n, 13n].map(prices)).toEqual([one, [], []])
      const { unresolved } = error as { unresolved: readonly string[] }
      expect(
        getStatuses(await start(page, { acknowledge: unresolved })),
      ).toEqual(['done', 'done', 'done'])
      // Only the user can have the older order posted.
      expect(await resume(page)).toMatchObject([
        { status: 'refused', isReplaced: true },
      ])
      expect(prices(12n)).toEqual(one)
    })
  })

  test('behavior: cancelling a refused order keeps the record of the other items', async () => {
    await scene(async ({ page, prices, resume, start, world }) => {
      const { client, config, environment } = page
      const { answer } = world.serviceMoods
      let posts = 0
      world.serviceMoods.answer = (exchange, serve) =>
        exchange.kind === 'post' && ++posts === 2
          ? Response.json({ error: 'InvalidArgument' }, { status: 400 })
          : answer(exchange, serve)
      expect(await getFailure(start(page))).toMatchObject({
        reason: 'post',
        fundsMoved: 'maybe',
      })
      world.serviceMoods.answer = answer
      const [flow] = await resume(page)
      expect(flow).toMatchObject({
        status: 'refused',
        order: { tokenId: '12' },
      })
      await cancelSignedOrder(config, {
        ...{ client, environment },
        flow: flow?.id ?? '',
      })
      expect(await resume(page)).toMatchObject([{ status: 'interrupted' }])
      await start(page)
      expect(prices(11n)).toEqual(one)
      expect(prices(13n)).toEqual(one)
    })
  })

  test('behavior: cancelling a refused order does not change a record locked by another tab', async () => {
    await scene(async ({ page, resume, start, world }) => {
      const { client, config, environment } = page
      const { answer } = world.serviceMoods
      let posts = 0
      world.serviceMoods.answer = (exchange, serve) =>
        exchange.kind === 'post' && ++posts === 2
          ? Response.json({ error: 'InvalidArgument' }, { status: 400 })
          : answer(exchange, serve)
      await getFailure(start(page))
      const [{ id = '' } = {}] = await resume(page)
      const other = await openPage(world, 'second')
      const [stored] = await readRecords(other.environment)
      const key = stored?.key ?? ''
      const text = world.disk.values.get(key)
      const unlock = await acquireLock(other.environment.locks, key, {})
      await cancelSignedOrder(config, {
        ...{ client, environment },
        flow: id,
      })
      expect(text).toContain('"refused"')
      expect(world.disk.values.get(key)).toBe(text)
      unlock?.()
      expect(await resume(other)).toMatchObject([{ status: 'interrupted' }])
    })
  })

  test.each([
    ['an empty list of items', []],
    ['the same item twice', ['11', '011']],
  ] as const)('parameters: %s is refused', async (_, tokenIds) => {
    await scene(async ({ item, page, start, world }) => {
      const items = tokenIds.map((tokenId) => item(tokenId))
      expect(await getFailure(start(page, { items }))).toBeInstanceOf(
        ConfigurationError,
      )
      expect(world.wallet.prompts).toEqual([])
    })
  })

  test('parameters: a price of zero is refused', async () => {
    await scene(async ({ item, page, start, world }) => {
      const items = [item('11'), item('12', '0')]
      expect(String(await getFailure(start(page, { items })))).toContain(
        'items[1].pricePerToken',
      )
      expect(world.wallet.prompts).toEqual([])
    })
  })
})
