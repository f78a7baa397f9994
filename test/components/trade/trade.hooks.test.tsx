import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { zeroAddress } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { useCancelSelection } from '../../../src/components/CancelDialog/useCancelSelection.js'
import { useEditListingDialog } from '../../../src/components/EditListingDialog/useEditListingDialog.js'
import { listCollectibles, type Order } from '../../../src/core.js'
import {
  type ListItem,
  useBuyDialog,
  useCart,
  useCartDrawer,
  useListDialog,
  useSweepDialog,
} from '../../../src/index.js'
import { findOwn, listOwn } from '../../hooks/ownItems.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { watchRequests } from '../../hooks/watchRequests.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { watchWallet } from '../watchWallet.js'

const world = setupWorld()
const requests = watchRequests(world)
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))
const Do = (props: { children: ReactNode; onClick: () => void }) => (
  <button type="button" {...props} />
)
const shows = (text: string | RegExp) => screen.findByText(text)

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

async function listingNow({ chainId, contractAddress, tokenId }: ListItem) {
  await world.sync()
  const { collectibles } = await world
    .createClient()
    .request(
      listCollectibles,
      { contractAddress, side: 'listing', page: { pageSize: 100 } },
      { chainId },
    )
  return collectibles.find(({ metadata }) => metadata.tokenId === tokenId)
    ?.listing
}

const findItem = (order: Order): ListItem => ({
  chainId: order.chainId,
  contractAddress: order.collectionContractAddress,
  contractType: 'ERC721',
  tokenId: order.tokenId ?? '',
})

function OwnForm(parameters: useListDialog.Parameters) {
  const form = useListDialog(parameters)
  const { answerConcerns, concerns, draft, earnings, edit, next } = form
  return (
    <>
      <input
        aria-label="Price"
        onChange={({ target }) => edit({ price: target.value })}
        value={draft.price}
      />
      <p>next: {next}</p>
      <p>{concerns.join()}</p>
      <p>net: {String(earnings?.net)}</p>
      <Do onClick={form.submit}>List</Do>
      <Do onClick={form.retry}>Try again</Do>
      <Do onClick={() => answerConcerns(true)}>I mean it</Do>
    </>
  )
}

function OwnChange({ order }: { order: Order }) {
  const form = useEditListingDialog({
    contractType: 'ERC721',
    order,
  })
  return (
    <>
      <p>
        {form.draft.price}, {form.plan.join(' then ')}
      </p>
      <p>next: {form.next}</p>
      <Do onClick={() => form.edit({ price: '0.75' })}>Dearer</Do>
      <Do onClick={form.submit}>Change</Do>
      <Do onClick={() => form.answerConcerns(true)}>I mean it</Do>
    </>
  )
}

function PlanLoading(props: {
  onLoading: (next: useBuyDialog.Next) => void
  order: Order
}) {
  const { onLoading, order } = props
  const { buy, isPlanLoading, next, quote } = useBuyDialog({ order })
  if (isPlanLoading) onLoading(next)
  return (
    <>
      <p>
        {next} {quote.isSuccess && 'with a quote'}
      </p>
      <Do onClick={buy}>Buy</Do>
    </>
  )
}

function OwnSeries({ orders }: { orders: readonly Order[] }) {
  const many = useCancelSelection({ orders })
  return (
    <>
      <p>next: {many.next}</p>
      <p>{many.parts.map(({ status }) => status).join()}</p>
      <Do onClick={many.cancel}>Cancel {many.rest.length}</Do>
      <Do onClick={many.stop}>Stop</Do>
    </>
  )
}

function OwnSweep({ enabled, target }: useSweepDialog.Parameters) {
  const sweep = useSweepDialog({ enabled, target })
  const { available, basket, draft, edit, next } = sweep
  return (
    <>
      <p>
        {available > 0n ? 'some' : 'none'}, {draft.by}
      </p>
      <p>
        {next} {basket.items.length}
      </p>
      <p>bought: {basket.outcome?.bought.length}</p>
      <Do onClick={() => edit({ count: 2n })}>Two</Do>
      <Do onClick={sweep.retry}>Try again</Do>
      <Do onClick={sweep.buy}>Buy</Do>
    </>
  )
}

