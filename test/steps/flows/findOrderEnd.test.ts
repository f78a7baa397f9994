import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../../src/rpc/schemas.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { cancelMany } from '../../../src/steps/flows/cancelMany.js'
import { edit } from '../../../src/steps/flows/edit.js'
import { list } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { cancelSignedOrder } from '../../../src/steps/flows/signedOrders.js'
import { rememberBook } from '../../../src/steps/journal/orderBooks.js'
import { chainId, emblems } from '../harness/chain/places.js'
import { read, write } from '../harness/chain/state.js'
import type { FlowName } from '../harness/flows.js'
import { openPage, type Page } from '../harness/page.js'
import { type Listed, toSignedOrder } from '../harness/service/orders.js'
import { countFlows } from '../harness/storage.js'
import { type Place, visit } from '../harness/visit.js'
import type { World } from '../harness/world.js'

const never = { after: 'never', does: 'agree' } as const

/** Makes the service show an order differently from the chain. */
function claim(
  { service, serviceMoods }: World,
  { id }: Listed,
  change: Partial<Order>,
): void {
  const { answer } = serviceMoods
  serviceMoods.answer = (exchange, serve) => {
    const isAsked =
      exchange.url.endsWith('/GetOrders') && exchange.body.includes(id)
    if (!isAsked) return answer(exchange, serve)
    const orders = [{ ...service.show(id), ...change }]
    return Response.json({
      orders,
      page: { page: 1, pageSize: 30, more: false },
    })
  }
}

/** Makes the service name an order by an id that is no hash. */
function rename(world: World, { id }: Listed, shown: Order): void {
  const { serviceMoods } = world
  const { answer } = serviceMoods
  serviceMoods.answer = (exchange, serve) => {
    if (!exchange.body.includes(shown.orderId)) return answer(exchange, serve)
    if (exchange.url.endsWith('/GetOrders'))
      return Response.json({
        orders: [shown],
        page: { page: 1, pageSize: 30, more: false },
      })
    exchange.body = exchange.body.replace(shown.orderId, id)
    return answer(exchange, serve)
  }
}

/** Changes an order in every block of the chain. */
function change(
  { chain }: World,
  { id }: Listed,
  what: 'cancelled' | 'filled',
): void {
  for (const { state } of chain.blocks()) {
    write(state, 1n, what, id)
    write(state, 1n, 'size', id)
  }
}

const isCancelled = ({ chain }: World, { id }: Listed) =>
  read(chain.head().state, 'cancelled', id) === 1n

const getParameters = ({ client, environment }: Page) => ({
  chainId,
  client,
  environment,
})
const resume = ({ client, config, environment }: Page) =>
  resumeFlows(config, { client, environment })
const getFailure = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Closes the page at the prompt, and the wallet forgets the prompt. */
async function close({ page, world }: Place): Promise<Page> {
  await world.clock.sleep(20_000)
  page.die()
  world.wallet.closeAll()
  world.walletMoods.decide = () => undefined
  return openPage(world, 'second')
}

function getOrder({ flow }: Place): Listed {
  if (flow.order) return flow.order
  throw new Error('Nothing is listed.')
}

const at = <value>(name: FlowName, act: (place: Place) => Promise<value>) =>
  visit(name, {}, act)

const getExpiry = ({ clock }: World) =>
  `${Math.floor(clock.now() / 1_000) + 86_400}`

/** A listing that the service refuses, although it keeps the signature. */
async function listRefused({ page, world }: Place): Promise<Listed> {
  const { answer } = world.serviceMoods
  world.serviceMoods.answer = (exchange, serve) => {
    if (exchange.kind !== 'post') return answer(exchange, serve)
    serve()
    return Response.json({ error: 'InvalidArgument' }, { status: 400 })
  }
  const before = new Set(world.service.book.keys())
  const listing = list(page.config, {
    ...getParameters(page),
    contractAddress: emblems,
    contractType: 'ERC721',
    tokenId: '11',
    currencyAddress: zeroAddress,
    pricePerToken: `${parseEther('1')}`,
    expiry: getExpiry(world),
  })
  expect(await getFailure(listing)).toMatchObject({ recovery: 'repost' })
  world.serviceMoods.answer = answer
  const made = [...world.service.book.values()].find(
    ({ id }) => !before.has(id),
  )
  if (!made) throw new Error('Nothing was signed.')
  return made
}

