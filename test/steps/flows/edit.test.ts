import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../../src/rpc/schemas.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { edit, getEditSequence } from '../../../src/steps/flows/edit.js'
import {
  forgetFlow,
  resumeFlows,
} from '../../../src/steps/flows/resumeFlows.js'
import { openJournal } from '../../../src/steps/journal/journal.js'
import { rememberBook } from '../../../src/steps/journal/orderBooks.js'
import { readRecords } from '../../../src/steps/journal/readRecords.js'
import { getPart } from '../../../src/steps/model/parts.js'
import { readStep } from '../../../src/steps/model/readStep.js'
import { acquireLock } from '../../../src/steps/platform/environment.js'
import { order as shownOrder } from '../../components/fixtures.js'
import { chainId, coin, seaport } from '../harness/chain/places.js'
import { write } from '../harness/chain/state.js'
import { openPage, type Page } from '../harness/page.js'
import { type Listed, toSignedOrder } from '../harness/service/orders.js'
import { countFlows } from '../harness/storage.js'
import { type Place, visit } from '../harness/visit.js'
import { permission, signedOrderUntil } from '../setup.js'

type Scene = Omit<Place, 'flow'> & {
  old: Listed
  /** Orders of the account for the token, but the old one. */
  made(): Listed[]
  /** Somebody buys from the old listing. */
  sell(): void
  start(page: Page, more?: More): Promise<edit.ReturnType>
  resume(page: Page): ReturnType<typeof resumeFlows>
}
type More = Pick<
  edit.Parameters,
  'acknowledge' | 'onProgress' | 'onReview' | 'signal' | 'stop'
> & {
  /** What the service claims of the order to replace. */
  lie?: Partial<Order> | undefined
  price?: string
}

const refusal = {
  after: 100,
  does: 'refuse',
  says: { error: { code: 4001, message: 'Rejected.' } },
} as const