function OwnCheckout({ order }: { order: Order }) {
  const { add } = useCart()
  const checkout = useCartDrawer()
  const { buy, cart, checkOut, leave, next, retry } = checkout
  const [first] = cart.groups
  return (
    <>
      <p>{next === 'choose' ? `${cart.lines.length} in the cart` : next}</p>
      <Do onClick={() => add(order)}>Add</Do>
      <Do onClick={() => first && checkOut(first)}>Check out</Do>
      <Do onClick={leave}>Back</Do>
      <Do onClick={retry}>Try again</Do>
      <Do onClick={buy}>Buy</Do>
    </>
  )
}

function OwnPurchase({ order }: { order: Order }) {
  const [shown, show] = useState({ ...order, priceAmount: '1' })
  const purchase = useBuyDialog({ order: shown })
  return (
    <>
      <p>
        {purchase.next} for {String(purchase.total)}
      </p>
      <Do onClick={() => show(order)}>Look again</Do>
      <Do onClick={() => purchase.priceChange?.accept()}>Accept</Do>
      <Do onClick={() => purchase.question.answer(true)}>Yes</Do>
      <Do onClick={purchase.retry}>Try again</Do>
      <Do onClick={purchase.buy}>Buy</Do>
    </>
  )
}

/** Passes inline objects, as examples do. */
function OwnInline({ order }: { order: Order }) {
  const { item } = useListDialog({
    currencies: [zeroAddress],
    item: { ...findItem(order) },
  })
  const purchase = useBuyDialog({ additionalFees: [], order: { ...order } })
  const [looks, look] = useState(0)
  return (
    <>
      <p>
        {item.tokenId}: {purchase.next} {purchase.order.orderId}, look {looks}
      </p>
      <Do onClick={() => look(looks + 1)}>Look again</Do>
      <Do onClick={purchase.switchToAlternative}>Take the other</Do>
    </>
  )
}

/** Answers whether or not anything is asked. */
function OwnAnswers(props: { onNext: (next: string) => void; order: Order }) {
  const { onNext, order } = props
  const purchase = useBuyDialog({ order })
  const { add } = useCart()
  const checkout = useCartDrawer()
  const { cart, checkOut } = checkout
  const [first] = cart.groups
  for (const { next } of [purchase, checkout]) onNext(next)
  return (
    <>
      <p>
        {purchase.next}, {checkout.next}
      </p>
      <p>asked: {String(purchase.question.asked)}</p>
      <Do onClick={() => add(order)}>Add</Do>
      <Do onClick={() => first && checkOut(first)}>Check out</Do>
      <Do onClick={purchase.buy}>Buy</Do>
      <Do onClick={purchase.question.askToAcknowledge}>Ask</Do>
      <Do
        onClick={() => {
          purchase.question.answer(true)
          checkout.question.answer(true)
        }}
      >
        Yes
      </Do>
    </>
  )
}

/** Checks out a group while another one is under way. */
function OwnGroups({ orders }: { orders: readonly Order[] }) {
  const { add } = useCart()
  const { basket, buy, cart, checkOut, group, next } = useCartDrawer()
  const getName = (order: Order | undefined) =>
    order?.priceCurrencyAddress === zeroAddress ? 'native' : 'other'
  return (
    <>
      <p>
        {getName(group?.lines[0]?.now)} is {getName(basket.items[0]?.order)}:{' '}
        {next}
      </p>
      <Do onClick={() => orders.map((order) => add(order))}>Fill</Do>
      {cart.groups.map((it) => (
        <Do key={it.id} onClick={() => checkOut(it)}>
          Check out {getName(it.lines[0]?.now)}
        </Do>
      ))}
      <Do onClick={buy}>Buy</Do>
    </>
  )
}

