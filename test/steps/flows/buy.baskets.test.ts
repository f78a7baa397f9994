import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../../src/errors.js'
import { buy } from '../../../src/steps/flows/buy.js'
import {
  forgetFlow,
  resumeFlows,
} from '../../../src/steps/flows/resumeFlows.js'
import { createKey } from '../../../src/steps/journal/journalKey.js'
import type { FlowStorage } from '../../../src/steps/platform/storage.js'
import { chainId, maker } from '../harness/chain/places.js'
import { write } from '../harness/chain/state.js'
import { openPage, type Page } from '../harness/page.js'
import type { Listed } from '../harness/service/orders.js'
import { type Place, visit } from '../harness/visit.js'
import type { AccountKind } from '../harness/wallet/account.js'
import { startAgreeing } from '../startAgreeing.js'

type Basket = Omit<Place, 'flow'> & {
  first: Listed
  second: Listed
  /** Another account buys all of an order. */
  rival(order: Listed): void
  start(page: Page, orders: Listed[], more?: More): Promise<any>
  resume(page: Page): Promise<any>
}
type More = Pick<
  buy.Parameters,
  'additionalFees' | 'acknowledge' | 'onReview' | 'storage'
>

function basket<value>(
  act: (basket: Basket) => Promise<value>,
  account: AccountKind = 'eoa',
): Promise<value> {
  return visit('buy several', { account }, async ({ page, world }) => {
    const { chain, service } = world
    const [first, second] = [...service.book.values()]
    if (!first || !second) throw new Error('There are no two orders.')
    return act({
      first,
      second,
      page,
      world,
      rival({ id, terms }) {
        for (const { state } of chain.blocks())
          write(state, terms.quantity, 'filled', id)
      },
      start({ client, config, environment }, orders, more = {}) {
        const items = orders.map(({ id }) => ({ order: service.show(id) }))
        return buy(config, {
          chainId,
          client,
          environment,
          items,
          batch: 'never',
          ...more,
        })
      },
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

test('behavior: the same order twice is refused, however its id is spelled', async () => {
  await basket(async ({ first, page, world }) => {
    const { client, config, environment } = page
    const order = world.service.show(first.id)
    const orderId = order.orderId.toUpperCase().replace('0X', '0x')
    const items = [{ order }, { order: { ...order, orderId } }]
    expect(
      await getFailure(buy(config, { chainId, client, environment, items })),
    ).toBeInstanceOf(ConfigurationError)
    expect(world.wallet.prompts).toEqual([])
  })
})

describe('a basket bought in part', () => {
  test('behavior: the result names the order that another account bought first', async () => {
    await basket(async ({ first, page, rival, second, start, world }) => {
      world.chain.onSubmit(() => rival(second))
      const result = await start(page, [first, second])
      expect(result).toMatchObject({ missed: [second.id], indexed: true })
    })
  })

  test('behavior: when every order is filled, `missed` is empty and `bought` names every order', async () => {
    await basket(async ({ first, page, second, start }) => {
      const result = await start(page, [first, second])
      expect(result.hashes).toHaveLength(1)
      expect(result.missed).toEqual([])
      expect(result.bought).toHaveLength(2)
      for (const { id } of [first, second])
        expect(result.bought).toContainEqual({ orderId: id, quantity: '1' })
    })
  })

  test.each<AccountKind>(['eoa', 'safe1'])(
    'behavior: a resume names bought and missed orders (account: %s)',
    async (account) => {
      await basket(async ({ first, page, resume, rival, second, ...rest }) => {
        const { start, world } = rest
        world.chain.onSubmit((transaction) => {
          rival(second)
          transaction.notBefore += 20_000
        })
        getFailure(start(page, [first, second]))
        await world.clock.sleep(5_000)
        page.die()
        await world.clock.sleep(60_000)
        const flows = await resume(await openPage(world, 'second'))
        expect(flows).toMatchObject([
          {
            status: 'done',
            missed: [second.id],
            bought: [{ orderId: first.id, quantity: '1' }],
          },
        ])
      }, account)
    },
  )

  test('behavior: a purchase that fills no order fails as reverted', async () => {
    await basket(async ({ first, page, second, start, world }) => {
      world.chain.onBlock(({ mined }) => {
        for (const { execution } of mined) execution.logs.length = 0
      })
      const ended = await getFailure(start(page, [first, second]))
      expect(ended).toMatchObject({ reason: 'reverted', fundsMoved: 'maybe' })
      expect(world.disk.values.size).toBe(0)
    })
  })

  test('behavior: a separate purchase of one order does not complete the pending basket', async () => {
    await basket(async ({ first, page, resume, second, start, world }) => {
      const { chain, clock, wallet } = world
      chain.onSubmit((transaction) => {
        if (wallet.prompts.length === 1)
          transaction.notBefore = Number.POSITIVE_INFINITY
      })
      getFailure(start(page, [first, second]))
      await clock.sleep(20_000)
      page.die()
      const next = await openPage(world, 'second')
      // It stays pending if no node mines it.
      for (const sent of chain.pool()) sent.from = maker
      await startAgreeing((more) => start(next, [first], more))
      const flows = await resume(next)
      expect(flows).not.toMatchObject([{ status: 'done' }])
    }, 'safe1')
  })
})

describe('the intent of a basket', () => {
  test('behavior: the sequence of items and of object keys does not change the record key', async () => {
    const receiver = '0x00000000000000000000000000000000000000fE'
    const fees = [
      [{ amount: '1', receiver }],
      [{ receiver, amount: '1' }],
    ] as const
    await basket(async ({ first, page, second, start, world }) => {
      world.walletMoods.decide = () => ({ after: 'never', does: 'agree' })
      const [additionalFees, sameFees] = fees
      // The service of this world knows of no fees.
      const onReview = () => true
      getFailure(start(page, [first, second], { additionalFees, onReview }))
      await world.clock.sleep(5_000)
      page.die()
      const keys = [...world.disk.values.keys()]
      expect(keys).toHaveLength(1)
      const next = await openPage(world, 'second')
      getFailure(
        startAgreeing((more) =>
          start(next, [second, first], {
            additionalFees: sameFees,
            onReview,
            ...more,
          }),
        ),
      )
      await world.clock.sleep(5_000)
      expect([...world.disk.values.keys()]).toEqual(keys)
    })
  })

  test('behavior: an order of a pending basket is prompted again only with consent', async () => {
    await basket(async ({ first, page, second, start, world }) => {
      const { clock, wallet, walletMoods } = world
      walletMoods.decide = () => ({ after: 'never', does: 'agree' })
      getFailure(start(page, [first, second]))
      await clock.sleep(5_000)
      const other = await openPage(world, 'second')
      const alone = () => getFailure(start(other, [first]))
      expect(await alone()).toMatchObject({
        reason: 'running',
        fundsMoved: 'maybe',
      })
      page.die()
      expect(await alone()).toMatchObject({
        reason: 'unresolved',
        fundsMoved: 'maybe',
      })
      expect(wallet.prompts).toHaveLength(1)
      getFailure(startAgreeing((more) => start(other, [first], more)))
      await clock.sleep(5_000)
      expect(wallet.prompts).toHaveLength(2)
    })
  })
})

describe('two tabs at once', () => {
  test('behavior: overlapping baskets that begin together prompt once', async () => {
    await basket(async ({ first, page, second, start, world }) => {
      const other = await openPage(world, 'second')
      const [one, two] = await Promise.all([
        getFailure(start(page, [first, second])),
        getFailure(start(other, [second])),
      ])
      expect(one).toBeUndefined()
      expect(two).toMatchObject({ reason: 'running', fundsMoved: 'maybe' })
      expect(world.wallet.prompts).toHaveLength(1)
      expect(world.disk.values.size).toBe(0)
    })
  })

  test('behavior: purchases of different orders do not block each other', async () => {
    await basket(async ({ first, page, second, start, world }) => {
      const other = await openPage(world, 'second')
      const results = await Promise.all([
        start(page, [first]),
        start(other, [second]),
      ])
      expect(results).toMatchObject([{ indexed: true }, { indexed: true }])
      expect(world.wallet.prompts).toHaveLength(2)
    })
  })

  test('behavior: an order can be bought in another tab after a rejected purchase', async () => {
    await basket(async ({ first, page, second, start, world }) => {
      world.walletMoods.decide = () => ({
        after: 100,
        does: 'refuse',
        says: { error: { code: 4001, message: 'Rejected.' } },
      })
      expect(await getFailure(start(page, [first, second]))).toMatchObject({
        reason: 'rejected',
      })
      world.walletMoods.decide = () => undefined
      const other = await openPage(world, 'second')
      expect(await start(other, [second])).toMatchObject({ indexed: true })
    })
  })
})

test('behavior: a record of the first release blocks a second purchase and can be resumed', async () => {
  await basket(async ({ first, page, resume, start, world }) => {
    const { chain, clock, disk, wallet } = world
    chain.onSubmit((transaction) => {
      transaction.notBefore += 60_000
    })
    getFailure(start(page, [first]))
    await clock.sleep(10_000)
    page.die()
    const [[key, text] = ['', '']] = disk.values
    const { createdAt, intent, steps, updatedAt, ...record } = JSON.parse(text)
    const { account, additionalFees, collection, marketplace } = intent
    // As the first release stored it: the key had no currency.
    const before = {
      ...record,
      ...{ version: 1, account, chainId, kind: 'buy' },
      intent: {
        contractAddress: collection,
        marketplace,
        orderId: first.id,
        tokenId: `${first.terms.tokenId}`,
        quantity: '1',
        maker: first.terms.maker,
        additionalFees,
      },
      ...{ created: createdAt, updated: updatedAt, entries: steps },
    }
    disk.values.delete(key)
    const oldKey = createKey({ ...record, intent }, 'buy', before.intent)
    disk.values.set(oldKey, JSON.stringify(before))

    const next = await openPage(world, 'second')
    expect(await getFailure(start(next, [first]))).toMatchObject({
      reason: 'unresolved',
      fundsMoved: 'maybe',
    })
    expect(wallet.prompts).toHaveLength(1)
    expect(await resume(next)).toMatchObject([{ status: 'done' }])
    expect(disk.values.size).toBe(0)
  })
})

/** A storage that accepts new values and never deletes any. */
const appendOnly = (storage: FlowStorage): FlowStorage => ({
  ...storage,
  delete: () => Promise.reject(new Error('Blocked.')),
  async set(key, value) {
    if ((await storage.get(key)) !== undefined) throw new Error('Blocked.')
    await storage.set(key, value)
  },
})

/** Returns the id of the flow on a disk. */
function firstId({ disk }: Place['world']): string {
  const [text = ''] = disk.values.values()
  return JSON.parse(text).id
}

describe('a storage that does not delete records', () => {
  /** Buys one more of the same, as a purchase of its own. */
  const twice = (
    break_: (storage: FlowStorage, world: Place['world']) => FlowStorage,
    isReloaded: boolean,
  ) =>
    basket(async ({ first, page, start, world }) => {
      const storage = break_(page.environment.storage, world)
      await start(page, [first], { storage })
      await world.clock.sleep(30_000)
      const next = isReloaded ? await openPage(world, 'second') : page
      const again = await start(next, [first], isReloaded ? {} : { storage })
      expect(again.resumed).toBeUndefined()
      expect(world.wallet.prompts).toHaveLength(2)
    })

  test.each([false, true])(
    'behavior: a repeated purchase is a new flow when `delete` rejects; reloaded: %s',
    async (isReloaded) => {
      const broken = (storage: FlowStorage) => ({
        ...storage,
        delete: () => Promise.reject(new Error('Blocked.')),
      })
      await twice(broken, isReloaded)
    },
  )

  test.each([false, true])(
    'behavior: a repeated purchase is a new flow when the storage only appends; reloaded: %s',
    async (isReloaded) => {
      await twice(appendOnly, isReloaded)
    },
  )

  test.each(['done', 'forgotten'])(
    'behavior: a flow that is %s is not reported again when the storage only appends',
    async (end) => {
      await basket(async ({ first, page, resume, start, world }) => {
        const storage = appendOnly(page.environment.storage)
        world.chain.onSubmit((transaction) => {
          transaction.notBefore += 60_000
        })
        getFailure(start(page, [first], { storage }))
        await world.clock.sleep(10_000)
        page.die()

        const next = await openPage(world, 'second')
        const environment = {
          ...next.environment,
          storage: appendOnly(next.environment.storage),
        }
        const told =
          end === 'done'
            ? resume({ ...next, environment })
            : forgetFlow(firstId(world), { environment })
        await told
        expect(world.disk.values.size).toBe(2)
        const last = await openPage(world, 'third')
        expect(await resume(last)).toEqual([])
        expect(world.disk.values.size).toBe(0)
      })
    },
  )

  test('behavior: when every write fails, a resume reports the flow once, as unsaved', async () => {
    await basket(async ({ first, page, resume, start, world }) => {
      world.chain.onSubmit((transaction) => {
        transaction.notBefore += 60_000
      })
      getFailure(start(page, [first]))
      await world.clock.sleep(10_000)
      page.die()
      const next = await openPage(world, 'second')
      const blocked = () => Promise.reject(new Error('Blocked.'))
      const { environment } = next
      const storage = { ...environment.storage, delete: blocked, set: blocked }
      const at = { ...next, environment: { ...environment, storage } }
      expect(await resume(at)).toMatchObject([
        { status: 'done', unsaved: true },
      ])
      expect(await resume(at)).toEqual([])
    })
  })

  test.each([false, true])(
    'behavior: a write that lands after the delete does not revive the flow; reloaded: %s',
    async (isReloaded) => {
      const late = (storage: FlowStorage, { clock }: Place['world']) => ({
        ...storage,
        async set(key: string, value: string) {
          if (value.includes('"done"')) await clock.sleep(6_000)
          await storage.set(key, value)
        },
      })
      await twice(late, isReloaded)
    },
  )
})
