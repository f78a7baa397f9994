import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { QuantityStepper } from '../../../src/components/trade/QuantityStepper.js'
import { getOrders, list, type Order } from '../../../src/core.js'
import {
  BuyDialog,
  CollectibleCard,
  EditListingDialog,
  type ListItem,
  useListDialog,
} from '../../../src/index.js'
import { createCollectible, createOrder } from '../../../src/testing/data.js'
import { findOwn } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

const world = setupWorld()
loadDialogs()
afterEach(cleanup)

const gold = {
  quantityAvailable: '2500000000000000000',
  quantityDecimals: 18,
  quantityInitial: '2500000000000000000',
  quantityRemaining: '2500000000000000000',
}

describe('CollectibleCard', () => {
  test('behavior: shows whole tokens, and their price', () => {
    const listing = createOrder({ ...gold, priceAmount: '2' })
    renderWithKit(
      <CollectibleCard collectible={createCollectible({ listing })} />,
    )
    expect(screen.getByText('×2.5')).toBeTruthy()
    expect(document.querySelector('.mk-card-price')?.textContent).toContain(
      '2 ETH',
    )
  })

  test('behavior: what the account holds is counted by the decimals of the metadata', () => {
    renderWithKit(
      <CollectibleCard
        collectible={createCollectible({
          listing: undefined,
          metadata: { attributes: [], decimals: 18, tokenId: '1' },
        })}
        owned="1500000000000000000"
      />,
    )
    expect(screen.getByText('×1.5')).toBeTruthy()
  })
})

function Stepper(props: { locale?: string; quantityDecimals: number }) {
  const { quantityDecimals } = props
  const one = 10n ** BigInt(quantityDecimals)
  const [value, setValue] = useState(one)
  return (
    <>
      <QuantityStepper
        max={5_000n * one}
        onChange={setValue}
        order={{ quantityDecimals }}
        value={value}
      />
      <output>{String(value)}</output>
    </>
  )
}

describe('QuantityStepper', () => {
  test.each([
    // locale, decimals, typed, base units
    ['en', 0, '12', '12'],
    ['en', 0, '2.5', undefined],
    ['en', 0, '1,000', '1000'],
    ['de', 0, '1.000', '1000'],
    ['ar-EG', 0, '١٢', '12'],
    ['en', 0, '１２', '12'],
    ['fa', 0, '۱۲', '12'],
    ['hi', 0, '१२', '12'],
    ['en', 0, '999999', '5000'],
    ['en', 0, '9'.repeat(200), '5000'],
    ['en', 0, '', '1'],
    ['en', 2, '2.5', '250'],
    ['de', 2, '2,5', '250'],
    ['ar-EG', 2, '٢٫٥', '250'],
    ['en', 2, '2.505', undefined],
    ['en', 2, '0.05', '5'],
    ['en', 18, '2.5', '2500000000000000000'],
  ])(
    'behavior: in %s with %s decimals, "%s" is %s base units',
    async (locale, quantityDecimals, typed, expected) => {
      const user = userEvent.setup()
      renderWithKit(<Stepper quantityDecimals={quantityDecimals} />, { locale })
      const one = String(10n ** BigInt(quantityDecimals))
      const input = screen.getByRole('spinbutton')
      await user.clear(input)
      if (typed) await user.paste(typed)
      expect(screen.getByRole('status').textContent).toBe(expected ?? one)
    },
  )

  test('behavior: a fraction can be typed digit by digit', async () => {
    const user = userEvent.setup()
    renderWithKit(<Stepper quantityDecimals={18} />)
    const input = screen.getByRole('spinbutton')
    await user.clear(input)
    await user.type(input, '0.05')
    expect((input as HTMLInputElement).value).toBe('0.05')
    expect(screen.getByRole('status').textContent).toBe('50000000000000000')
    await user.keyboard('{ArrowUp}')
    expect((input as HTMLInputElement).value).toBe('1.05')
    await user.keyboard('{PageDown}')
    expect(screen.getByRole('status').textContent).toBe('1000000000000000000')
  })
})

