import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CollectibleView } from '../../src/index.js'
import { emblemsOf, surround } from '../hooks/setup.js'
import { setupWorld } from '../world.js'

const world = setupWorld()
afterEach(cleanup)

test('behavior: an item that does not exist says so, and cannot be retried', async () => {
  const { wrapper } = await surround(world)
  render(
    <CollectibleView
      chainId={world.info.chainId}
      contractAddress={emblemsOf(world)}
      tokenId="987654321"
    />,
    { wrapper },
  )
  await screen.findByText('This item doesn’t exist.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
})
