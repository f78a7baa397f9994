import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { type Address, getAddress, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MarketplaceHeader } from '../../../src/components/Marketplace/MarketplaceHeader.js'
import { listOffers, type Order } from '../../../src/core.js'
import { Fan } from '../../../stories/demo/Fan.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { watchRequests } from '../../hooks/watchRequests.js'
import { setupWorld } from '../../world.js'
import { renderWithKit } from '../renderWithKit.js'

const world = setupWorld()
const requests = watchRequests(world)

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function visit(chainId = 31337) {
  const { unmount } = renderWithKit(
    <MarketplaceHeader
      chainId={chainId}
      collectionName="Emblems"
      contractAddress={zeroAddress}
    />,
  )
  const isSmall = screen.getByRole('banner').hasAttribute('data-seen')
  unmount()
  return isSmall
}

test('default: the header is smaller from the second visit on', () => {
  expect(visit()).toBe(false)
  expect(visit()).toBe(true)
  expect(visit()).toBe(true)
})

test('behavior: each collection has its own first visit', () => {
  visit()
  expect(visit(137)).toBe(false)
})

test('behavior: without storage, every visit is the first one', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(visit()).toBe(false)
  expect(visit()).toBe(false)
})

test('behavior: art whose items are still loading has no broken pictures', () => {
  const collection = {
    address: zeroAddress,
    name: 'Emblems',
    type: 'ERC721',
  } as const
  const { container } = renderWithKit(
    <Fan chainId={31337} collection={collection} />,
  )
  const pictures = [...container.querySelectorAll<HTMLElement>('.mk-media')]
  expect(pictures.map(({ dataset }) => dataset.status)).toEqual(
    Array(5).fill('loading'),
  )
  expect(container.querySelector('img, svg')).toBe(null)
})

describe('the best offer', () => {
  async function open(contractAddress: Address) {
    const { wrapper } = await surround(world)
    const { chainId } = world.info
    const place = { chainId, contractAddress }
    return render(<MarketplaceHeader {...place} />, { wrapper })
  }

  const hasText = (text: string) =>
    waitFor(() =>
      expect(
        screen.getByText('Collection offer').parentElement?.textContent,
      ).toBe(`Collection offer ${text}`),
    )

  async function listOffersForAny(contractAddress: Address): Promise<Order[]> {
    const { chainId } = world.info
    const { offers } = await world
      .createClient()
      .request(listOffers, { contractAddress, tokenId: '1' }, { chainId })
    return offers.filter(({ tokenId }) => tokenId === undefined)
  }

  test('behavior: the header shows the highest offer for any item without an extra request', async () => {
    const contractAddress = getEmblems(world)
    const offers = await listOffersForAny(contractAddress)
    const prices = offers.map(({ priceAmountFormatted }) =>
      Number(priceAmountFormatted),
    )
    expect(new Set(prices).size).toBeGreaterThan(1)
    requests.clear()
    await open(contractAddress)
    await hasText(`${Math.max(...prices)} WETH`)
    const lists = requests
      .operations()
      .filter((operation) => /^List/.test(operation))
    // Those that count the items, and the listings.
    expect(lists).toEqual(['ListCollectibles', 'ListCollectibles'])
  })

  test('behavior: a collection without an offer shows a dash', async () => {
    const items = world.info.collections.find(({ type }) => type === 'ERC1155')
    const contractAddress = getAddress(items?.address ?? '')
    expect(await listOffersForAny(contractAddress)).toEqual([])
    await open(contractAddress)
    await hasText('–')
  })

  test('behavior: another collection does not show the offer of the previous one', async () => {
    const items = world.info.collections.find(({ type }) => type === 'ERC1155')
    const { rerender } = await open(getEmblems(world))
    await screen.findByText(/WETH/)
    const { chainId } = world.info
    const contractAddress = getAddress(items?.address ?? '')
    rerender(<MarketplaceHeader {...{ chainId, contractAddress }} />)
    expect(screen.queryByText(/WETH/)).toBe(null)
    await hasText('–')
  })
})
