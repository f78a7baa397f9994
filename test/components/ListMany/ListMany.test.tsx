import {
  cleanup,
  configure,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { ListManyBody } from '../../../src/components/ListMany/ListManyBody.js'
import { cancelMany, listListings, listMany } from '../../../src/core.js'
import {
  CollectibleCard,
  FlowNotices,
  type ListItem,
} from '../../../src/index.js'
import { findOwn } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { storedFlows } from '../../hooks/storedFlows.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'

configure({ defaultHidden: true })

const world = setupWorld()
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) =>
  userEvent.click(await button(name))
const shown = (text: string | RegExp) => screen.findByText(text)

type Answer = 'sign' | 'decline' | 'wait'

/** Answers the signature requests of the wallet in turn; signs any further ones. */
async function answerSignatures(config: Config, answers: Answer[]) {
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  const provider = (await connector.getProvider()) as {
    request: (call: { method: string }) => Promise<unknown>
  }
  const request = provider.request.bind(provider)
  const rejection = () => Object.assign(new Error('No.'), { code: 4001 })
  const wallet = { asked: 0, close: () => {} }
  connector.getProvider = async () => ({
    ...provider,
    request: async (call: { method: string }) => {
      if (!call.method.startsWith('eth_signTypedData')) return request(call)
      const answer = answers[wallet.asked]
      wallet.asked += 1
      if (answer === 'wait')
        return new Promise((_, reject) => {
          wallet.close = () => reject(rejection())
        })
      if (answer === 'decline') throw rejection()
      return request(call)
    },
  })
  return wallet
}

/** A service that refuses the second signed order, until it opens. */
function refuseSecond() {
  let posts = 0
  let isOpen = false
  return {
    client: world.createClient({
      fetch: async (input, init) => {
        if (isOpen || !String(input).endsWith('/orders'))
          return fetch(input, init)
        posts += 1
        return posts === 2
          ? Response.json({ error: 'InvalidArgument' }, { status: 400 })
          : fetch(input, init)
      },
    }),
    open() {
      isOpen = true
    },
  }
}

function Form({ items }: { items: readonly ListItem[] }) {
  const [open, setOpen] = useState(true)
  const [first] = items
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open again
      </button>
      {first && (
        <ListManyBody
          collectibles={items.map(({ tokenId }) => ({
            metadata: { attributes: [], name: `Item ${tokenId}`, tokenId },
          }))}
          onOpenChange={setOpen}
          open={open}
          place={first}
          rootRef={null}
        />
      )}
      {items.map(({ tokenId, ...place }) => (
        <CollectibleCard
          key={tokenId}
          collectible={{ metadata: { attributes: [], tokenId } }}
          owned
          {...place}
        />
      ))}
      <FlowNotices />
    </>
  )
}

/** Opens the form for three items that the account does not sell. */
async function openForm(
  given: {
    answers?: Answer[]
    client?: ReturnType<typeof world.createClient>
  } = {},
) {
  const items = (await findOwn(world)).slice(0, 3)
  listed = items
  const { config, wrapper } = await surround(world, given)
  const wallet = await answerSignatures(config, given.answers ?? [])
  render(<Form items={items} />, { wrapper })
  await userEvent.type(await screen.findByLabelText('Price for all'), '25')
  return { items, wallet }
}

const list = () => press(/^List 3 items$/)

/** The states of the three items, in their order. */
async function expectParts(...states: string[]) {
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('.mk-list-many-note')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(states),
  )
}

async function findListings({ chainId, contractAddress, tokenId }: ListItem) {
  const { listings } = await world
    .createClient()
    .request(listListings, { contractAddress, tokenId }, { chainId })
  return listings.filter(({ status }) => status === 'active')
}

/** How many active listings each item has. */
async function countListings(items: readonly ListItem[]) {
  await world.sync()
  const found = await Promise.all(items.map(findListings))
  return found.map(({ length }) => length)
}

let listed: readonly ListItem[] = []
beforeEach(() => localStorage.clear())
afterEach(async () => {
  // The account owns eight items, fewer than the tests need in all.
  cleanup()
  localStorage.clear()
  await world.sync()
  const orders = (await Promise.all(listed.map(findListings))).flat()
  listed = []
  const { chainId } = world.info
  const { client, config } = await surround(world)
  if (orders.length) await cancelMany(config, { chainId, client, orders })
})

test('default: lists each item at its own price', async () => {
  const { items, wallet } = await openForm()
  const [, second] = screen.getAllByLabelText(/^Price of /)
  if (!second) throw new Error('There is no second item.')
  await userEvent.clear(second)
  await userEvent.type(second, '30')
  await list()
  await shown('3 items are listed')
  expect(wallet.asked).toBe(3)
  expect(await countListings(items)).toEqual([1, 1, 1])
  expect(storedFlows()).toHaveLength(0)
})