describe('a cancellation that only the service claims', () => {
  test('behavior: resumeFlows leaves the cancellation unresolved', async () => {
    await at('cancel on chain', async (place) => {
      const { flow, page, world } = place
      const order = getOrder(place)
      const shown = world.service.show(order.id)
      world.walletMoods.decide = () => never
      getFailure(flow.run(page, getParameters(page)))
      const next = await close(place)
      claim(world, order, { status: 'cancelled' })
      expect(await resume(next)).toMatchObject([{ status: 'unresolved' }])
      const again = cancel(next.config, {
        ...getParameters(next),
        order: shown,
      })
      expect(await getFailure(again)).toMatchObject({ reason: 'unresolved' })
      expect(world.wallet.prompts).toHaveLength(1)
    })
  })

  test('behavior: the chain proves a cancellation that the service does not show', async () => {
    await at('cancel on chain', async (place) => {
      const { flow, page, world } = place
      const order = getOrder(place)
      world.walletMoods.decide = () => never
      getFailure(flow.run(page, getParameters(page)))
      const next = await close(place)
      change(world, order, 'cancelled')
      claim(world, order, { status: 'active' })
      expect(await resume(next)).toMatchObject([{ status: 'done' }])
    })
  })

  test('behavior: the cancellation stays unresolved when the node does not answer', async () => {
    await at('cancel on chain', async (place) => {
      const { flow, page, world } = place
      const order = getOrder(place)
      world.walletMoods.decide = () => never
      getFailure(flow.run(page, getParameters(page)))
      const next = await close(place)
      change(world, order, 'cancelled')
      world.nodeMoods.isBusy = (method) => method === 'eth_call'
      expect(await resume(next)).toMatchObject([{ status: 'unresolved' }])
    })
  })

  test('behavior: the record of a refused order stays until the chain shows a cancellation', async () => {
    await at('first listing', async (place) => {
      const { page, world } = place
      const order = await listRefused(place)
      world.service.book.delete(order.id)
      const [refused] = await resume(page)
      world.walletMoods.decide = () => never
      const { config } = page
      const flow = refused?.id ?? ''
      getFailure(cancelSignedOrder(config, { ...getParameters(page), flow }))
      const next = await close(place)
      world.service.book.set(order.id, order)
      claim(world, order, { status: 'cancelled' })
      for (const _ of [1, 2]) {
        const flows = await resume(next)
        const statuses = flows.map(({ intent, status }) =>
          [intent.kind, status].join(' '),
        )
        expect(statuses.sort()).toEqual(['cancel unresolved', 'list refused'])
      }
      // Once the chain shows the cancellation, the signature is useless.
      change(world, order, 'cancelled')
      await resume(next)
      expect(countFlows(world.disk)).toBe(0)
    })
  })

  test('behavior: a refused order stays refused when the service claims an end', async () => {
    await at('first listing', async (place) => {
      const { page, world } = place
      const order = await listRefused(place)
      for (const status of ['cancelled', 'expired'] as const) {
        claim(world, order, { status })
        expect(await resume(page)).toMatchObject([{ status: 'refused' }])
      }
    })
  })
})

/** Starts several cancellations, one of which the service reports as done. */
async function cancelAll(
  { page, world }: Place,
  status: Order['status'],
  position = 1,
  endTime: Pick<Order, 'validUntil'> = {},
) {
  const orders = [...world.service.book.values()]
  const shown = orders.map(({ id }) => world.service.show(id))
  const claimed = orders[position]
  if (!claimed) throw new Error('Too few orders.')
  claim(world, claimed, { ...endTime, status })
  const result = await cancelMany(page.config, {
    ...getParameters(page),
    orders: shown,
  })
  const parts = result.parts.map((part) => part.orderEnd ?? part.status)
  return { ...result, claimed, parts }
}

