import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MarketKitProvider, SweepDialog } from '../../../src/index.js'
import { buyAs } from '../../buyAs.js'
import { listOwn } from '../../hooks/ownItems.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { findListed, getStatus } from '../listedOrders.js'

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

test('SweepDialog, behavior: a price that rises must be accepted before the purchase', async () => {
  const { chainId } = world.info
  const { client, queryClient, wrapper } = await surround(world)
  const [cheapest] = (await findListed(world)).sort((a, b) =>
    BigInt(a.priceAmount) < BigInt(b.priceAmount) ? -1 : 1,
  )
  if (!cheapest) throw new Error('Too few listings.')
  const target = {
    chainId,
    contractAddress: getEmblems(world),
    filter: { marketplaces: ['service_marketplace_v2'] },
  }
  const page = (locale: string) => (
    <MarketKitProvider client={client} locale={locale}>
      <SweepDialog defaultOpen target={target} />
    </MarketKitProvider>
  )
  const { rerender } = render(page('en'), { wrapper })
  await screen.findByRole('button', { name: /^Buy 3 for/ })
  await buyAs(world, 1, cheapest)
  await world.sync()
  await act(() => queryClient.invalidateQueries())
  await press(/^Accept [\d.]+ ETH$/)
  expect(screen.queryByText(/^Price changed from/)).toBe(null)
  const buy = await screen.findByRole('button', { name: /^Buy 3 for/ })
  expect(buy).toHaveProperty('disabled', false)
  // A larger quantity costs more: no price warning.
  await press('Increase quantity')
  await screen.findByRole('button', { name: /^Buy 4 for/ })
  expect(screen.queryByText(/^Price changed from/)).toBe(null)

  // The header keeps its picture while an empty budget picks nothing.
  const getPicture = () =>
    document.querySelector('.mk-dialog-header img')?.getAttribute('src')
  const picture = getPicture()
  expect(picture).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Budget' }))
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBe(null)
  expect(getPicture()).toBe(picture)

  // The typed budget stays the same in another language.
  await userEvent.type(screen.getByLabelText('Spend up to'), '1.5')
  rerender(page('de'))
  expect(screen.getByLabelText('Spend up to')).toHaveProperty('value', '1,5')
})

testExhaustive(
  'SweepDialog, behavior: own listings are left out, the cheapest are bought',
  async () => {
    const [own] = await listOwn(world, 1, '1')
    const cheapest = (await findListed(world)).sort((a, b) =>
      BigInt(a.priceAmount) < BigInt(b.priceAmount) ? -1 : 1,
    )[0]
    if (!own || !cheapest) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <SweepDialog
        defaultOpen
        target={{
          chainId: world.info.chainId,
          contractAddress: getEmblems(world),
          filter: { marketplaces: ['service_marketplace_v2'] },
        }}
      />,
      { wrapper },
    )
    const field = { name: 'Quantity' }
    const input = await screen.findByRole('spinbutton', field)
    await userEvent.clear(input)
    await userEvent.type(input, '2')
    await press(/^Buy 2 for/)
    await screen.findByText('2 items are yours')
    expect(await getStatus(world, cheapest)).toBe('filled')
    expect(await getStatus(world, own)).toBe('active')
  },
)

test('SweepDialog, behavior: after a purchase of one item, the title is “It’s yours”', async () => {
  const { wrapper } = await surround(world)
  const target = {
    chainId: world.info.chainId,
    contractAddress: getEmblems(world),
  }
  render(<SweepDialog defaultOpen target={target} />, { wrapper })
  const field = { name: 'Quantity' }
  const input = await screen.findByRole('spinbutton', field)
  await userEvent.clear(input)
  await userEvent.type(input, '1')
  await press(/^Buy for/)
  await screen.findByText('It’s yours')
})