test('behavior: the error of an invalid price is shown at its field', async () => {
  const { wallet } = await openForm()
  const all = screen.getByLabelText('Price for all')
  await userEvent.clear(all)
  await userEvent.type(all, 'a lot')
  expect(
    (await screen.findAllByRole('alert')).map((it) => it.textContent),
  ).toEqual(['Enter a number, e.g. 0.5'])
  await userEvent.clear(all)
  await userEvent.type(all, '25')
  const [, second] = screen.getAllByLabelText(/^Price of /)
  if (!second) throw new Error('There is no second item.')
  await userEvent.clear(second)
  await userEvent.type(second, '0')
  const alert = await screen.findByRole('alert')
  expect(alert.closest('li')).toBe(second.closest('li'))
  const action = await button('Enter a price')
  expect(action).toHaveProperty('disabled', true)
  await userEvent.type(second, '{Enter}')
  expect(wallet.asked).toBe(0)
  await userEvent.type(second, '.5')
  expect(screen.queryByRole('alert')).toBe(null)
  await button(/^List 3 items/)
})

test('behavior: the wallet declines the second item', async () => {
  const { items, wallet } = await openForm({ answers: ['sign', 'decline'] })
  await list()
  await expectParts('Listed', 'Not listed', 'Waiting')
  await shown(/^Stopped here\. The remaining items weren’t listed\./)
  expect(screen.queryByLabelText('Price for all')).toBe(null)
  expect(await countListings(items)).toEqual([1, 0, 0])
  await press('Try again')
  await shown('3 items are listed')
  expect(wallet.asked).toBe(4)
  expect(await countListings(items)).toEqual([1, 1, 1])
  expect(storedFlows()).toHaveLength(0)
})

testExhaustive(
  'CollectibleCard, behavior: each card follows its own item',
  async () => {
    const { wallet } = await openForm({ answers: ['sign', 'wait'] })
    await list()
    await expectParts('Listed', 'Listing…', 'Waiting')
    const cards = [
      ...document.querySelectorAll<HTMLElement>('.mk-collectible-card'),
    ]
    expect(cards.map(({ dataset }) => dataset.flow)).toEqual([
      undefined,
      'listMany',
      'waiting',
    ])
    // Other tests need the account.
    await waitFor(() => expect(wallet.asked).toBe(2))
    wallet.close()
    await expectParts('Listed', 'Not listed', 'Waiting')
  },
)

testExhaustive('behavior: the service refuses the second item', async () => {
  const { client, open } = refuseSecond()
  const { items, wallet } = await openForm({ client })
  await list()
  await shown(/^Signed, but the marketplace rejected it\./)
  await expectParts('Listed', 'Not listed', 'Waiting')
  expect(await countListings(items)).toEqual([1, 0, 0])
  open()
  await press('Publish again')
  await shown('3 items are listed')
  // The signed order was posted again, not signed again.
  expect(wallet.asked).toBe(3)
  expect(await countListings(items)).toEqual([1, 1, 1])
})

testExhaustive(
  'behavior: reopened, the form lists the remaining items',
  async () => {
    const { items } = await openForm({ answers: ['sign', 'decline'] })
    await list()
    await expectParts('Listed', 'Not listed', 'Waiting')
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await press('Open again')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Already listed')
    expect(dialog.getAllByLabelText(/^Price of /)).toHaveLength(2)
    await userEvent.type(dialog.getByLabelText('Price for all'), '26')
    await press(/^List 2 items$/)
    await shown('2 items are listed')
    expect(await countListings(items)).toEqual([1, 1, 1])
  },
)

/** Lists three items, and leaves the page while the wallet asks about the second. */
async function leaveInTheMiddle() {
  const items = (await findOwn(world)).slice(0, 3)
  listed = items
  const { client, config } = await surround(world)
  await answerSignatures(config, ['sign', 'wait'])
  const page = new AbortController()
  await listMany(config, {
    chainId: world.info.chainId,
    client,
    items: items.map((item) => ({
      ...item,
      currencyAddress: zeroAddress,
      expiry: String(Math.floor(Date.now() / 1000) + 86_400),
      pricePerToken: '25000000000000000000',
    })),
    onProgress({ parts = [], steps }) {
      const isSecond = parts[0]?.status === 'done'
      if (isSecond && steps.some(({ status }) => status === 'prompting'))
        page.abort()
    },
    signal: page.signal,
  }).catch(() => {})
  return items
}

test('behavior: after a reload in the middle, a notice lists the remaining items', async () => {
  const items = await leaveInTheMiddle()
  expect(await countListings(items)).toEqual([1, 0, 0])
  const { config, wrapper } = await surround(world)
  const wallet = await answerSignatures(config, [])
  render(<FlowNotices />, { wrapper })
  await shown('1 of 3 items listed')
  await press('List the others')
  await button(/^List 2 items$/)
  expect(wallet.asked).toBe(0)
  await press(/^List 2 items$/)
  await shown('2 items are listed')
  expect(wallet.asked).toBe(2)
  expect(await countListings(items)).toEqual([1, 1, 1])
  await waitFor(() => expect(storedFlows()).toHaveLength(0))
})