describe('an order that only the service reports as ended', () => {
  test.each(['cancelled', 'expired'] as const)(
    'behavior: cancelMany cancels an order that the service reports as %s',
    async (status) => {
      await at('cancel several', async (place) => {
        const { claimed, parts, indexed } = await cancelAll(place, status)
        expect(parts).toEqual(['done', 'done', 'done'])
        expect(isCancelled(place.world, claimed)).toBe(true)
        expect(place.world.wallet.prompts).toHaveLength(3)
        expect(indexed).toBe(true)
      })
    },
  )

  test('behavior: cancelMany ignores a new end time from the service', async () => {
    await at('cancel several', async (place) => {
      const validUntil = `${Math.floor(place.world.clock.now() / 1_000) - 60}`
      const { claimed, parts } = await cancelAll(place, 'expired', 1, {
        validUntil,
      })
      expect(parts).toEqual(['done', 'done', 'done'])
      expect(isCancelled(place.world, claimed)).toBe(true)
    })
  })

  test('behavior: cancelMany skips an order that is cancelled on the chain', async () => {
    await at('cancel several', async (place) => {
      const [, second] = [...place.world.service.book.values()]
      if (second) change(place.world, second, 'cancelled')
      const { parts, indexed } = await cancelAll(place, 'cancelled')
      expect({ parts, indexed }).toEqual({
        parts: ['done', 'cancelled', 'done'],
        indexed: true,
      })
    })
  })

  test('behavior: cancelMany is not indexed when the node does not answer', async () => {
    await at('cancel several', async (place) => {
      const { nodeMoods, wallet } = place.world
      change(place.world, getOrder(place), 'cancelled')
      let calls = 0
      nodeMoods.isBusy = (method) => method === 'eth_call' && calls++ < 2
      const { parts, indexed } = await cancelAll(place, 'cancelled', 0)
      expect({ parts, indexed }).toEqual({
        parts: ['cancelled', 'done', 'done'],
        indexed: false,
      })
      expect(wallet.prompts).toHaveLength(2)
    })
  })

  test('behavior: cancelMany cancels an order that only the service reports as sold', async () => {
    await at('cancel several', async (place) => {
      const { claimed, parts, indexed } = await cancelAll(place, 'filled')
      expect(parts).toEqual(['done', 'done', 'done'])
      expect(isCancelled(place.world, claimed)).toBe(true)
      expect(indexed).toBe(true)
    })
  })

  test.each(['cancelled', 'filled'] as const)(
    'behavior: without a hash, an order that the service reports as %s is cancelled, not skipped',
    async (status) => {
      await at('cancel several', async ({ page, world }) => {
        const [order] = [...world.service.book.values()]
        if (!order) throw new Error('Nothing is listed.')
        const shown = { ...world.service.show(order.id), orderId: 'order-7' }
        rename(world, order, { ...shown, status })
        const start = (onReview?: () => boolean) =>
          cancelMany(page.config, {
            ...getParameters(page),
            orders: [shown],
            onReview,
          })
        const refusal = await getFailure(start())
        expect(refusal).toMatchObject({ report: { verdict: 'unknown' } })
        expect(world.wallet.prompts).toEqual([])
        // The cancelled order has a hash, so the chain confirms its end.
        const result = await start(() => true)
        expect(result).toMatchObject({ indexed: true })
        expect(isCancelled(world, order)).toBe(true)
      })
    },
  )

  test('behavior: without a hash, an end that only the service knows is not indexed', async () => {
    await at('cancel several', async ({ page, world }) => {
      const [order] = [...world.service.book.values()]
      if (!order) throw new Error('Nothing is listed.')
      const shown = { ...world.service.show(order.id), orderId: 'order-7' }
      change(world, order, 'cancelled')
      rename(world, order, { ...shown, status: 'cancelled' })
      const result = await cancelMany(page.config, {
        ...getParameters(page),
        orders: [shown],
      })
      expect(result).toMatchObject({
        parts: [{ status: 'ended', orderEnd: 'cancelled' }],
        indexed: false,
      })
      expect(world.wallet.prompts).toEqual([])
    })
  })

  test('behavior: an order of a marketplace without a known book is cancelled, not skipped', async () => {
    await at('cancel several', async (place) => {
      const { page, world } = place
      const [order] = [...world.service.book.values()]
      if (!order) throw new Error('Nothing is listed.')
      const marketplace = 'external_9' as Order['marketplace']
      const shown = { ...world.service.show(order.id), marketplace }
      claim(world, order, { marketplace, status: 'cancelled' })
      await cancelMany(page.config, {
        ...getParameters(page),
        orders: [shown],
        onReview: () => true,
      })
      expect(isCancelled(world, order)).toBe(true)
    })
  })

  test('behavior: edit cancels the old listing on the chain before it lists again', async () => {
    await at('edit, cancel first', async (place) => {
      const { flow, page, world } = place
      const old = getOrder(place)
      claim(world, old, { status: 'cancelled' })
      expect(await flow.run(page, getParameters(page))).toMatchObject({
        status: 'done',
        indexed: true,
        parts: [{ status: 'done' }, { status: 'done' }],
      })
      expect(isCancelled(world, old)).toBe(true)
    })
  })
})

