import {
  cleanup,
  configure,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { formatEther, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { buy, Order } from '../../../src/core.js'
import { CartDrawer, useCart } from '../../../src/index.js'
import { buyAs } from '../../buyAs.js'
import { listOwn } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { watchRequests } from '../../hooks/watchRequests.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { before } from '../interceptWallet.js'
import { findListed } from '../listedOrders.js'

// Whether each element can be seen takes jsdom half of the time.
configure({ defaultHidden: true })

const world = setupWorld()
const requests = watchRequests(world)

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(cleanup)

function Filled({ orders }: { orders: readonly Order[] }) {
  const { add } = useCart()
  return (
    <button onClick={() => orders.map((order) => add(order))} type="button">
      Fill
    </button>
  )
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('CartDrawer', () => {
  testExhaustive(
    'behavior: an item that another account buys first is reported and not paid',
    async () => {
      const [first, second, third] = await findListed(world)
      if (!first || !second || !third) throw new Error('Too few listings.')
      const { config, wrapper } = await surround(world)
      let isLate = false
      await before(config, 'eth_sendTransaction', async () => {
        if (isLate) return
        isLate = true
        await buyAs(world, 1, second)
      })
      const onSuccess = vi.fn<(result: buy.ReturnType) => void>()
      render(
        <>
          <Filled orders={[first, second, third]} />
          <CartDrawer onSuccess={onSuccess} />
        </>,
        { wrapper },
      )
      await press('Fill')
      await press('Cart, 3 items')
      await press('Check out')
      await press(/^Buy 3 for/)
      await screen.findByText(/^2 of 3 items bought$/)
      expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({
        missed: [second.orderId],
      })
      expect(screen.getAllByText('Missed')).toHaveLength(1)
      const paid = BigInt(first.priceAmount) + BigInt(third.priceAmount)
      screen.getByText(new RegExp(` You paid ${formatEther(paid)} ETH\\.$`))

      // Only the missed item is left, and it is no longer for sale.
      await press('Back to cart')
      await screen.findByText('No longer for sale (1)')
      await press('Remove')
      await screen.findByText('Your cart is empty')
    },
  )

  test('behavior: the cart checks out one currency at a time', async () => {
    const [first] = await findListed(world)
    const [second] = await findListed(world, {
      inCurrencyAddresses: world.info.currencies
        .filter(({ symbol }) => symbol === 'USDC')
        .map(({ address }) => address),
    })
    if (!first || !second) throw new Error('There are no two listings.')
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[first, second]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 2 items')
    const total = (await screen.findByText('Total')).closest('div')
    // The symbol of a currency is read from the chain, and may arrive after the total.
    await waitFor(() =>
      expect(total?.textContent).toMatch(/ ETH.* USDC.*\$|USDC.* ETH.*\$/),
    )
    await press(/^Check out 1 item for [\d.]+ (ETH|USDC)$/)
    await press(/^(Approve USDC|Buy for)/)
    await screen.findByText('1 item is still in your cart.')
    await press('Back to cart')
    await screen.findByRole('button', { name: 'Check out' })
  })

  test('prop: additionalFees, part of each amount to pay', async () => {
    const [first, second] = await findListed(world)
    if (!first || !second) throw new Error('Too few listings.')
    const amount = '1000000000000000'
    const receiver = world.info.accounts[5]?.address ?? zeroAddress
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[first, { ...second, priceAmount: '1' }]} />
        <CartDrawer
          additionalFees={({ items: [item] }) => {
            if (!item) throw new Error('A group without items was asked about.')
            return [{ amount, receiver }]
          }}
        />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 2 items')
    const cost = `${formatEther(BigInt(first.priceAmount) + BigInt(amount))} ETH`
    const total = await screen.findByText('Total')
    // The service knows no amount in dollars with the fees.
    expect(total.closest('div')?.textContent).toBe(`Total${cost}`)
    await press(`Check out 1 item for ${cost}`)
    await screen.findByRole('button', { name: `Buy for ${cost}` })
  })

  test('behavior: an open cart fetches its orders, and allows the quantity available now', async () => {
    const items = world.info.collections.find(({ type }) => type === 'ERC1155')
    const [listing] = await findListed(world, {}, items?.address)
    if (!listing || !items) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    // The listing as it was when only one token was available.
    const before = { quantityAvailable: '1', quantityRemaining: '1' }
    render(
      <>
        <Filled orders={[{ ...listing, ...before }]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    expect(requests.operations()).not.toContain('GetOrders')
    await press('Cart, 1 item')
    await screen.findByRole('button', { name: 'Check out' })
    expect(requests.operations()).toContain('GetOrders')
    const input = await screen.findByRole('spinbutton', { name: /^Quantity: / })
    await press(/^Increase quantity: /)
    expect(input).toHaveProperty('value', '2')
  })

  test('behavior: “Undo” restores an emptied cart, also by keyboard', async () => {
    const items = world.info.collections.find(({ type }) => type === 'ERC1155')
    const [piece] = await findListed(world, {}, items?.address)
    const [first, second] = await findListed(world)
    const [inDollars] = await findListed(world, {
      inCurrencyAddresses: world.info.currencies.map((it) => it.address),
    })
    if (!piece || !first || !second || !inDollars)
      throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[first, second, inDollars, piece]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 4 items')
    await press(/^Increase quantity: /)
    const kept = () =>
      Object.entries(localStorage).filter(([key]) => key.includes('cart'))
    const before = kept()
    expect(JSON.stringify(before)).toContain(String.raw`\"quantity\":\"2\"`)
    // Emblems for ether, emblems for dollars, and items: each group has its own title.
    const titles = () =>
      screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)
    await waitFor(() => expect(new Set(titles()).size).toBe(3))

    screen.getByRole('button', { name: 'Remove all' }).focus()
    await userEvent.keyboard('{Enter}')
    const drawer = screen.getByRole('dialog')
    await waitFor(() => expect(document.activeElement).toBe(drawer))
    expect(kept()).not.toEqual(before)
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Remove all' })
    expect(kept()).toEqual(before)
    await waitFor(() => expect(document.activeElement).toBe(drawer))

    // Undo is gone once the cart is filled again.
    await press('Remove all')
    await press('Fill')
    for (const button of screen.getAllByRole('button', { name: /^Remove .+/ }))
      if (button.textContent === '') await userEvent.click(button)
    await screen.findByText('Your cart is empty')
    expect(screen.queryByText('Undo')).toBe(null)
  })

  test('behavior: own listings cannot be bought; changed prices must be accepted first', async () => {
    const [own] = await listOwn(world, 1, '300000000000000000')
    const [other] = await findListed(world)
    if (!own || !other) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <>
        <Filled orders={[own, { ...other, priceAmount: '1' }]} />
        <CartDrawer />
      </>,
      { wrapper },
    )
    await press('Fill')
    await press('Cart, 2 items')
    await screen.findByText('This is your own listing')
    const checkOut = await screen.findByRole('button', { name: 'Check out' })
    expect(checkOut).toHaveProperty('disabled', true)
    await press(/^Accept /)
    expect(
      await screen.findByRole('button', {
        name: /^Check out 1 item for [\d.]+ ETH$/,
      }),
    ).toHaveProperty('disabled', false)
  })
})
