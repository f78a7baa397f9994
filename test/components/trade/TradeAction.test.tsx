import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Address, defineChain, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, disconnect } from 'wagmi/actions'
import type { Order } from '../../../src/core.js'
import {
  BuyDialog,
  CancelDialog,
  EditListingDialog,
} from '../../../src/index.js'
import { listCollectibles } from '../../../src/rpc/operations.js'
import type { WalletAnswer } from '../../../src/testing/index.js'
import { getConnection } from '../../../src/wallet/connection.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const getAccount = (index: number): Address =>
  world.info.accounts[index]?.address ?? zeroAddress
const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
const elsewhere = () =>
  defineChain({ ...world.chain, id: 31338, name: 'Elsewhere' })

/** A config over the world's chain and one beside it. */
function createConfigWith(
  answerTo: (data: string) => WalletAnswer = () => 'approve',
  answerSwitch?: () => WalletAnswer,
) {
  return world.createWalletConfig(answerTo, {
    accounts: [0, 1],
    answerSwitch,
    chains: [elsewhere()],
  })
}

async function connectOn(
  config: ReturnType<typeof createConfigWith>,
  chainId: number,
) {
  const [connector] = config.connectors
  if (connector) await connect(config, { chainId, connector })
}

async function listingIn(symbol: string): Promise<Order> {
  await world.sync()
  const currency = world.info.currencies.find((it) => it.symbol === symbol)
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      contractAddress: getEmblems(world),
      side: 'listing',
      filter: {
        inCurrencyAddresses: [currency?.address ?? zeroAddress],
        ordersNotCreatedBy: [getAccount(0), getAccount(1)],
      },
    },
    { chainId: world.info.chainId },
  )
  const order = collectibles[0]?.listing
  if (!order) throw new Error('The world has no such listing.')
  return order
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))

describe('on another chain', () => {
  test('default: the button switches the network, and then the item can be bought', async () => {
    const config = createConfigWith()
    await connectOn(config, 31338)
    const order = await listingOf(world, world.createClient())
    const { wrapper } = await surround(world, { config, connected: false })
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    await press('Switch to MarketKit local')
    await button(/^Buy for/)
    expect(getConnection(config).chainId).toBe(world.chain.id)
  })

  test('behavior: a failed switch shows the reason', async () => {
    let answer: WalletAnswer = 'approve'
    const config = createConfigWith(undefined, () => answer)
    await connectOn(config, 31338)
    answer = 'reject'
    const order = await listingOf(world, world.createClient())
    const { wrapper } = await surround(world, { config, connected: false })
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    await press('Switch to MarketKit local')
    expect(
      await screen.findByText(/rejected the switch|didn’t switch/),
    ).toBeTruthy()
  })
})

describe('on another account', () => {
  test('default: an unfinished purchase waits for the account that started it', async () => {
    const become = (index: number) =>
      config.connectors[0]?.onAccountsChanged([getAccount(index)])
    let approvals = 0
    const config = createConfigWith((data) => {
      if (!data.startsWith('0x095ea7b3')) return 'reject'
      approvals += 1
      // The user switches while the approval is on its way.
      setTimeout(() => become(1))
      return 'approve'
    })
    const order = await listingIn('USDC')
    const { wrapper } = await surround(world, { config })
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    await press('Approve USDC')
    const back = `Switch to ${short(getAccount(0))}`
    expect(await button(back)).toHaveProperty('disabled', true)
    expect(screen.getByRole('dialog').textContent).toContain(
      `Only ${short(getAccount(0))} can continue.`,
    )
    await act(async () => become(0))
    // The approval is not requested twice.
    await button(/^Buy for/)
    expect(approvals).toBe(1)
  })

  test.each([
    ['cancels', (order: Order) => <CancelDialog defaultOpen order={order} />],
    [
      'edits',
      (order: Order) => (
        <EditListingDialog contractType="ERC721" defaultOpen order={order} />
      ),
    ],
  ])('behavior: only the seller %s a listing', async (_, getDialog) => {
    const order = await listingOf(world, world.createClient())
    const { wrapper } = await surround(world, { config: createConfigWith() })
    render(getDialog(order), { wrapper })
    const seller = short(order.createdBy)
    expect(await button(`Switch to ${seller}`)).toHaveProperty('disabled', true)
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain(`Only ${seller} can continue.`)
    expect(textContent).not.toContain('refused')
  })

  test('behavior: a purchase completes after the wallet disconnects', async () => {
    const config = createConfigWith(() => {
      setTimeout(() => disconnect(config))
      return 'approve'
    })
    const order = await listingOf(world, world.createClient())
    const { wrapper } = await surround(world, { config })
    render(<BuyDialog defaultOpen order={order} />, { wrapper })
    await press(/^Buy for/)
    await screen.findByText(/is yours$/)
    expect(getConnection(config).status).toBe('disconnected')
  })
})