/** A listing of 25 base units, of which ten are a token. */
async function listGold() {
  const { client, config } = await surround(world)
  const [item] = await findOwn(world, 'ERC1155')
  const { chainId, contractAddress } = item
  const { orderId = '' } = await list(config, {
    ...item,
    client,
    currencyAddress: zeroAddress,
    expiry: String(Math.floor(Date.now() / 1000) + 86_400),
    pricePerToken: '10000000000000000',
    quantity: '2',
  })
  const input = [{ contractAddress, orderId }]
  const { orders } = await client.request(getOrders, { input }, { chainId })
  if (!orders[0]) throw new Error('It was not listed.')
  return { ...orders[0], quantityDecimals: 1 } satisfies Order
}

function OwnForm({ item }: { item: ListItem }) {
  const { concerns, edit, pricePerToken, quantity } = useListDialog({ item })
  return (
    <>
      <button onClick={() => edit({ price: '1' })} type="button">
        Price
      </button>
      <output>{`${pricePerToken} for each of ${quantity}`}</output>
      <p>{concerns.join()}</p>
    </>
  )
}

describe('useListDialog, with 18 decimals that the service claims', () => {
  test('behavior: an ERC-721 has no decimals', async () => {
    const [item] = await findOwn(world)
    const { wrapper } = await surround(world)
    render(<OwnForm item={{ ...item, quantityDecimals: 18 }} />, { wrapper })
    await userEvent.click(await screen.findByText('Price'))
    await screen.findByText('1000000000000000000 for each of 1')
    expect(screen.queryByText(/divisible/)).toBe(null)
  })

  test('behavior: the divisible is asked about before it is listed', async () => {
    const [item] = await findOwn(world, 'ERC1155')
    const { wrapper } = await surround(world)
    render(<OwnForm item={{ ...item, quantityDecimals: 18 }} />, { wrapper })
    await userEvent.click(await screen.findByText('Price'))
    await screen.findByText(/^1 for each of \d+$/)
    await screen.findByText(/divisible/)
  })
})

describe('dialogs', () => {
  test('behavior: a purchase shows and buys whole tokens', async () => {
    const order = await listGold()
    const asked: unknown[] = []
    const client = world.createClient({
      fetch: async (...request) => {
        if (String(request[0]).endsWith('/GenerateBuyTransaction'))
          asked.push(JSON.parse(String(request[1]?.body)).ordersData)
        return fetch(...request)
      },
    })
    const { config, wrapper } = await surround(world, { client })
    const [connector] = config.connectors
    const buyer = world.info.accounts[1]?.address ?? zeroAddress
    connector?.onAccountsChanged([buyer])
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    const dialog = await screen.findByRole('dialog')
    // Two base units are 0.2 of a token.
    const input = await within(dialog).findByRole('spinbutton')
    expect((input as HTMLInputElement).value).toBe('0.2')
    expect(dialog.textContent).toContain('of 0.2')
    expect(dialog.textContent).toContain('0.1 ETH')
    await within(dialog).findByRole('button', { name: /^Buy for 0.02/ })
    await userEvent.clear(input)
    await userEvent.type(input, '0.1')
    const buy = await within(dialog).findByRole('button', {
      name: /^Buy for 0.01/,
    })
    await userEvent.click(buy)
    await within(dialog).findByText(/^0.1 × .* are yours$/)
    expect(asked.at(-1)).toMatchObject([{ quantity: '1' }])
  })

  test('behavior: an edit shows the price of a whole token', async () => {
    const order = await listGold()
    const { wrapper } = await surround(world)
    render(
      <EditListingDialog contractType="ERC1155" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    const field = await screen.findByLabelText('Price per item')
    expect((field as HTMLInputElement).value).toBe('0.1')
    await userEvent.clear(field)
    await userEvent.type(field, '0.000000000000000001')
    await screen.findByText(/must be a multiple of 0.00000000000000001 ETH/)
  })
})
