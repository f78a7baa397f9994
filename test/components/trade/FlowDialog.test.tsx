import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { formatEther, parseEther } from 'viem'
import { beforeAll, expect, test, vi } from 'vitest'
import { BuyDialog, ListDialog } from '../../../src/index.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'
import { loadDialogs } from '../loadDialogs.js'

beforeAll(loadDialogs)

const world = setupWorld({ emblems: 40 })

/** Buys, closes while that runs, and waits for its end. */
async function buyBehindClosedDialog(order: Order) {
  const { wrapper } = await surround(world)
  const onSuccess = vi.fn()
  const dialog = (order: Order, open: boolean) => (
    <BuyDialog onSuccess={onSuccess} open={open} order={order} />
  )
  const { rerender } = render(dialog(order, true), { wrapper })
  await userEvent.click(await screen.findByRole('button', { name: /^Buy for/ }))
  rerender(dialog(order, false))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  return (order: Order) => rerender(dialog(order, true))
}

test('behavior: a reopened dialog shows a purchase that has completed', async () => {
  const order = await listingOf(world, world.createClient())
  const open = await buyBehindClosedDialog(order)
  open({ ...order, status: 'filled' })
  expect(await screen.findByText(/is yours$/)).toBeTruthy()
  const price = formatEther(BigInt(order.priceAmount))
  expect(
    screen.getByText(`Now in your wallet. You paid ${price} ETH.`),
  ).toBeTruthy()
  // Nothing knows the URL of the item.
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBe(null)
})

test('behavior: a receipt shows the amount paid, even if the listing has changed', async () => {
  const { address } =
    world.info.collections.find(({ type }) => type === 'ERC1155') ?? {}
  const order = await listingOf(world, world.createClient(), address)
  const { wrapper } = await surround(world)
  const dialog = (order: Order) => <BuyDialog defaultOpen order={order} />
  const { rerender } = render(dialog(order), { wrapper })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Increase quantity' }),
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Buy for/ }))
  await screen.findByText(/are yours$/)
  rerender(dialog({ ...order, quantityAvailable: '1', quantityRemaining: '1' }))
  const price = formatEther(BigInt(order.priceAmount) * 2n)
  screen.getByText(`Now in your wallet. You paid ${price} ETH.`)
})

test('behavior: the button shows the exact price; the missing amount is rounded up', async () => {
  const order = await listingOf(world, world.createClient())
  const { wrapper } = await surround(world)
  const dialog = (amount: bigint) => (
    <BuyDialog
      additionalFees={[{ amount: String(amount), receiver: order.createdBy }]}
      defaultOpen
      key={String(amount)}
      order={order}
    />
  )
  const { rerender } = render(dialog(40_000_000_000n), { wrapper })
  const cost = formatEther(BigInt(order.priceAmount) + 40_000_000_000n)
  await screen.findByRole('button', { name: `Buy for ${cost} ETH` })
  rerender(dialog(parseEther('20000')))
  const [me] = world.info.accounts
  if (!me) throw new Error('The world has no accounts.')
  const balance = await world.publicClient.getBalance(me)
  const missing = BigInt(order.priceAmount) + parseEther('20000') - balance
  const text = await screen.findByText(/need .* ETH more/)
  const [, amount = ''] = /need (.*) ETH/.exec(text.textContent) ?? []
  expect(amount).toMatch(/\.\d{1,4}$/)
  const tooMuch = parseEther(amount.replaceAll(',', '')) - missing
  expect(tooMuch >= 0n && tooMuch < parseEther('0.0001')).toBe(true)
})

test('behavior: a dialog for another listing does not show the last purchase', async () => {
  const order = await listingOf(world, world.createClient())
  const open = await buyBehindClosedDialog(order)
  open(await listingOf(world, world.createClient()))
  expect(screen.queryByText(/is yours$/)).toBe(null)
  expect(await screen.findByRole('button', { name: /^Buy for/ })).toBeTruthy()
})

test('behavior: a reopened dialog shows a running listing, and its failure once', async () => {
  let gate = Promise.resolve()
  let release = () => {}
  const client = world.createClient({
    fetch: (...request) => gate.then(() => fetch(...request)),
  })
  const { wrapper } = await surround(world, {
    client,
    features: { defaultConnected: true, signTypedDataError: true },
  })
  const item = {
    chainId: world.info.chainId,
    contractAddress: getEmblems(world),
    contractType: 'ERC721' as const,
    tokenId: '3',
  }
  const dialog = (open: boolean) => <ListDialog item={item} open={open} />
  const { rerender } = render(dialog(true), { wrapper })
  await userEvent.type(screen.getByLabelText('Price'), '0.25')
  const duration = () => screen.getByLabelText('Duration')
  await userEvent.selectOptions(duration(), '3 days')
  const action = await screen.findByRole('button', {
    name: /^(Approve|List for 0.25)/,
  })
  gate = new Promise((resolve) => {
    release = resolve
  })
  await userEvent.click(action)
  rerender(dialog(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  rerender(dialog(true))
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '0.25')
  const fold = () => screen.getByLabelText('Price').closest('.mk-fold')
  expect(fold()?.hasAttribute('data-closed')).toBe(true)
  expect(
    screen.getByText(/^Ends .*2\d{3}.* (GMT\S+|[A-Z]{3,4})$/, {
      selector: 'dt',
    }),
  ).toBeTruthy()
  expect(screen.getByRole('option', { name: '3 days' })).toHaveProperty(
    'selected',
    true,
  )

  release()
  const declined = 'You rejected this in your wallet.'
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(declined)
  const text = screen.getByRole('dialog').textContent ?? ''
  expect(text.split(declined)).toHaveLength(2)
  expect(fold()?.hasAttribute('data-closed')).toBe(false)
})

test('props: getItemUrl; behavior: the receipt copies and shares the link of the item', async () => {
  const order = await listingOf(world, world.createClient())
  const { wrapper } = await surround(world)
  const user = userEvent.setup()
  const share = vi.fn(async () => {})
  Object.assign(navigator, { share })
  const getItemUrl = vi.fn(({ tokenId }) => `/shop?item=${tokenId}`)
  render(<BuyDialog defaultOpen getItemUrl={getItemUrl} order={order} />, {
    wrapper,
  })
  await user.click(await screen.findByRole('button', { name: /^Buy for/ }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  const url = `${location.origin}/shop?item=${order.tokenId}`
  expect(await navigator.clipboard.readText()).toBe(url)
  await screen.findByRole('button', { name: 'Copied' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: expect.any(String), url })
  expect(getItemUrl).toHaveBeenCalledWith({
    chainId: order.chainId,
    contractAddress: order.collectionContractAddress,
    tokenId: order.tokenId,
  })
  Reflect.deleteProperty(navigator, 'share')
})
