import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../../src/core.js'
import { CancelDialog } from '../../../src/index.js'
import { buyAs } from '../../buyAs.js'
import { listOwn } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'
import { clientTelling } from '../clientTelling.js'
import { order as listing } from '../fixtures.js'
import { before, decline } from '../interceptWallet.js'
import { getStatus } from '../listedOrders.js'
import { renderWithKit } from '../renderWithKit.js'

// Whether each element can be seen takes jsdom half of the time.
configure({ defaultHidden: true })

const world = setupWorld()

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(cleanup)

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('CancelDialog, prop: orders', async () => {
  const orders = await listOwn(world, 3, '400000000000000000')
  const [first, second, third] = orders
  if (!first || !second || !third) throw new Error('Too few listings.')
  await buyAs(world, 1, first)
  await world.sync()
  const { wrapper } = await surround(world)
  const { rerender } = render(
    <CancelDialog defaultOpen key="one" order={first} />,
    { wrapper },
  )
  // A listing that has sold is no failure, and needs no transaction.
  await screen.findByText(/ was already sold$/)
  await press('Done')

  const many = (orders: readonly Order[]) => (
    <CancelDialog defaultOpen key="many" orders={orders} />
  )
  rerender(many(orders))
  const boxes = await screen.findAllByRole('checkbox')
  if (boxes[2]) await userEvent.click(boxes[2])
  await press('Cancel 2 listings')
  // The page no longer passes the ended orders; the dialog still shows them.
  rerender(many([third]))
  await screen.findByText('1 listing is off the market')
  await screen.findByText(/ was already sold$/)
  // The sold listing needed no transaction; the deselected listing is still active.
  expect(await getStatus(world, first)).toBe('filled')
  expect(await getStatus(world, second)).toBe('cancelled')
  expect(await getStatus(world, third)).toBe('active')
})

describe('CancelDialog, behavior: the listing sells during the wallet prompt', () => {
  test.each([
    [
      'and the user rejects the cancellation',
      decline,
      'Nobody can buy from this listing now. You weren’t charged.',
    ],
    [
      'and the cancellation is sent',
      async () => {},
      'Nobody can buy from this listing now.',
    ],
  ])('%s', async (_, answer, text) => {
    const [order] = await listOwn(world, 1, '400000000000000000')
    if (!order) throw new Error('There is no listing.')
    const { config, wrapper } = await surround(world)
    await before(config, 'eth_sendTransaction', async () => {
      await buyAs(world, 1, order)
      await answer()
    })
    render(<CancelDialog defaultOpen order={order} />, { wrapper })
    await press('Cancel listing')
    await screen.findByText(/ was already sold$/)
    await screen.findByText(text)
    expect(await getStatus(world, order)).toBe('filled')
  })
})

describe('CancelDialog with several orders', () => {
  test('behavior: after a rejected prompt, all listings stay active', async () => {
    const orders = await listOwn(world, 2, '400000000000000000')
    const { config, wrapper } = await surround(world)
    await before(config, 'eth_sendTransaction', decline)
    render(<CancelDialog defaultOpen orders={orders} />, { wrapper })
    await press('Cancel 2 listings')
    await screen.findByText(/^Stopped here/)
    expect(screen.getAllByText('Still listed')).toHaveLength(1)
    for (const order of orders)
      expect(await getStatus(world, order)).toBe('active')
  })

  test('behavior: a listing with an unknown status is cancelled', async () => {
    const [order] = await listOwn(world, 1, '500000000000000000')
    if (!order) throw new Error('Too few listings.')
    const client = clientTelling(world, 'unknown', [order])
    const { wrapper } = await surround(world, { client })
    render(<CancelDialog defaultOpen orders={[order]} />, { wrapper })
    await press('Cancel 1 listing')
    await screen.findByText('1 listing is off the market')
    expect(await getStatus(world, order)).toBe('cancelled')
  })

  test('behavior: orders with the same ID on other books or chains are separate', async () => {
    const orders = [
      { ...listing, marketplace: 'service_marketplace_v1', orderId: '1' },
      { ...listing, marketplace: 'service_marketplace_v2', orderId: '1' },
      { ...listing, chainId: 1, orderId: '1' },
    ]
    renderWithKit(<CancelDialog defaultOpen orders={orders} />)
    const boxes = await screen.findAllByRole('checkbox')
    if (boxes[0]) await userEvent.click(boxes[0])
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
      true,
    ])
  })
})