test('behavior: an edit asks before it lists beside an order that only the service calls expired', async () => {
  await at('edit, cancel first', async ({ flow, page, world }) => {
    const old = flow.order as Listed
    const validUntil = `${Math.floor(world.clock.now() / 1_000) - 60}`
    const order = { ...world.service.show(old.id), validUntil }
    claim(world, old, { status: 'expired', validUntil })
    const editing = edit(page.config, {
      ...getParameters(page),
      order,
      listing: {
        contractType: 'ERC721',
        currencyAddress: zeroAddress,
        expiry: getExpiry(world),
        pricePerToken: `${parseEther('2')}`,
      },
    })
    expect(await getFailure(editing)).toMatchObject({
      report: { verdict: 'unknown', findings: [{ code: 'unproven' }] },
    })
    expect(world.wallet.prompts).toEqual([])
  })
})

/** Notes on this device that the account has signed an order. */
const remember = ({ environment }: Page, order: Listed) => {
  const signed = toSignedOrder(order)
  return rememberBook(environment, { ...signed, chainId, signed })
}

/** Edits a listing, and closes the page after the first part. */
async function leaveEdit(place: Place) {
  const { flow, page, world } = place
  const old = getOrder(place)
  const shown = world.service.show(old.id)
  const { priceAmount } = shown
  const isCheaper = flow.name === 'edit, list first'
  const price = BigInt(priceAmount)
  const pricePerToken = `${isCheaper ? price / 2n : price * 2n}`
  const expiry = getExpiry(world)
  const start = (page: Page, onProgress?: edit.Parameters['onProgress']) =>
    edit(page.config, {
      ...getParameters(page),
      order: shown,
      listing: {
        contractType: 'ERC721',
        currencyAddress: zeroAddress,
        expiry,
        pricePerToken,
      },
      onProgress,
    })
  getFailure(
    start(page, ({ parts }) => {
      if (parts?.[0]?.status === 'done') page.die()
    }),
  )
  await world.clock.sleep(120_000)
  expect(page.isAlive()).toBe(false)
  const next = await openPage(world, 'second')
  const terms = { unitPrice: BigInt(pricePerToken), endTime: BigInt(expiry) }
  return { next, old, start: () => start(next), terms }
}

