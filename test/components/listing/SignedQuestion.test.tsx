import {
  cleanup,
  configure,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { listListings } from '../../../src/core.js'
import {
  EditListingDialog,
  FlowNotices,
  ListDialog,
  type ListItem,
} from '../../../src/index.js'
import { findOwn, listItem } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'

configure({ defaultHidden: true })

const world = setupWorld({ emblems: 40 })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const shown = (text: RegExp) => screen.findByText(text)
const asked = () => shown(/^You already signed a listing for this item$/)

/** How the post of a signed order fails, and what the dialog says of it. */
const failures = {
  lost: [503, /^Signed, but the marketplace didn’t confirm it\./],
  refused: [400, /^Signed, but the marketplace rejected it\./],
} as const

/** A service that acknowledges no signed order, until it opens. */
function closedService(failure: keyof typeof failures) {
  let isOpen = false
  const [status] = failures[failure]
  const headers = { 'retry-after': '60' }
  return {
    client: world.createClient({
      fetch: async (input, init) =>
        isOpen || !String(input).endsWith('/orders')
          ? fetch(input, init)
          : Response.json({ error: 'Closed' }, { status, headers }),
    }),
    open() {
      isOpen = true
    },
  }
}

async function typePrice(price: string) {
  const field = await screen.findByLabelText(/^Price/)
  await userEvent.clear(field)
  await userEvent.type(field, price)
}

async function openDialog(
  item: ListItem,
  given: Partial<Parameters<typeof surround>[1]> = {},
) {
  const { wrapper } = await surround(world, given)
  render(
    <>
      <ListDialog defaultOpen item={item} />
      <FlowNotices />
    </>,
    { wrapper },
  )
}

/** Lists for 25 in the dialog. The order is signed and not acknowledged. */
async function signFor25(failure: keyof typeof failures) {
  await world.sync()
  const [item] = await findOwn(world)
  const service = closedService(failure)
  await openDialog(item, service)
  await typePrice('25')
  await press(/^(Approve|List for)/)
  await shown(failures[failure][1])
  service.open()
  return { item, service }
}

async function activePrices({ chainId, contractAddress, tokenId }: ListItem) {
  await world.sync()
  const { listings } = await world
    .createClient()
    .request(listListings, { contractAddress, tokenId }, { chainId })
  return listings
    .filter(({ status }) => status === 'active')
    .map(({ priceAmount }) => priceAmount)
}

beforeEach(() => localStorage.clear())

describe.each(['lost', 'refused'] as const)(
  'the post of a signed listing is %s',
  (failure) => {
    const testOnce = failure === 'lost' ? test : testExhaustive

    testOnce(
      'behavior: another price in the same dialog needs consent',
      async () => {
        const { item } = await signFor25(failure)
        await typePrice('30')
        await press(/^List for 30/)
        await asked()
        await shown(/^Its price is 25 \w+, and it may be live until .*20\d\d/)
        expect(await activePrices(item)).toEqual([])
        await press('List anyway')
        await shown(/is listed$/)
        await press('Done')
        await shown(/^You signed an older listing that may be live$/)
        await shown(/^Someone can still buy at 25 \w+ until/)
        expect(await activePrices(item)).toHaveLength(1)
      },
    )

    test('behavior: another price after a reload needs consent', async () => {
      const { item, service } = await signFor25(failure)
      cleanup()
      if (failure === 'refused') await openDialog(item, service)
      else await openDialog(item, closedService(failure))
      await shown(/buy at 25 \w+ until|live at 25 \w+ until/)
      await typePrice('30')
      await press(/^List for 30/)
      await asked()
      expect(await activePrices(item)).toEqual([])
    })

    testOnce(
      'behavior: the signed listing can be cancelled first',
      async () => {
        const { item } = await signFor25(failure)
        await typePrice('30')
        await press(/^List for 30/)
        await asked()
        await press('Cancel it first')
        await shown(/is no longer listed$/)
        expect(screen.queryByText(/25 \w+ until/)).toBe(null)
        expect(await activePrices(item)).toEqual([])
      },
    )
  },
)

test('behavior: a notice shows the price of a signed listing; “Check again” posts the listing', async () => {
  const { item } = await signFor25('lost')
  await press('Close')
  await shown(/^Your listing is signed, but the marketplace didn’t confirm it$/)
  await shown(/^It may be live at 25 \w+ until .*20\d\d/)
  expect(screen.queryByText(/wallet’s activity/)).toBe(null)
  expect(screen.queryByRole('button', { name: /didn’t send/ })).toBe(null)
  await press('Check again')
  const notice = document.activeElement
  expect(notice?.className).toBe('mk-flow-notice')
  await shown(/is listed$/)
  expect(document.activeElement).toBe(notice)
  expect(await activePrices(item)).toHaveLength(1)
})

testExhaustive(
  'behavior: with another listing live, a cancellation does not say “no longer listed”',
  async () => {
    const { item } = await signFor25('lost')
    await typePrice('30')
    await press(/^List for 30/)
    await press('List anyway')
    await shown(/is listed$/)
    await press('Done')
    await press('Cancel order')
    await shown(/^Your cancellation went through$/)
    await waitFor(() =>
      expect(screen.queryByText(/signed an older listing/)).toBe(null),
    )
    expect(await activePrices(item)).toHaveLength(1)
    expect(screen.queryByText(/no longer listed/)).toBe(null)
  },
)

testExhaustive(
  'behavior: another price in an edit needs acknowledge, too',
  async () => {
    await world.sync()
    const [item] = await findOwn(world)
    const service = closedService('lost')
    const own = await surround(world)
    const order = await listItem(own, item, '20000000000000000000')
    const { wrapper } = await surround(world, service)
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    await typePrice('19')
    await press(/^Change to 19/)
    await shown(failures.lost[1])
    service.open()
    await typePrice('18')
    await press(/^Change to 18|^List for 18/)
    await asked()
    await shown(/^Its price is 19 \w+, and it may be live until/)
    await press('List anyway')
    await shown(/^Listing updated$/)
    expect(await activePrices(item)).toHaveLength(1)
  },
)
