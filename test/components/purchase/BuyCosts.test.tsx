import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { shortenAddress } from '../../../src/components/text/ShortAddress.js'
import { listCollectibles } from '../../../src/core.js'
import { BuyDialog, CartDrawer, useCart } from '../../../src/index.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { createTestWallet, testConnector } from '../../../src/testing/index.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { mine } from '../../mine.js'
import { openDoor } from '../../openDoor.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })

let door: Awaited<ReturnType<typeof openDoor>>
beforeEach(async () => {
  localStorage.clear()
  door = await openDoor(world.info.rpcUrl)
})
afterEach(() => door.stop())

/** Providers over a node behind a door, which the wallet does not need. */
function surroundBehindDoor() {
  const { chains } = world.createTestConfig()
  const [chain] = chains
  const wallet = createTestWallet(world.info, { name: '' })
  const config = createConfig({
    chains,
    connectors: [testConnector(wallet)],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 50,
    storage: null,
    transports: { [chain.id]: http(door.url) },
  })
  return surround(world, { config })
}

const readFee = () => screen.getByText('≈').parentElement?.textContent

test('behavior: the network fee stays the same after a rejected prompt', async () => {
  const config = world.createWalletConfig(() => 'reject')
  const order = await listingOf(world, world.createClient())
  const { wrapper } = await surround(world, { config })
  render(<BuyDialog defaultOpen order={order} />, { wrapper })
  await screen.findByText('≈')
  const fee = readFee()
  await userEvent.click(screen.getByRole('button', { name: /^Buy for/ }))
  await screen.findByText(/^You rejected this/)
  expect(fee).toMatch(/^≈ \d.* ETH$/)
  expect(readFee()).toBe(fee)
})

testExhaustive(
  'behavior: while the node is unreachable, a notice says not to send again',
  async () => {
    const order = await listingOf(world, world.createClient())
    const { wrapper } = await surroundBehindDoor()
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    const buy = { name: /^Buy for/ }
    await mine(world, false)
    await userEvent.click(await screen.findByRole('button', buy))
    const waiting = { name: 'Waiting for network…' }
    await screen.findByRole('button', waiting)
    door.shut()
    await screen.findByText(
      'Can’t reach the network. This may still go through, so don’t send it again.',
    )
    door.open()
    await mine(world, true)
    await screen.findByText(/is yours$/)
  },
)

test('behavior: a total shows the address of its currency until the symbol loads', async () => {
  const { address = '' } =
    world.info.currencies.find(({ symbol }) => symbol === 'USDC') ?? {}
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      contractAddress: getEmblems(world),
      side: 'listing',
      filter: { inCurrencyAddresses: [address as Address] },
    },
    { chainId: world.info.chainId },
  )
  const [order] = collectibles.flatMap(({ listing }) => listing ?? [])
  if (!order) throw new Error('Nothing is listed for dollars.')
  const { wrapper } = await surroundBehindDoor()
  door.shut()
  render(<FilledCart order={order} />, { wrapper })
  const total = () => screen.queryByText('Total')?.closest('div')?.textContent
  await waitFor(() => expect(total()).toContain(shortenAddress(address)))
  door.open()
  await waitFor(() => expect(total()).toContain('USDC'))
})

function FilledCart({ order }: { order: Order }) {
  const { add } = useCart()
  useEffect(() => void add(order), [add, order])
  return <CartDrawer defaultOpen />
}
