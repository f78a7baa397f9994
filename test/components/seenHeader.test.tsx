import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MarketplaceHeader } from '../../src/components/Marketplace/MarketplaceHeader.js'
import { Fan } from '../../stories/demo/Fan.js'
import { renderWithKit } from './renderWithKit.js'

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

test('default: smaller from the second visit on', () => {
  expect(visit()).toBe(false)
  expect(visit()).toBe(true)
  expect(visit()).toBe(true)
})

test('behavior: each collection has its first visit', () => {
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