/** Keeps wallet prompts open until they are declined or let go. */
async function holdWallet(config: Config, method: string) {
  const [connector] = config.connectors
  const provider = await connector?.getProvider()
  if (!connector || !provider) throw new Error('There is no wallet.')
  const wallet = provider as { request: (call: object) => Promise<unknown> }
  const answer = wallet.request.bind(wallet)
  const open: (() => void)[] = []
  let letGo = () => {}
  let isLetGo = false
  const gone = new Promise<void>((resolve) => {
    letGo = () => {
      isLetGo = true
      resolve()
    }
  })
  connector.getProvider = async () => ({
    ...wallet,
    request: (call: { method: string }) =>
      call.method.startsWith(method) && !isLetGo
        ? new Promise((resolve, reject) => {
            gone.then(() => resolve(answer(call)))
            open.push(() =>
              reject(Object.assign(new Error('No.'), { code: 4001 })),
            )
          })
        : answer(call),
  })
  return { decline: () => open.at(-1)?.(), letGo, open }
}

test('useListDialog, default: an item is listed after the answer to a price concern', async () => {
  const [item] = await findOwn(world)
  const { wrapper } = await surround(world)
  const onSuccess = vi.fn()
  render(<OwnForm item={item} onSuccess={onSuccess} />, { wrapper })
  await shows('next: incomplete')
  await press('List')
  await userEvent.type(screen.getByLabelText('Price'), '0.0001')
  await shows('next: list')
  await shows(/^farBelowFloor/)
  await shows(/^net: \d+$/)
  // An answer before the question lists nothing.
  await press('I mean it')
  await press('List')
  await shows('next: confirmPrice')
  expect(onSuccess).not.toHaveBeenCalled()
  await press('I mean it')
  await shows('next: done')
  expect(onSuccess).toHaveBeenCalledOnce()
  expect((await listingNow(item))?.priceAmount).toBe('100000000000000')
})

testExhaustive(
  'useListDialog, behavior: `retry` does nothing while market prices load',
  async () => {
    const [item] = await findOwn(world)
    let isHanging = false
    const client = world.createClient({
      fetch: (input, init) =>
        isHanging && /\/(GetFloorOrder|List\w+)$/.test(String(input))
          ? new Promise<Response>(() => {})
          : fetch(input, init),
    })
    const { config, queryClient, wrapper } = await surround(world, { client })
    const wallet = await watchWallet(config)
    const form = (enabled: boolean) => <OwnForm enabled={enabled} item={item} />
    const { rerender } = render(form(true), { wrapper })
    await userEvent.type(screen.getByLabelText('Price'), '50')
    await shows('next: list')
    await press('List')
    await shows('next: failed')
    rerender(form(false))
    queryClient.removeQueries({ type: 'inactive' })
    isHanging = true
    rerender(form(true))
    await shows('next: checking')
    await press('Try again')
    await press('I mean it')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(wallet.asked).toBe(1)
  },
)

test('useEditListingDialog, default: a higher price cancels the old listing, then creates a new one', async () => {
  const [order] = await listOwn(world, 1)
  if (!order) throw new Error('Too few listings.')
  const { wrapper } = await surround(world)
  render(<OwnChange order={order} />, { wrapper })
  await shows('0.5, list then cancel')
  await press('Dearer')
  await shows('0.75, cancel then list')
  await shows('next: change')
  await press('Change')
  if (screen.queryByText('next: confirmPrice')) await press('I mean it')
  await shows('next: done')
  const now = await listingNow(findItem(order))
  expect(now?.priceAmount).toBe('750000000000000000')
})

testExhaustive(
  'useCancelSelection, default: several listings; behavior: `stop` between two listings',
  async () => {
    const orders = await listOwn(world, 2)
    const { config, wrapper } = await surround(world)
    const wallet = await holdWallet(config, 'eth_sendTransaction')
    render(<OwnSeries orders={orders} />, { wrapper })
    await shows('next: cancel')
    await press('Cancel 2')
    await shows('working,waiting')
    // Before this prompt nothing has begun; after it the second cancellation begins.
    await waitFor(() => expect(wallet.open).toHaveLength(1))
    await press('Stop')
    wallet.letGo()
    await shows('done,waiting')
    await shows('next: cancel')
    expect(await listingNow(findItem(orders[1] as Order))).toBeDefined()
    await press('Cancel 1')
    await shows('next: done')
    for (const order of orders)
      expect(await listingNow(findItem(order))).toBeUndefined()
  },
)

