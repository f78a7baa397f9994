import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { defineChain, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { list, type Order } from '../../../src/core.js'
import { ListDialog, type ListItem } from '../../../src/index.js'
import { buyAs } from '../../buyAs.js'
import { findOwn, listItem, listOwn } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { setApproval } from '../../setApproval.js'
import { setupWorld } from '../../world.js'
import { watchWallet } from '../watchWallet.js'

// Whether each element can be seen takes jsdom half of the time.
configure({ defaultHidden: true })

const world = setupWorld({ emblems: 40 })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))
const typePrice = async (price: string) => {
  const input = await screen.findByLabelText(/^Price/)
  await userEvent.clear(input)
  await userEvent.type(input, price)
}

/** A client whose matching requests fail until `open` is called. */
function gate(isKept: RegExp) {
  let isOpen = false
  return {
    client: world.createClient({
      fetch: (input, init) => {
        const isAway =
          isKept.test(String(input)) || isKept.test(`${init?.body}`)
        return fetch(isAway && !isOpen ? 'http://127.0.0.1:9' : input, init)
      },
      retryCount: 0,
    }),
    close() {
      isOpen = false
    },
    open() {
      isOpen = true
    },
  }
}

const toItem = (order: Order): ListItem => ({
  chainId: order.chainId,
  contractAddress: order.collectionContractAddress,
  contractType: 'ERC721',
  tokenId: order.tokenId ?? '',
})