describe('an edit interrupted between its parts', () => {
  test.each(['edit, list first', 'edit, cancel first'] as const)(
    'behavior: %s, a sale that service and chain report ends the edit as sold',
    async (name) => {
      await at(name, async (place) => {
        const { next, old, start } = await leaveEdit(place)
        claim(place.world, old, { status: 'filled' })
        change(place.world, old, 'filled')
        const resumed = resume(next)
        // It waits for the resume of its page.
        await place.world.clock.sleep(20)
        const result = start()
        const parts = [
          { status: 'done' },
          { status: 'ended', orderEnd: 'filled' },
        ]
        expect(await resumed).toMatchObject([{ status: 'done', parts }])
        expect(await result).toMatchObject({
          ...{ status: 'sold', resumed: true, parts },
          indexed: true,
        })
        expect(countFlows(place.world.disk)).toBe(0)
      })
    },
  )

  test('behavior: an edit cancels an order that only the service reports as sold', async () => {
    await at('edit, list first', async (place) => {
      const { next, old, start } = await leaveEdit(place)
      claim(place.world, old, { status: 'filled' })
      expect(await resume(next)).toMatchObject([{ status: 'interrupted' }])
      const parts = [{ status: 'done' }, { status: 'done' }]
      expect(await start()).toMatchObject({ status: 'done', parts })
      expect(isCancelled(place.world, old)).toBe(true)
    })
  })

  test('behavior: the edit stays interrupted until the chain confirms the cancellation', async () => {
    await at('edit, list first', async (place) => {
      const { next, old } = await leaveEdit(place)
      claim(place.world, old, { status: 'cancelled' })
      expect(await resume(next)).toMatchObject([{ status: 'interrupted' }])
      expect(countFlows(place.world.disk)).toBe(1)
      change(place.world, old, 'cancelled')
      const parts = [{ status: 'done' }, { orderEnd: 'cancelled' }]
      expect(await resume(next)).toMatchObject([{ status: 'done', parts }])
    })
  })

  test('behavior: a listing at another price or quantity does not finish the edit', async () => {
    await at('edit, cancel first', async (place) => {
      const { next, old, terms } = await leaveEdit(place)
      const { service } = place.world
      const another = { ...old.terms, salt: 99n }
      service.add(another)
      service.add({ ...another, ...terms, quantity: 2n })
      expect(await resume(next)).toMatchObject([
        {
          status: 'interrupted',
          parts: [{ status: 'done' }, { status: 'waiting' }],
        },
      ])
      const made = service.add({ ...another, ...terms })
      // The account has signed nothing like it, as far as this device knows.
      expect(await resume(next)).toMatchObject([{ status: 'interrupted' }])
      await remember(next, made)
      expect(await resume(next)).toMatchObject([
        { status: 'done', orderId: made.id },
      ])
    })
  })

  const two = { quantityAvailable: '2', quantityRemaining: '2' }
  test.each([
    ['of another book', { marketplace: 'external_1' }],
    ['of more tokens', { quantityInitial: undefined, ...two }],
  ] as const)(
    'behavior: a listing %s does not finish the edit',
    async (_, facts) => {
      await at('edit, cancel first', async (place) => {
        const { next, old, terms } = await leaveEdit(place)
        const { service, serviceMoods } = place.world
        const made = service.add({ ...old.terms, ...terms, salt: 99n })
        const { answer } = serviceMoods
        serviceMoods.answer = (exchange, serve) =>
          exchange.url.endsWith('/ListListingsForCollectible')
            ? Response.json({
                listings: [{ ...service.show(made.id), ...facts }],
                page: { page: 1, pageSize: 30, more: false },
              })
            : answer(exchange, serve)
        expect(await resume(next)).toMatchObject([{ status: 'interrupted' }])
        serviceMoods.answer = answer
        await remember(next, made)
        expect(await resume(next)).toMatchObject([{ status: 'done' }])
      })
    },
  )

  test.each(['the service', 'this device', 'the chain'] as const)(
    'behavior: a listing that %s knows is not listed again',
    async (witness) => {
      await at('edit, cancel first', async (place) => {
        const { next, old, start, terms } = await leaveEdit(place)
        const { chain, service, wallet } = place.world
        const made = service.add({ ...old.terms, ...terms, salt: 99n })
        if (witness === 'this device') await remember(next, made)
        if (witness === 'the chain')
          for (const { state } of chain.blocks())
            write(state, 1n, 'valid', made.id)
        const { orderId, indexed, status } = await start()
        expect({ orderId, indexed, status }).toEqual({
          orderId: made.id,
          // A registration does not tell the terms of the order.
          indexed: witness === 'this device',
          status: 'done',
        })
        expect(wallet.prompts).toHaveLength(1)
      })
    },
  )
})

test('behavior: a resume removes the notice of an order that cancelMany cancelled', async () => {
  await at('edit, cancel first', async (place) => {
    const { page, world } = place
    const order = await listRefused(place)
    const other = getOrder(place)
    const orders = [order, other].map(({ id }) => world.service.show(id))
    world.walletMoods.decide = () => undefined
    const common = getParameters(page)
    getFailure(
      cancelMany(page.config, {
        ...{ ...common, orders },
        onProgress({ steps }) {
          if (steps[0]?.status === 'confirming') page.die()
        },
      }),
    )
    await world.clock.sleep(120_000)
    expect(page.isAlive()).toBe(false)
    // Another tab runs the flow that signed the order.
    const keys = [...world.disk.values].filter(([, text]) =>
      text.includes('"status":"refused"'),
    )
    expect(keys).toHaveLength(1)
    const [[key] = ['']] = keys
    let release = () => {}
    world.locks.of('other').request(
      key,
      {},
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    const next = await openPage(world, 'second')
    const flows = await resume(next)
    expect(flows).toContainEqual(
      expect.objectContaining({
        status: 'interrupted',
        parts: [
          { kind: 'cancel', status: 'done' },
          { kind: 'cancel', status: 'waiting' },
        ],
      }),
    )
    expect(world.disk.values.has(key)).toBe(true)
    release()
    await resume(next)
    expect(countFlows(world.disk)).toBe(0)
  })
})
