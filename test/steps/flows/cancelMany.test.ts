import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../../src/errors.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { cancelMany } from '../../../src/steps/flows/cancelMany.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import { chainId } from '../harness/chain/places.js'
import { write } from '../harness/chain/state.js'
import { openPage, type Page } from '../harness/page.js'
import type { Listed } from '../harness/service/orders.js'
import { countFlows } from '../harness/storage.js'
import { type Place, visit } from '../harness/visit.js'
import { startAgreeing } from '../startAgreeing.js'

type Scene = Omit<Place, 'flow'> & {
  orders: readonly [Listed, Listed, Listed]
  start(page: Page, more?: More): Promise<cancelMany.ReturnType>
  resume(page: Page): ReturnType<typeof resumeFlows>
}
type More = Partial<
  Pick<cancelMany.Parameters, 'acknowledge' | 'onProgress' | 'signal' | 'stop'>
> & { orders?: readonly Listed[] }

const refusal = {
  after: 100,
  does: 'refuse',
  says: { error: { code: 4001, message: 'Rejected.' } },
} as const

function scene<value>(act: (scene: Scene) => Promise<value>): Promise<value> {
  return visit('cancel several', {}, async ({ page, world }) => {
    const { service } = world
    const [first, second, third] = [...service.book.values()]
    if (!first || !second || !third) throw new Error('Too few orders.')
    const orders = [first, second, third] as const
    const shown = new Map(orders.map((it) => [it, service.show(it.id)]))
    return act({
      orders,
      page,
      world,
      start: ({ client, config, environment }, more = {}) =>
        cancelMany(config, {
          ...{ chainId, client, environment },
          ...more,
          orders: (more.orders ?? orders).flatMap((it) => shown.get(it) ?? []),
        }),
      resume: ({ client, config, environment }) =>
        resumeFlows(config, { client, environment }),
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

describe('cancelMany', () => {
  test('default: all orders are cancelled, each with a transaction', async () => {
    await scene(async ({ page, start, world }) => {
      const result = await start(page)
      expect(getStatuses(result)).toEqual(['done', 'done', 'done'])
      expect(result).toMatchObject({ indexed: true })
      expect(result.hashes).toHaveLength(3)
      expect(countFlows(world.disk)).toBe(0)
    })
  })

  test('behavior: an order that is already filled is skipped', async () => {
    await scene(async ({ orders: [, second], page, start, world }) => {
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'filled', second.id)
      const result = await start(page)
      expect(getStatuses(result)).toEqual(['done', 'filled', 'done'])
      expect(world.wallet.prompts).toHaveLength(2)
    })
  })

  test('behavior: a failure stops the series, and a retry cancels the remaining orders', async () => {
    await scene(async ({ page, start, world }) => {
      let latest: Progress | undefined
      const onProgress = (progress: Progress) => {
        latest = progress
      }
      world.walletMoods.decide = () =>
        world.wallet.prompts.length === 2 ? refusal : undefined
      expect(await getFailure(start(page, { onProgress }))).toMatchObject({
        reason: 'rejected',
        fundsMoved: 'no',
      })
      expect(getStatuses(latest ?? {})).toEqual(['done', 'failed', 'waiting'])
      expect(world.wallet.prompts).toHaveLength(2)
      // Nothing is unresolved: the service lists the cancelled orders.
      expect(countFlows(world.disk)).toBe(0)
      expect(getStatuses(await start(page))).toEqual([
        'cancelled',
        'done',
        'done',
      ])
      expect(world.wallet.prompts).toHaveLength(4)
    })
  })

  test('behavior: after `stop`, the running cancellation finishes and no other starts', async () => {
    await scene(async ({ page, start, world }) => {
      const stop = new AbortController()
      let latest: Progress | undefined
      const stopped = start(page, {
        stop: stop.signal,
        onProgress(progress) {
          latest = progress
          if (progress.steps[0]?.status === 'prompting') stop.abort()
        },
      })
      expect(await getFailure(stopped)).toMatchObject({ reason: 'aborted' })
      expect(getStatuses(latest ?? {})).toEqual(['done', 'waiting', 'waiting'])
      expect(world.wallet.prompts).toHaveLength(1)
    })
  })

  test('behavior: each part stores the block and nonce of its own prompt', async () => {
    await scene(async ({ page, start, world }) => {
      const { chain, disk, wallet, walletMoods } = world
      const noted: unknown[] = []
      const actual: unknown[] = []
      walletMoods.decide = () => {
        for (const [key, text] of disk.values) {
          if (!key.startsWith('marketkit:flow:')) continue
          const { block, nonce } = JSON.parse(text).steps[0]
          noted.push({ block, nonce })
        }
        actual.push({
          block: chain.head().number,
          nonce: chain.nextNonce(wallet.account),
        })
        return undefined
      }
      let isSent = false
      await start(page, {
        onProgress({ parts }) {
          if (parts?.[0]?.status !== 'done' || isSent) return
          isSent = true
          // The user sends something else from the same account.
          const { account: from } = wallet
          const call = { from, to: from, data: '0x', value: 0n } as const
          chain.submit({ ...call, nonce: chain.nextNonce(from) })
        },
      })
      expect(noted).toEqual(actual)
    })
  })

  test('behavior: a node that lags behind does not give a used nonce to the next part', async () => {
    await scene(async ({ page, start, world }) => {
      const { disk, nodeMoods, walletMoods } = world
      const noted: number[] = []
      walletMoods.decide = () => {
        for (const [key, text] of disk.values)
          if (key.startsWith('marketkit:flow:'))
            noted.push(JSON.parse(text).steps[0].nonce)
        return undefined
      }
      await start(page, {
        onProgress({ parts }) {
          nodeMoods.lag = parts?.some(({ status }) => status === 'done') ? 6 : 0
        },
      })
      expect(noted).toEqual([0, 1, 2])
    })
  })

  test('behavior: a cancellation in doubt is prompted again only with consent', async () => {
    await scene(async ({ page, resume, start, world }) => {
      const { clock, wallet, walletMoods } = world
      walletMoods.decide = () =>
        wallet.prompts.length > 1
          ? { after: 'never', does: 'agree' }
          : undefined
      getFailure(start(page))
      await clock.sleep(120_000)
      page.die()
      wallet.closeAll()
      expect(wallet.prompts).toHaveLength(2)
      const next = await openPage(world, 'second')
      expect(await resume(next)).toMatchObject([
        {
          status: 'unresolved',
          parts: [
            { status: 'done' },
            { status: 'failed' },
            { status: 'waiting' },
          ],
        },
      ])
      expect(await getFailure(start(next))).toMatchObject({
        reason: 'unresolved',
      })
      expect(wallet.prompts).toHaveLength(2)
      getFailure(startAgreeing((more) => start(next, more)))
      await clock.sleep(120_000)
      expect(wallet.prompts).toHaveLength(3)
      next.die()
    })
  })

  test('behavior: a cancellation in doubt needs consent in another list of orders, too', async () => {
    await scene(async ({ orders: [first, second], page, start, world }) => {
      const { clock, wallet, walletMoods } = world
      walletMoods.decide = () => ({ after: 'never', does: 'agree' })
      getFailure(start(page))
      await clock.sleep(20_000)
      page.die()
      wallet.closeAll()
      walletMoods.decide = () => undefined
      const next = await openPage(world, 'second')
      const orders = [second, first]
      expect(await getFailure(start(next, { orders }))).toMatchObject({
        reason: 'unresolved',
      })
      // The other one was not in doubt.
      expect(wallet.prompts).toHaveLength(2)
      const result = await startAgreeing((more) =>
        start(next, { orders, ...more }),
      )
      expect(getStatuses(result)).toEqual(['cancelled', 'done'])
      expect(countFlows(world.disk)).toBe(0)
    })
  })

  test('behavior: a successful cancellation deletes the earlier record in doubt', async () => {
    await scene(async ({ orders: [first], page, resume, start, world }) => {
      const { chain, disk, service } = world
      let hash: string | undefined
      chain.onSubmit((transaction) => {
        if (!hash) transaction.notBefore += 240_000
        hash ??= transaction.hash
      })
      expect(await getFailure(start(page))).toMatchObject({
        reason: 'notConfirmed',
      })
      const { client, config, environment } = page
      const again = (from: typeof client) =>
        startAgreeing((more) =>
          cancel(config, {
            ...{ chainId, environment, ...more },
            client: from,
            order: service.show(first.id),
          }),
        )
      const down = { ...client, request: () => Promise.reject('Down.') }
      expect(await getFailure(again(down))).toBe('Down.')
      expect([...disk.values.values()].join()).toContain(hash)
      await again(client)
      expect(countFlows(disk)).toBe(0)
      expect(await resume(page)).toEqual([])
    })
  })

  test('behavior: the same order twice is refused', async () => {
    await scene(async ({ orders: [first, second], page, world }) => {
      const { client, config, environment } = page
      const [one, two] = [first, second].map(({ id }) => world.service.show(id))
      if (!one || !two) throw new Error('Too few orders.')
      const orderId = one.orderId.toUpperCase().replace('0X', '0x')
      const orders = [one, two, { ...one, orderId }]
      expect(
        await getFailure(
          cancelMany(config, { chainId, client, environment, orders }),
        ),
      ).toBeInstanceOf(ConfigurationError)
      expect(world.wallet.prompts).toEqual([])
    })
  })

  test('behavior: after a reload, a resume reports the completed parts once', async () => {
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
      expect(await resume(next)).toMatchObject([
        {
          status: 'interrupted',
          parts: [
            { status: 'done' },
            { status: 'waiting' },
            { status: 'waiting' },
          ],
        },
      ])
      expect(await resume(next)).toEqual([])
    })
  })
})