test('useSweepDialog, default: buys two items; parameters: enabled', async () => {
  const { wrapper } = await surround(world)
  const target = {
    chainId: world.info.chainId,
    contractAddress: getEmblems(world),
    filter: { marketplaces: ['service_marketplace_v2' as const] },
  }
  const { rerender } = render(<OwnSweep enabled={false} target={target} />, {
    wrapper,
  })
  await shows('none, count')
  // A press that comes too early buys nothing.
  await press('Buy')
  await press('Try again')
  expect(requests.operations()).not.toContain('ListCollectibles')
  rerender(<OwnSweep target={target} />)
  await press('Two')
  await shows('some, count')
  await shows('buy 2')
  await press('Buy')
  await shows('bought: 2')
})

test('useCartDrawer, default: items in the cart are bought', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  render(<OwnCheckout order={order} />, { wrapper })
  await shows('0 in the cart')
  await press('Add')
  await shows('1 in the cart')
  await press('Buy')
  await press('Check out')
  await shows('buy')
  // Nothing has failed, so there is nothing to retry.
  await press('Try again')
  await shows('buy')
  await press('Back')
  await shows('1 in the cart')
  await press('Check out')
  await shows('buy')
  await press('Buy')
  await shows('done')
  await press('Back')
  await shows('0 in the cart')
})

test('useBuyDialog, behavior: `plan` loads before a purchase, not after a rejected prompt', async () => {
  const order = await listingOf(world, world.createClient())
  const config = world.createWalletConfig(() => 'reject')
  const { wrapper } = await surround(world, { config })
  const loading: string[] = []
  render(
    <PlanLoading onLoading={(next) => loading.push(next)} order={order} />,
    { wrapper },
  )
  await shows('buy with a quote')
  await press('Buy')
  await shows('failed with a quote')
  expect(loading).toContain('buy')
  expect(loading).not.toContain('failed')
})

test('useBuyDialog, behavior: a price that rose is accepted before it is paid', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  render(<OwnPurchase order={order} />, { wrapper })
  await shows('buy for 1')
  await press('Look again')
  await shows(`accept for ${order.priceAmount}`)
  await press('Buy')
  await shows(`accept for ${order.priceAmount}`)
  await press('Accept')
  await press('Buy')
  await shows(`done for ${order.priceAmount}`)
})

testExhaustive(
  'useBuyDialog, behavior: after a failure, a higher price must be accepted before a retry',
  async () => {
    const { client, wrapper } = await surround(world)
    const order = await listingOf(world, client)
    render(<OwnPurchase order={order} />, { wrapper })
    await shows('buy for 1')
    // The service asks for more than the shown price.
    await press('Buy')
    await shows('failed for 1')
    await press('Look again')
    await shows(`accept for ${order.priceAmount}`)
    await press('Buy')
    await press('Try again')
    await press('Yes')
    await shows(`accept for ${order.priceAmount}`)
    await press('Accept')
    await shows(`failed for ${order.priceAmount}`)
    await press('Buy')
    await shows(`failed for ${order.priceAmount}`)
    await press('Try again')
    await shows(`done for ${order.priceAmount}`)
  },
)

test('useListDialog, useBuyDialog, parameters: inline objects that are new in every render', async () => {
  const { client, wrapper } = await surround(world)
  const order = await listingOf(world, client)
  render(<OwnInline order={{ ...order, orderId: '424242' }} />, { wrapper })
  await shows(`${order.tokenId}: alternative 424242, look 0`)
  await press('Take the other')
  await shows(`${order.tokenId}: buy ${order.orderId}, look 0`)
  await press('Look again')
  await shows(`${order.tokenId}: buy ${order.orderId}, look 1`)
})

