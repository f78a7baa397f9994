import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MarketplaceDialogs } from '../../../src/components/Marketplace/MarketplaceDialogs.js'
import { MarketplaceNotices } from '../../../src/components/Marketplace/MarketplaceNotices.js'
import { MarketplaceTray } from '../../../src/components/Marketplace/MarketplaceTray.js'
import { useMarketplace } from '../../../src/components/Marketplace/useMarketplace.js'
import { listCollectibles } from '../../../src/core.js'
import { cartLimit } from '../../../src/hooks/cart/cartStore.js'
import { getTrackedFlowsKey } from '../../../src/hooks/flows/trackedFlows.js'
import { type TrackedFlow, useCart } from '../../../src/index.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'
import { order } from '../fixtures.js'

// Whether each element can be seen takes jsdom half of the time.
configure({ defaultHidden: true })

const world = setupWorld({ emblems: 40 })

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(cleanup)

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

type Begin = useMarketplace.ReturnType['begin']

/** The parts of a marketplace beside its grid. */
function Page(props: {
  contractAddress?: `0x${string}`
  onMarket: (market: useMarketplace.ReturnType) => void
}) {
  const { contractAddress = getEmblems(world), onMarket } = props
  const { chainId } = world.info
  const market = useMarketplace({ chainId, contractAddress, url: 'memory' })
  onMarket(market)
  return (
    <>
      <MarketplaceTray market={market} />
      <MarketplaceDialogs
        actions={[]}
        collectionName="Emblems"
        market={market}
      />
      <MarketplaceNotices market={market}>{null}</MarketplaceNotices>
    </>
  )
}

async function open(contractAddress?: `0x${string}`) {
  const surroundings = await surround(world)
  const now: { market?: useMarketplace.ReturnType } = {}
  render(
    <Page
      {...(contractAddress && { contractAddress })}
      onMarket={(market) => {
        now.market = market
      }}
    />,
    { wrapper: surroundings.wrapper },
  )
  return {
    ...surroundings,
    begin: (...trade: Parameters<Begin>) =>
      act(() => now.market?.begin(...trade)),
    view: (tokenId: string) => act(() => now.market?.open(tokenId)),
  }
}

/** Fills the cart to the brim, and empties it. */
function Fill() {
  const { add, clear } = useCart()
  const fill = () => {
    for (let index = 0; index < cartLimit; index++)
      add({ ...order, orderId: `0x${index}` })
  }
  return (
    <>
      <button onClick={fill} type="button">
        Fill
      </button>
      <button onClick={clear} type="button">
        Clear
      </button>
    </>
  )
}

test('behavior: a notice says that the cart is full', async () => {
  const { begin, wrapper } = await open()
  render(<Fill />, { wrapper })
  await press('Fill')
  const [told] = screen.getAllByRole('status')
  expect(told?.textContent).toBe('')
  begin({ action: 'addToCart', order, tokenId: '7' })
  expect(told?.textContent).toMatch(/^Your cart is full \(50 items\)/)
  await press('Dismiss')
  expect(told?.textContent).toBe('')
  begin({ action: 'addToCart', order, tokenId: '7' })
  await press('Clear')
  expect(told?.textContent).toBe('')
})

test('behavior: a contract type that cannot be read shows an error dialog', async () => {
  // No service listens there.
  const { begin } = await open('0x00000000000000000000000000000000000000C0')
  begin({ action: 'list', tokenId: '7' })
  await screen.findByRole('dialog', { name: 'Something went wrong here.' })
  await press('Try again')
  await screen.findByText('Something went wrong here.')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('behavior: an edit reopened during its exit animation keeps its price', async () => {
  const { begin, client } = await open()
  const listing = await listingOf(world, client)
  const trade = {
    action: 'edit',
    order: listing,
    tokenId: listing.tokenId ?? '0',
  } as const
  begin(trade)
  const input = await screen.findByLabelText('Price')
  await userEvent.clear(input)
  await userEvent.type(input, '77')
  const dialog = screen.getByRole('dialog')
  let leaving: (() => void) | undefined
  const left = new Promise<void>((resolve) => {
    leaving = resolve
  })
  // The exit animation runs, and the dialog keeps its content meanwhile.
  dialog.getAnimations = () => [{ finished: left } as unknown as Animation]
  await userEvent.keyboard('{Escape}')
  expect(dialog.isConnected).toBe(true)
  expect(dialog.hasAttribute('data-closed')).toBe(true)
  begin(trade)
  expect(await screen.findByLabelText('Price')).toHaveProperty('value', '77')
  leaving?.()
})

test.each([true, false])(
  'behavior: a receipt links to the item unless the item is open: %s',
  async (isOpen) => {
    const { begin, client, view } = await open()
    const listing = await listingOf(world, client)
    const { tokenId = '0' } = listing
    if (isOpen) view(tokenId)
    begin({ action: 'buy', order: listing, tokenId })
    await press(/^Buy for/)
    await screen.findByRole('button', { name: 'Done' })
    const link = screen.queryByRole('button', { name: 'View item' })
    expect(link === null).toBe(isOpen)
  },
)

test('behavior: only a flow of a single item of this collection has a View button', async () => {
  const { client, queryClient } = await open()
  const account = world.info.accounts[0]?.address ?? zeroAddress
  const { chainId } = world.info
  const contractAddress = getEmblems(world)
  const { collectibles } = await client.request(
    listCollectibles,
    { contractAddress, side: 'listing' },
    { chainId },
  )
  const [order, another] = collectibles.flatMap(({ listing }) => listing ?? [])
  if (!order || !another) throw new Error('There are no two listings.')
  const flow = (
    id: string,
    ...orders: readonly [typeof order, ...(typeof order)[]]
  ): TrackedFlow => {
    const [first, ...others] = orders
    const items = [
      { order: first },
      ...others.map((order) => ({ order })),
    ] as const
    return {
      ...{ createdAt: 0, hashes: [], id },
      intent: toBuyIntent({ account, chainId, items }),
      status: 'done',
    }
  }
  const away = { ...order, collectionContractAddress: zeroAddress }
  act(() => {
    queryClient.setQueryData(getTrackedFlowsKey(client, account), [
      flow('here', order),
      flow('basket', order, another),
      flow('elsewhere', away),
    ])
  })
  await press('Your activity')
  await screen.findByRole('button', { name: 'View' })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(1)
})