/** A listing of account 1. */
async function listAsOther(pricePerToken: string): Promise<Order> {
  const accounts = [world.info.accounts[1]?.address ?? zeroAddress] as const
  const config = createConfig({
    chains: [world.chain],
    connectors: [mock({ accounts })],
    pollingInterval: 50,
    storage: null,
    transports: { [world.chain.id]: http() },
  })
  const other = await surround(world, { config })
  const [item] = await findOwn(world, 'ERC721', 1)
  const order = await listItem(other, item, pricePerToken)
  await world.sync()
  return order
}

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('ListDialog', () => {
  test('behavior: a price far below the floor needs consent; two presses in a row list nothing', async () => {
    const [item] = await findOwn(world)
    const { wrapper } = await surround(world)
    const onSuccess = vi.fn()
    const onEdit = vi.fn<(order: Order) => void>()
    const dialog = (key: string) => (
      <ListDialog
        defaultOpen
        item={item}
        key={key}
        onEdit={onEdit}
        onSuccess={onSuccess}
      />
    )
    const { rerender } = render(dialog('first'), { wrapper })
    const floor = await button(/^Floor /)
    await userEvent.click(floor)
    const input = screen.getByLabelText('Price') as HTMLInputElement
    expect(floor.textContent).toContain(input.value)
    await typePrice('0.0001 eth')
    await screen.findByText(/below the floor$/)

    const action = await button(/^(Approve|List for 0.0001 ETH)/)
    await userEvent.click(action)
    await screen.findByText(/^This is .* below the floor of .* ETH\./)
    // The question says how far; it is not said twice.
    expect(screen.queryByText(/below the floor$/)).toBe(null)
    // The pressed button is gone; the dialog has the focus for people who use the keyboard.
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    // A double press lands on the safe answer, and Enter answers nothing.
    await userEvent.type(input, '{Enter}')
    await press('Change price')
    expect(screen.queryByText(/^This is .* below the floor/)).toBe(null)
    expect(onSuccess).not.toHaveBeenCalled()

    await press(/^(Approve|List for 0.0001 ETH)/)
    await press('List for 0.0001 ETH anyway')
    await screen.findByText(/is listed$/)
    expect(onSuccess).toHaveBeenCalledOnce()

    // A second dialog names the existing listing, leads to it, and asks before another.
    await world.sync()
    rerender(dialog('second'))
    await screen.findByText(/^Already listed for/)
    await press('Edit that listing')
    expect(onEdit.mock.calls[0]?.[0]).toMatchObject({
      priceAmount: '100000000000000',
    })
    await typePrice('5')
    await press('List for 5 ETH')
    await button('List for 5 ETH anyway')
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  test('behavior: consent to missing market prices does not cover a floor that loads later', async () => {
    const [item] = await findOwn(world)
    const market = gate(/\/(GetFloorOrder|List\w+)$/)
    const { queryClient, wrapper } = await surround(world, market)
    const onSuccess = vi.fn()
    render(<ListDialog defaultOpen item={item} onSuccess={onSuccess} />, {
      wrapper,
    })
    await typePrice('0.0001')
    await press(/^(Approve|List for 0.0001 ETH)/)
    await screen.findByText(/^We couldn’t load market prices/)
    await button('Change price')
    market.open()
    await act(() => queryClient.refetchQueries({ type: 'active' }))
    await screen.findByText(/below the floor$/)
    // The open question is about missing market prices. The answer to it does not cover
    // the floor, so that question follows.
    expect(screen.queryByText(/^This is .* below the floor/)).toBe(null)
    // The second click of a double click must not answer the new question.
    await userEvent.dblClick(await button('List for 0.0001 ETH anyway'))
    await screen.findByText(/^This is .* below the floor/)
    expect(screen.queryByText(/^We couldn’t load market prices/)).toBe(null)
    await new Promise((resolve) => setTimeout(resolve, 800))
    screen.getByRole('button', { name: 'List for 0.0001 ETH anyway' })
    expect(onSuccess).not.toHaveBeenCalled()
    await press('List for 0.0001 ETH anyway')
    await screen.findByText(/is listed$/)
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  test('behavior: market prices reload automatically, and then need no consent', async () => {
    const [item] = await findOwn(world)
    const market = gate(/\/(GetFloorOrder|List\w+)$/)
    const { wrapper } = await surround(world, market)
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await typePrice('50')
    await press(/^(Approve|List for 50 ETH)/)
    await screen.findByText(/^We couldn’t load market prices/)
    market.open()
    await button(/^Floor /)
    // A new price needs no confirmation now that prices are loaded.
    await typePrice('60')
    await button(/^(Approve|List for 60 ETH)/)
    await typePrice('50')
    await button(/^(Approve|List for 50 ETH)/)
    expect(screen.queryByText(/^We couldn’t load market prices/)).toBe(null)
  })

  test('behavior: a listing needs consent if own listings failed to load', async () => {
    const [order] = await listOwn(world, 1)
    if (!order) throw new Error('Nothing was listed.')
    const own = gate(/createdBy":/)
    const { config, wrapper } = await surround(world, own)
    const wallet = await watchWallet(config)
    render(<ListDialog defaultOpen item={toItem(order)} />, { wrapper })
    await typePrice('50')
    await press(/^(Approve|List for 50 ETH)/)
    await screen.findByText(/^We couldn’t load market prices/)
    expect(wallet.asked).toBe(0)
  })

  test('behavior: the dialog waits five seconds for market prices, then asks for consent', async () => {
    const [item] = await findOwn(world)
    const client = world.createClient({
      fetch: (input, init) =>
        /\/(GetFloorOrder|List\w+)$/.test(String(input))
          ? new Promise<Response>(() => {})
          : fetch(input, init),
    })
    const { wrapper } = await surround(world, { client })
    const begun = Date.now()
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await typePrice('50')
    await button('Checking…')
    await press(/^(Approve|List for 50 ETH)/)
    expect(Date.now() - begun).toBeGreaterThan(5_000)
    await screen.findByText(/^We couldn’t load market prices/)
  })

  test('behavior: a retry asks again if the price turns out far below the floor', async () => {
    const [item] = await findOwn(world)
    const market = gate(/\/(GetFloorOrder|List\w+)$/)
    const { config, queryClient, wrapper } = await surround(world, market)
    const wallet = await watchWallet(config)
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await typePrice('0.0001')
    await press(/^(Approve|List for 0.0001 ETH)/)
    await press('List for 0.0001 ETH anyway')
    await button('Try again')
    expect(wallet.asked).toBe(1)
    market.open()
    await act(() => queryClient.refetchQueries({ type: 'active' }))
    await screen.findByText(/below the floor$/)
    await press('Try again')
    await screen.findByText(/^This is .* below the floor/)
    expect(wallet.asked).toBe(1)
    // Once that is agreed to as well, it is tried again as often as one likes.
    await press('List for 0.0001 ETH anyway')
    await press('Try again')
    await button('Try again')
    expect(wallet.asked).toBe(3)
  })

  test('behavior: an unresolved listing at a low price needs consent before a new prompt', async () => {
    await setApproval(world, 'ERC1155', false)
    const [item] = await findOwn(world, 'ERC1155')
    const market = gate(/\/(GetFloorOrder|List\w+)$/)
    const { config, queryClient, wrapper } = await surround(world, market)
    const wallet = await watchWallet(config)
    wallet.code = -32_603
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await typePrice('0.0001')
    // The wallet fails without saying whether it sent.
    await press(/^Approve/)
    await press('List for 0.0001 ETH anyway')
    await button('Send request again')
    market.open()
    await act(() => queryClient.refetchQueries({ type: 'active' }))
    await screen.findByText(/below the floor$/)
    await press('Send request again')
    await press('I’ve checked, send again')
    await screen.findByText(/^This is .* below the floor/)
    expect(wallet.asked).toBe(1)
    // “Change price” does not settle a transaction that may still go through.
    await press('Change price')
    await button('Send request again')
    expect(wallet.asked).toBe(1)
  })

  test('behavior: market prices that failed to load once are refetched', async () => {
    const [item] = await findOwn(world)
    const market = gate(/\/(GetFloorOrder|List\w+)$/)
    market.open()
    const { config, queryClient, wrapper } = await surround(world, market)
    // It declines: an order of this test would be in the way of the next.
    await watchWallet(config)
    vi.useFakeTimers({ toFake: ['clearInterval', 'setInterval'] })
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await button(/^Floor /)
    market.close()
    await act(() => queryClient.refetchQueries({ type: 'active' }))
    market.open()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    // `waitFor` polls with `setInterval`.
    vi.useRealTimers()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await typePrice('50')
    await press(/^(Approve|List for 50 ETH)/)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Change price' })).toBe(null),
    )
    expect(screen.queryByText(/^We couldn’t load market prices/)).toBe(null)
  })

  test('behavior: the floor price is refetched while the dialog is open', async () => {
    const [item] = await findOwn(world)
    const { wrapper } = await surround(world)
    vi.useFakeTimers({ toFake: ['clearInterval', 'setInterval'] })
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await button(/^Floor /)
    const rival = await listAsOther('21000000000000000')
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    await button(/^Floor 0.021/)
    vi.useRealTimers()
    await buyAs(world, 2, rival)
    await world.sync()
  })

  test('behavior: an open question stays when prices change; a worse price asks again', async () => {
    const [item] = await findOwn(world)
    const { config, queryClient, wrapper } = await surround(world)
    const wallet = await watchWallet(config)
    const read = () => act(() => queryClient.refetchQueries({ type: 'active' }))
    const rival = await listAsOther('30000000000000000')
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await typePrice('0.024')
    await press(/^(Approve|List for 0.024 ETH)/)
    await screen.findByText(/^This is 20% below the floor of 0.03 ETH/)
    const safe = await button('Change price')
    // The floor falls to this very price: nothing would have to be asked.
    const other = await listAsOther('24000000000000000')
    await read()
    await screen.findByRole('button', { name: /^Floor 0.024/ })
    expect(safe.isConnected && safe.textContent).toBe('Change price')
    screen.getByText(/^This is 20% below the floor of 0.03 ETH/)
    // Both are bought: the price is now farther below the floor than the question says.
    await buyAs(world, 2, other)
    await buyAs(world, 2, rival)
    await world.sync()
    await read()
    await waitFor(() => expect(screen.queryByText(/^Floor 0.024/)).toBe(null))
    await press('List for 0.024 ETH anyway')
    await screen.findByText(/^This is 4\d% below the floor of 0.04\d* ETH/)
    expect(wallet.asked).toBe(0)
  })

  test('behavior: Enter starts a listing, but neither switches the network nor retries', async () => {
    const [item] = await findOwn(world)
    const elsewhere = defineChain({ ...world.chain, id: 31338, name: 'Far' })
    const accounts = [world.info.accounts[0]?.address ?? zeroAddress] as const
    const config = createConfig({
      chains: [world.chain, elsewhere],
      connectors: [mock({ accounts, features: { signTypedDataError: true } })],
      pollingInterval: 50,
      storage: null,
      transports: { [world.chain.id]: http(), 31338: http() },
    })
    const [connector] = config.connectors
    if (connector) await connect(config, { chainId: 31338, connector })
    const { wrapper } = await surround(world, { config, connected: false })
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    await typePrice('0.0001')
    await button('Switch to MarketKit local')
    // The steps are known, so that nothing else keeps it from listing.
    await screen.findByText(/below the floor$/)
    await screen.findByText('Creator royalty')
    const input = screen.getByLabelText('Price')
    const dialog = screen.getByRole('dialog')
    await userEvent.type(input, '{Enter}')
    expect(dialog.dataset.stage).toBe('review')
    expect(screen.queryByText(/^This is .* below the floor/)).toBe(null)

    await press('Switch to MarketKit local')
    await button(/^(Approve|List for 0.0001 ETH)/)
    await userEvent.type(input, '{Enter}')
    await press('List for 0.0001 ETH anyway')
    // After a failure, Enter neither asks nor retries.
    await button('Try again')
    await userEvent.type(input, '{Enter}')
    expect(dialog.dataset.stage).toBe('failed')
    expect(screen.queryByText(/^This is .* below the floor/)).toBe(null)
  })

  test('behavior: copies that are already listed reduce the available quantity', async () => {
    const [item] = await findOwn(world, 'ERC1155')
    const { client, config, wrapper } = await surround(world)
    await list(config, {
      ...item,
      client,
      currencyAddress: zeroAddress,
      expiry: String(Math.floor(Date.now() / 1000) + 86_400),
      pricePerToken: '900000000000000000',
      quantity: '2',
    })
    await world.sync()
    render(<ListDialog defaultOpen item={item} />, { wrapper })
    const listed = await screen.findByText(/^\d+ already listed$/)
    const count = Number(listed.textContent?.split(' ')[0])
    const most = await screen.findByText(/^of \d+/)
    const held = await world.publicClient.readContract({
      abi: [
        {
          inputs: [{ type: 'address' }, { type: 'uint256' }],
          name: 'balanceOf',
          outputs: [{ type: 'uint256' }],
          stateMutability: 'view',
          type: 'function',
        },
      ],
      address: item.contractAddress,
      args: [
        world.info.accounts[0]?.address ?? zeroAddress,
        BigInt(item.tokenId),
      ],
      functionName: 'balanceOf',
    })
    expect(count).toBeGreaterThanOrEqual(2)
    expect(most.textContent).toMatch(
      new RegExp(`^of ${Number(held) - count}(?!\\d)`),
    )
  })

  test('props: orderbooks, suggestions; behavior: a date in the past is rejected', async () => {
    const [item] = await findOwn(world)
    const { wrapper } = await surround(world)
    const usdc = world.info.currencies.find(({ symbol }) => symbol === 'USDC')
    render(
      <ListDialog
        currencies={[zeroAddress]}
        defaultOpen
        item={item}
        orderbooks={[
          {
            feeBps: 250,
            label: 'Signed',
            orderbook: 'service_marketplace_v2',
          },
          {
            currencies: usdc ? [usdc.address] : [],
            label: 'On chain',
            orderbook: 'service_marketplace_v1',
          },
        ]}
        suggestions={[
          {
            amount: '1250000000000000000',
            currencyAddress: zeroAddress,
            label: 'Last sale',
          },
        ]}
      />,
      { wrapper },
    )
    await press(/^Last sale 1.25/)
    expect(screen.getByLabelText('Price')).toHaveProperty('value', '1.25')
    expect(screen.getByText('2.5% fee')).toBeTruthy()
    await userEvent.selectOptions(
      screen.getByLabelText('Duration'),
      'Custom date',
    )
    const date = screen.getByLabelText('Ends on')
    expect(screen.getByText(/^Time zone: /)).toBeTruthy()
    await userEvent.clear(date)
    await screen.findByText('Choose a date and time.')
    await userEvent.type(date, '2020-01-01T10:00')
    await screen.findByText(/^Choose a time after /)
    expect(
      screen.getByRole('button', { name: 'List for sale' }),
    ).toHaveProperty('disabled', true)
  })
})
