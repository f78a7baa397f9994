import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { BuyDialog } from '../../src/index.js'
import { listingOf, surround } from '../hooks/setup.js'
import { setupWorld } from '../world.js'

const world = setupWorld()
const patience = { timeout: 20_000 }

beforeEach(() => localStorage.clear())

test('behavior: what was told of the network’s fee stays after the press', async () => {
  const config = world.createWalletConfig(() => 'reject')
  const order = await listingOf(world, world.createClient())
  const { wrapper } = await surround(world, { config })
  render(<BuyDialog defaultOpen order={order} />, { wrapper })
  const fee = (await screen.findByText(/^≈ .*ETH$/, {}, patience)).textContent
  await userEvent.click(screen.getByRole('button', { name: /^Buy for/ }))
  await screen.findByText(/^You rejected this/, {}, patience)
  expect(screen.getByText(/^≈ .*ETH$/).textContent).toBe(fee)
})