function scene<value>(
  price: '0.5' | '2',
  act: (scene: Scene) => Promise<value>,
): Promise<value> {
  const name = price === '2' ? 'edit, cancel first' : 'edit, list first'
  return visit(name, {}, async ({ flow, page, world }) => {
    const { chain, clock, service } = world
    const old = flow.order
    if (!old) throw new Error('Nothing is listed.')
    const order = service.show(old.id)
    const expiry = `${Math.floor(clock.now() / 1_000) + 86_400}`
    return act({
      old,
      page,
      world,
      made: () => [...service.book.values()].filter((it) => it !== old),
      sell() {
        for (const { state } of chain.blocks())
          write(state, 1n, 'filled', old.id)
      },
      start: (
        { client, config, environment },
        { lie, price: now, ...more } = {},
      ) =>
        edit(config, {
          ...{ chainId, client, environment, order: { ...order, ...lie } },
          listing: {
            contractType: 'ERC721',
            // As in the form, the currency of the order is the default.
            currencyAddress: lie?.priceCurrencyAddress ?? zeroAddress,
            expiry,
            pricePerToken: `${parseEther(now ?? price)}`,
          },
          ...more,
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
const getKinds = ({ wallet }: Place['world']) =>
  wallet.prompts.map(({ kind }) => kind)

describe('edit', () => {
  test.each([
    ['2', ['cancel', 'list'], ['transaction', 'signature']],
    ['0.5', ['list', 'cancel'], ['signature', 'transaction']],
  ] as const)(
    'default: an edit changes the price to %s ETH in two parts',
    async (price, parts, prompts) => {
      await scene(price, async ({ made, page, start, world }) => {
        const seen = new Set<string>()
        const result = await start(page, {
          onProgress: ({ parts = [] }) =>
            seen.add(parts.map(({ status }) => status).join()),
        })
        expect(result).toMatchObject({
          ...{ status: 'done', indexed: true, orderId: made()[0]?.id },
          parts: parts.map((kind) => ({ kind, status: 'done' })),
        })
        expect(result.hashes).toHaveLength(1)
        expect(getKinds(world)).toEqual(prompts)
        expect([...seen]).toEqual([
          'working,waiting',
          'done,working',
          'done,done',
        ])
        expect(countFlows(world.disk)).toBe(0)
      })
    },
  )

  test.each(['0.5', '2'] as const)(
    'behavior: a sold listing is not listed again, to %s ETH',
    async (price) => {
      await scene(price, async ({ made, page, sell, start, world }) => {
        sell()
        expect(await start(page)).toMatchObject({ status: 'sold', hashes: [] })
        expect(world.wallet.prompts).toEqual([])
        expect(made()).toEqual([])
        expect(countFlows(world.disk)).toBe(0)
      })
    },
  )

  test('behavior: a listing sold between the parts needs no cancellation', async () => {
    await scene('0.5', async ({ page, sell, start, world }) => {
      const result = await start(page, {
        onProgress({ parts }) {
          if (parts?.[0]?.status === 'done') sell()
        },
      })
      expect(result).toMatchObject({
        status: 'sold',
        parts: [{ status: 'done' }, { status: 'ended', orderEnd: 'filled' }],
      })
      expect(getKinds(world)).toEqual(['signature'])
      expect(countFlows(world.disk)).toBe(0)
    })
  })

  test('behavior: an edit ends as sold when the listing is sold during a refused prompt', async () => {
    await scene('2', async ({ page, sell, start, world }) => {
      world.walletMoods.decide = () => {
        sell()
        return refusal
      }
      expect(await start(page)).toMatchObject({ status: 'sold' })
    })
  })

  test('behavior: an edit of a cancelled listing only lists', async () => {
    await scene('2', async ({ old, page, start, world }) => {
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'cancelled', old.id)
      expect(await start(page)).toMatchObject({
        status: 'done',
        parts: [{ status: 'ended', orderEnd: 'cancelled' }, { status: 'done' }],
      })
      expect(getKinds(world)).toEqual(['signature'])
    })
  })

  test.each([
    ['another currency', { priceCurrencyAddress: coin }],
    ['another token', { tokenId: '11' }],
    ['a higher price', { priceAmount: `${parseEther('9')}` }],
  ])(
    'behavior: an edit signs nothing when the service claims %s',
    async (_, lie) => {
      await scene('0.5', async ({ made, page, start, world }) => {
        const error = await getFailure(start(page, { lie }))
        expect(error).toMatchObject({ report: { verdict: 'mismatch' } })
        expect(world.wallet.prompts).toEqual([])
        expect(made()).toEqual([])
      })
    },
  )

  test('behavior: an edit of a cancelled listing asks before it lists on terms that nothing proves', async () => {
    await scene('0.5', async ({ old, page, start, world }) => {
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'cancelled', old.id)
      const lie = { priceCurrencyAddress: coin }
      const asked: string[] = []
      const error = await getFailure(
        start(page, {
          lie,
          onReview({ findings }) {
            asked.push(...findings.map(({ code }) => code))
            return false
          },
        }),
      )
      expect(error).toMatchObject({ report: { verdict: 'unknown' } })
      expect(asked).toEqual(['unproven'])
      expect(world.wallet.prompts).toEqual([])
    })
  })

  test('behavior: after the cancellation, an edit asks if the old terms have changed', async () => {
    await scene('2', async ({ made, page, start, world }) => {
      const stop = new AbortController()
      await getFailure(
        start(page, {
          stop: stop.signal,
          onProgress({ steps }) {
            if (steps[0]?.status === 'prompting') stop.abort()
          },
        }),
      )
      expect(getKinds(world)).toEqual(['transaction'])
      const lie = { priceCurrencyAddress: coin }
      const error = await getFailure(start(page, { lie }))
      expect(error).toMatchObject({
        report: { verdict: 'unknown', findings: [{ code: 'unproven' }] },
      })
      expect(getKinds(world)).toEqual(['transaction'])
      expect(made()).toEqual([])
      expect(await start(page)).toMatchObject({ status: 'done' })
    })
  })

  test('behavior: an edit cancels first if the old terms cannot be proven', async () => {
    await scene('0.5', async ({ page, start, world }) => {
      world.serviceMoods.withdraws = true
      const asked: string[] = []
      const result = await start(page, {
        onReview({ findings }) {
          asked.push(findings.map(({ code }) => code).join())
          return true
        },
      })
      expect(result).toMatchObject({
        parts: [{ kind: 'cancel' }, { kind: 'list' }],
      })
      expect(asked).toEqual(['contract,typedData', 'unproven'])
    })
  })

  describe('an old order in a token', () => {
    /** Edits an order in a token that the service shows as the account's. */
    const editInCoin = (
      price: '0.5' | '2',
      prepare: (place: Place, invented: Listed) => unknown,
      answer = false,
    ) =>
      scene(price, async ({ made, old, page, start, world }) => {
        const terms = { ...old.terms, currency: coin, salt: 77n }
        const invented = world.service.add(terms)
        await prepare({ page, world } as Place, invented)
        const asked: string[] = []
        const result = await start(page, {
          lie: world.service.show(invented.id),
          onReview({ findings }) {
            asked.push(...findings.map(({ code }) => code))
            return answer
          },
        }).catch((error: unknown) => error)
        const listed = made().filter((it) => it !== invented)
        return { asked, kinds: getKinds(world), listed, result }
      })

    test.each(['0.5', '2'] as const)(
      'behavior: before anything is cancelled, an edit asks about the token of an order that nothing proves, at %s',
      async (price) => {
        const { asked, kinds, listed, result } = await editInCoin(
          price,
          () => {},
        )
        expect(result).toMatchObject({ report: { verdict: 'unknown' } })
        expect(asked).toEqual(['unproven'])
        expect(kinds).toEqual([])
        expect(listed).toEqual([])
      },
    )

    test.each(['0.5', '2'] as const)(
      'behavior: one answer allows the cancellation and the listing, at %s',
      async (price) => {
        const { asked, kinds, listed, result } = await editInCoin(
          price,
          () => {},
          true,
        )
        expect(result).toMatchObject({ indexed: true, status: 'done' })
        expect(asked).toEqual(['unproven'])
        expect(kinds).toEqual(['transaction', 'signature'])
        expect(listed).toMatchObject([{ terms: { currency: coin } }])
      },
    )

    test('behavior: a cancellation that was reviewed does not prove the signature', async () => {
      const { asked, kinds } = await editInCoin('2', ({ page }, { id }) =>
        rememberBook(page.environment, { book: seaport, chainId, orderId: id }),
      )
      expect(asked).toEqual(['unproven'])
      expect(kinds).toEqual([])
    })

    const proofs: [string, Parameters<typeof editInCoin>[1]][] = [
      [
        'was signed on this device',
        ({ page }, order) => {
          const signed = toSignedOrder(order)
          return rememberBook(page.environment, { ...signed, chainId, signed })
        },
      ],
      [
        'is registered in its book',
        ({ world }, { id }) => {
          for (const { state } of world.chain.blocks())
            write(state, 1n, 'valid', id)
        },
      ],
    ]
    test.each(
      proofs.flatMap(([name, prove]) =>
        (['0.5', '2'] as const).map((price) => [name, price, prove] as const),
      ),
    )(
      'default: an order that %s is edited without a question, at %s',
      async (_, price, prove) => {
        const { asked, listed, result } = await editInCoin(price, prove)
        expect(result).toMatchObject({ indexed: true, status: 'done' })
        expect(asked).toEqual([])
        expect(listed).toMatchObject([{ terms: { currency: coin } }])
      },
    )
  })

  test.each([
    ['was allowed by the user', true, undefined],
    ['is of an older record', false, /,"reviewed":\{[^}]*\}/],
  ] as const)(
    'behavior: after a reload, a cancellation that %s proves no terms',
    async (_, isAllowed, removed) => {
      await scene('2', async ({ page, start, world }) => {
        world.serviceMoods.withdraws = isAllowed
        const stop = new AbortController()
        await getFailure(
          start(page, {
            onReview: () => true,
            stop: stop.signal,
            onProgress({ steps }) {
              if (steps[0]?.status === 'prompting') stop.abort()
            },
          }),
        )
        expect(getKinds(world)).toHaveLength(1)
        if (removed)
          for (const [key, text] of world.disk.values) {
            if (!key.includes('book')) expect(text).toMatch(removed)
            world.disk.values.set(key, text.replace(removed, ''))
          }
        const next = await openPage(world, 'second')
        expect(await getFailure(start(next))).toMatchObject({
          report: { verdict: 'unknown', findings: [{ code: 'unproven' }] },
        })
        expect(getKinds(world)).toHaveLength(1)
      })
    },
  )

  test('behavior: a listing that the service does not know is not replaced', async () => {
    await scene('0.5', async ({ made, old, page, start, world }) => {
      world.service.book.delete(old.id)
      expect(await getFailure(start(page))).toMatchObject({
        name: 'RequestError',
        reason: 'notFound',
      })
      expect(world.wallet.prompts).toEqual([])
      expect(made()).toEqual([])
    })
  })

  test('behavior: an edit stopped between its parts continues with a new price', async () => {
    await scene('2', async ({ made, page, start, world }) => {
      const stop = new AbortController()
      const stopped = start(page, {
        stop: stop.signal,
        onProgress({ steps }) {
          if (steps[0]?.status === 'prompting') stop.abort()
        },
      })
      expect(await getFailure(stopped)).toMatchObject({
        reason: 'aborted',
        fundsMoved: 'no',
      })
      expect(getKinds(world)).toEqual(['transaction'])
      expect(countFlows(world.disk)).toBe(1)
      const result = await start(page, { price: '3' })
      expect(result).toMatchObject({ status: 'done' })
      expect(result.hashes).toHaveLength(1)
      expect(getKinds(world)).toEqual(['transaction', 'signature'])
      expect(made()).toMatchObject([{ terms: { unitPrice: parseEther('3') } }])
    })
  })

  test('behavior: a prompt rejected after an abort leaves the first part done', async () => {
    await scene('2', async ({ page, resume, start, world }) => {
      const leave = new AbortController()
      world.walletMoods.decide = ({ kind }) => {
        if (kind !== 'signature') return undefined
        leave.abort()
        return refusal
      }
      const run = start(page, { signal: leave.signal })
      expect(await getFailure(run)).toMatchObject({ reason: 'aborted' })
      await page.environment.sleep(1_000)
      const [flow] = await resume(page)
      expect(flow).toMatchObject({
        status: 'interrupted',
        parts: [{ status: 'done' }, { status: 'waiting' }],
      })
      expect(countFlows(world.disk)).toBe(1)
    })
  })

  test('behavior: a retry at another price keeps the new listing that already exists', async () => {
    await scene('0.5', async ({ made, page, start, world }) => {
      world.walletMoods.decide = ({ kind }) =>
        kind === 'transaction' ? refusal : undefined
      expect(await getFailure(start(page))).toMatchObject({
        reason: 'rejected',
      })
      world.walletMoods.decide = () => undefined
      const result = await start(page, { price: '3' })
      expect(result).toMatchObject({ status: 'done', orderId: made()[0]?.id })
      expect(made()).toMatchObject([
        { terms: { unitPrice: parseEther('0.5') } },
      ])
    })
  })

  test('behavior: the id that a service has for the new listing is kept beside its hash', async () => {
    await scene('2', async ({ made, page, start, world }) => {
      const { answer } = world.serviceMoods
      const ownId = '4711'
      let questions = 0
      world.serviceMoods.answer = (exchange, serve) => {
        if (exchange.kind === 'post') {
          serve()
          return Response.json({ orderId: ownId })
        }
        if (!exchange.body.includes(`"${ownId}"`))
          return answer(exchange, serve)
        questions += 1
        const [listed] = made()
        const shown = listed && world.service.show(listed.id)
        const orders = shown ? [{ ...shown, orderId: ownId }] : []
        return Response.json({
          orders,
          page: { page: 1, pageSize: 30, more: false },
        })
      }
      expect(await start(page)).toMatchObject({
        orderHash: made()[0]?.id,
        orderId: ownId,
        indexed: true,
        status: 'done',
      })
      expect(questions).toBeGreaterThan(0)
    })
  })

  test('behavior: two tabs do not change the same listing', async () => {
    await scene('2', async ({ made, old, page, start, world }) => {
      const other = await openPage(world, 'second')
      const { client, config, environment } = other
      const order = world.service.show(old.id)
      const [one, two, three] = await Promise.all([
        getFailure(start(page)),
        getFailure(start(other, { price: '3' })),
        getFailure(cancel(config, { chainId, client, environment, order })),
      ])
      expect(one).toBeUndefined()
      expect(two).toMatchObject({ reason: 'running' })
      expect(three).toMatchObject({
        fundsMoved: expect.stringMatching(/no|maybe/),
      })
      expect(getKinds(world)).toEqual(['transaction', 'signature'])
      expect(made()).toHaveLength(1)
    })
  })
})

describe('an edit interrupted between its parts', () => {
  const leave = async ({ page, start, world }: Scene) => {
    start(page, {
      onProgress({ parts }) {
        if (parts?.[0]?.status === 'done') page.die()
      },
    }).catch(() => {})
    await world.clock.sleep(120_000)
    expect(page.isAlive()).toBe(false)
    return openPage(world, 'second')
  }

  test('default: every resume reports the edit until the edit is finished', async () => {
    await scene('2', async (scene) => {
      const { made, resume, start, world } = scene
      const next = await leave(scene)
      for (const _ of [1, 2])
        expect(await resume(next)).toMatchObject([
          {
            intent: { kind: 'edit' },
            status: 'interrupted',
            parts: [
              { kind: 'cancel', status: 'done' },
              { kind: 'list', status: 'waiting' },
            ],
          },
        ])
      const result = await start(next)
      expect(result).toMatchObject({ status: 'done', orderId: made()[0]?.id })
      expect(getKinds(world)).toEqual(['transaction', 'signature'])
      expect(await resume(next)).toEqual([])
    })
  })

  test('behavior: a forgotten edit is not reported again', async () => {
    await scene('0.5', async (scene) => {
      const { resume } = scene
      const next = await leave(scene)
      const [flow] = await resume(next)
      expect(flow).toMatchObject({ status: 'interrupted' })
      const { environment } = next
      expect(await forgetFlow(flow?.id ?? '', { environment })).toBe(
        'forgotten',
      )
      expect(await resume(next)).toEqual([])
    })
  })

  test('behavior: the edit is done when the old listing was cancelled elsewhere', async () => {
    await scene('0.5', async (scene) => {
      const { old, resume, world } = scene
      const next = await leave(scene)
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'cancelled', old.id)
      expect(await resume(next)).toMatchObject([{ status: 'done' }])
      expect(countFlows(world.disk)).toBe(0)
    })
  })
})

test('behavior: a resume does not change a record that another tab has locked', async () => {
  await scene('2', async ({ old, page, resume, start, world }) => {
    start(page, {
      onProgress({ steps }) {
        if (steps.some(({ hash }) => hash)) page.die()
      },
    }).catch(() => {})
    await world.clock.sleep(120_000)
    const next = await openPage(world, 'second')
    const { environment } = next
    const [stored] = await readRecords(environment)
    if (!stored) throw new Error('No flow is stored.')
    const { intent, scope } = stored.record
    const listing = getPart(intent, 1)
    expect([intent.kind, listing.kind]).toEqual(['edit', 'list'])

    // The other tab lists the item again, and holds the order that is cancelled.
    const end = Math.floor(world.clock.now() / 1_000) + 86_400
    const order = { ...signedOrderUntil(end), orderId: old.id }
    const other = await openJournal(environment, { intent: listing, scope })
    other.begin([readStep({ id: 'sign', signature: permission }, 0)])
    await other.update(0, { order, status: 'refused' })
    const unlock = await acquireLock(environment.locks, other.key, {})
    const text = world.disk.values.get(other.key)
    expect(await resume(next)).toMatchObject([
      { intent: { kind: 'edit' }, status: 'interrupted' },
      { intent: { kind: 'list' }, status: 'running' },
    ])
    expect(text).toContain('"refused"')
    expect(world.disk.values.get(other.key)).toBe(text)
    unlock?.()
  })
})

describe('getEditSequence', () => {
  const listing = {
    contractType: 'ERC721',
    currencyAddress: zeroAddress,
    pricePerToken: shownOrder.priceAmount,
  }
  test.each([
    ['the same price', {}, 'list'],
    ['a lower price', { pricePerToken: '1' }, 'list'],
    ['a higher price', { pricePerToken: `${10n ** 20n}` }, 'cancel'],
    ['an ERC-1155 token', { contractType: 'ERC1155' }, 'cancel'],
    ['another currency', { currencyAddress: `0x${'1'.repeat(40)}` }, 'cancel'],
  ])('behavior: chooses the first part for %s', (_, change, first) => {
    expect(getEditSequence(shownOrder, { ...listing, ...change })[0]).toBe(
      first,
    )
  })
})
