import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { BrowseProperty } from '../../../src/core.js'
import { CollectibleView } from '../../../src/index.js'
import { listCollectibles } from '../../../src/rpc/operations.js'
import { findOwn } from '../../hooks/ownItems.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('behavior: a missing item shows a message without “Try again”', async () => {
  const { wrapper } = await surround(world)
  render(
    <CollectibleView
      chainId={world.info.chainId}
      contractAddress={getEmblems(world)}
      tokenId="987654321"
    />,
    { wrapper },
  )
  await screen.findByText('This item doesn’t exist.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
})

test('parameters: onTrait, called with a filter that finds the item', async () => {
  const { client, wrapper } = await surround(world)
  const collection = {
    chainId: world.info.chainId,
    contractAddress: getEmblems(world),
  }
  const chosen: BrowseProperty[] = []
  render(
    <CollectibleView
      {...collection}
      onTrait={(property) => chosen.push(property)}
      tokenId="3"
    />,
    { wrapper },
  )
  const traits = await screen.findByRole('region', { name: 'Traits' })
  const buttons = within(traits).getAllByRole('button')
  for (const button of buttons) await userEvent.click(button)
  expect(chosen.map(({ type }) => type)).toContain('INT')
  expect(chosen.map(({ type }) => type)).toContain('STRING')
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress: collection.contractAddress,
      filter: {
        includeEmpty: true,
        properties: chosen.map(({ values = [], ...it }) => ({
          ...it,
          ...(values.length > 0 && { values: [...values] }),
        })),
      },
      side: 'listing',
    },
    { chainId: collection.chainId },
  )
  const ids = collectibles.map(({ metadata }) => metadata.tokenId)
  expect(ids).toContain('3')
  expect(ids.length).toBeLessThan(24)
})

test('behavior: an owner of some copies can list them, and buy copies of other sellers', async () => {
  const { client, wrapper } = await surround(world)
  const { chainId } = world.info
  const accounts = world.info.accounts.map(({ address }) => address)
  const own = await findOwn(world, 'ERC1155')
  const { contractAddress } = own[0]
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress,
      side: 'listing',
      filter: { ordersNotCreatedBy: accounts.slice(0, 1) },
      page: { pageSize: 50 },
    },
    { chainId },
  )
  const sold = collectibles.map(({ metadata }) => metadata.tokenId)
  const tokenId = own.find((item) => sold.includes(item.tokenId))?.tokenId
  if (!tokenId) throw new Error('Nobody else sells what the account owns.')
  const onList = vi.fn()
  render(
    <CollectibleView
      {...{ chainId, contractAddress, tokenId }}
      onBuy={() => {}}
      onList={onList}
    />,
    { wrapper },
  )
  await screen.findByRole('button', { name: /^Buy for / })
  expect(screen.getByText('each')).toBeTruthy()
  await userEvent.click(
    await screen.findByRole('button', { name: 'List for sale' }),
  )
  expect(onList).toHaveBeenCalledOnce()
})

test('behavior: on a phone, the actions come before the traits in the document', async () => {
  vi.stubGlobal('matchMedia', () => ({
    addEventListener() {},
    matches: true,
    removeEventListener() {},
  }))
  const { wrapper } = await surround(world)
  render(
    <CollectibleView
      chainId={world.info.chainId}
      contractAddress={getEmblems(world)}
      onBuy={() => {}}
      onList={() => {}}
      onTrait={() => {}}
      tokenId="3"
    />,
    { wrapper },
  )
  const traits = await screen.findByRole('region', { name: 'Traits' })
  const [action] = await screen.findAllByRole('button', {
    name: /^(Buy for|List for sale)/,
  })
  expect(action?.closest('.mk-view-bar')).not.toBe(null)
  expect(action?.compareDocumentPosition(traits)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
