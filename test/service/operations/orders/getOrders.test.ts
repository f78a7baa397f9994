import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openFresh } from '../../databases.js'
import { collection, now, setupService, usdc } from '../../setup.js'

const ids = (list: any[]) => list.map(({ orderId }) => orderId)

describe.each(databases)('GetOrders on %s', (kind) => {
  let s: Awaited<ReturnType<typeof setupService>>
  beforeAll(async () => {
    s = await setupService({ database: await openFresh(kind) })
    await s.addCollection()
  })
  afterAll(() => s.close())

  const get = (input: object[], page?: object) =>
    s.call('Marketplace/GetOrders', { input, page })

  test('default: orders come in the requested sequence, and unknown ids are left out', async () => {
    const one = await s.addOrder(1n, 1n, { status: 'cancelled' })
    const two = await s.addOrder(null, 2n, { side: 'offer' })
    const old = await s.addOrder(1n, 1n, { validUntil: new Date(now) })
    const early = await s.addOrder(1n, 1n, { validFrom: new Date(now + 1) })
    const named = [early, two, '0xdead', 'nothing', old, one].map(
      (orderId) => ({ contractAddress: collection, orderId }),
    )
    const answer = await get(named)
    expect(ids(answer.orders)).toEqual([early, two, old, one])
    expect(answer.orders.map(({ status }: any) => status)).toEqual([
      'inactive',
      'active',
      'expired',
      'cancelled',
    ])
    const available = answer.orders.map((order: any) => [
      order.quantityAvailable,
      order.quantityAvailableFormatted,
      order.quantityRemaining,
    ])
    expect(available).toEqual([
      ['0', '0', '1'],
      ['1', '1', '1'],
      ['0', '0', '1'],
      ['0', '0', '1'],
    ])
    const second = await get(named, { page: 2, pageSize: 2 })
    expect(ids(second.orders)).toEqual([old, one])
    expect(await get([])).toEqual({
      orders: [],
      page: { page: 1, pageSize: 30, more: false },
    })
    const elsewhere = { orderId: one, contractAddress: usdc }
    const otherBook = { ...named[5], marketplace: 'external_1' }
    const anyBook = { ...named[5], marketplace: 'unknown' }
    const upper = { ...named[5], orderId: one.toUpperCase() }
    expect(ids((await get([elsewhere, otherBook])).orders)).toEqual([])
    expect(ids((await get([anyBook, upper])).orders)).toEqual([one, one])
    const twice = await get([upper, named[1] ?? {}, upper], { pageSize: 2 })
    expect(ids(twice.orders)).toEqual([one, two])
    expect(twice.page.more).toBe(true)
    expect(await get([upper], { page: 2, after: '' })).toMatchObject({
      error: 'InvalidArgument',
      cause: 'page.after',
    })
    expect(await get([upper], { sort: [{ column: 'id' }] })).toMatchObject({
      error: 'InvalidArgument',
      cause: 'page.sort',
    })
  })
})