test('useBuyDialog, useCartDrawer, behavior: an answer without a question buys nothing', async () => {
  const second = world.info.accounts[1]?.address ?? zeroAddress
  const answer = vi.fn(() => 'fail' as const)
  const config = world.createWalletConfig(answer)
  const { client, wrapper } = await surround(world, { config })
  const order = await listingOf(world, client)
  const onNext = vi.fn()
  render(<OwnAnswers onNext={onNext} order={order} />, { wrapper })
  await press('Add')
  await press('Check out')
  await shows('buy, buy')
  await press('Yes')
  await press('Yes')
  // Without a failure, `askToAcknowledge` asks nothing.
  await press('Ask')
  await press('Yes')
  expect(onNext).not.toHaveBeenCalledWith('working')

  await press('Buy')
  await shows(/^failed, /)
  await press('Ask')
  await shows('asked: acknowledge')
  // The question was for the one who has failed.
  onNext.mockClear()
  await act(async () => config.connectors[0]?.onAccountsChanged([second]))
  await shows('asked: undefined')
  await shows(/^buy, /)
  await press('Yes')
  expect(onNext).not.toHaveBeenCalledWith('working')
  expect(answer).toHaveBeenCalledOnce()
})

testExhaustive(
  'useListDialog, behavior: a prompt locks the price; a retry never changes the currency',
  async () => {
    const [item] = await findOwn(world)
    const { chainId, currencies } = world.info
    const { config, wrapper } = await surround(world, {
      provider: { currencies: currencies.map((it) => ({ ...it, chainId })) },
    })
    const wallet = await holdWallet(config, 'eth_signTypedData')
    const { rerender } = render(<OwnForm item={item} />, { wrapper })
    const price = screen.getByLabelText<HTMLInputElement>('Price')
    await userEvent.type(price, '5')
    await shows('next: list')
    await press('List')
    await shows('next: working')
    await waitFor(() => expect(wallet.open).toHaveLength(1))
    await userEvent.type(price, '{Backspace}0.0001')
    expect(price.value).toBe('5')
    wallet.decline()
    await shows('next: failed')
    await press('Try again')
    await waitFor(() => expect(wallet.open).toHaveLength(2))
    wallet.decline()
    await shows('next: failed')
    // The same number in another currency is a new price, which needs its own
    // confirmation.
    const other = currencies.filter(({ address }) => address !== zeroAddress)
    rerender(
      <OwnForm currencies={other.map(({ address }) => address)} item={item} />,
    )
    await shows('next: failed')
    await press('Try again')
    await shows(/^next: (confirmPrice|list|checking)$/)
    expect(wallet.open).toHaveLength(2)
    expect(await listingNow(item)).toBeUndefined()
  },
)

testExhaustive(
  'useCartDrawer, behavior: one group is checked out at a time',
  async () => {
    const { client, config, wrapper } = await surround(world)
    const native = await listingOf(world, client)
    const { collectibles } = await client.request(
      listCollectibles,
      {
        contractAddress: getEmblems(world),
        side: 'listing',
        filter: {
          inCurrencyAddresses: world.info.currencies
            .map(({ address }) => address)
            .filter((it) => it !== zeroAddress),
          ordersNotCreatedBy: [world.info.accounts[0]?.address ?? zeroAddress],
        },
      },
      { chainId: world.info.chainId },
    )
    const other = collectibles[0]?.listing
    if (!other) throw new Error('There is nothing in another currency.')
    const wallet = await holdWallet(config, 'eth_sendTransaction')
    render(<OwnGroups orders={[native, other]} />, { wrapper })
    await press('Fill')
    await press('Check out native')
    await shows('native is native: buy')
    await press('Buy')
    await waitFor(() => expect(wallet.open).toHaveLength(1))
    await press('Check out other')
    await shows('native is native: working')
    wallet.decline()
    await shows('native is native: failed')
    await press('Check out other')
    await shows(/^other is other: (buy|addFunds)/)
  },
)
