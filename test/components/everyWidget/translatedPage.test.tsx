import {
  cleanup,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ActionButton } from '../../../src/components/base/ActionButton.js'
import { formatPrice } from '../../../src/components/Price/formatPrice.js'
import {
  BuyDialog,
  CancelDialog,
  CollectibleGrid,
  EditListingDialog,
  FlowNotices,
  ListDialog,
  Price,
} from '../../../src/index.js'
import { findOwn, listOwn } from '../../hooks/ownItems.js'
import { getEmblems, listingOf, surround } from '../../hooks/setup.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'
import { findLooseTexts } from './findLooseTexts.js'
import { translatePage } from './translatePage.js'

const world = setupWorld()
loadDialogs()

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  stop = translatePage()
})
afterEach(() => {
  stop()
  cleanup()
})

async function press(name: RegExp) {
  const [button] = await screen.findAllByRole('button', { name })
  if (!button) throw new Error('There is no button.')
  await userEvent.click(button)
}

function expectWhole() {
  expect(document.body.textContent).not.toContain('Something went wrong')
  expect(document.querySelectorAll('font').length).toBeGreaterThan(0)
}

testExhaustive('behavior: no text of a widget has siblings', () => {
  expect(findLooseTexts('src/components')).toEqual([])
})

function Parts() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setCount(count + 1)} type="button">
        next
      </button>
      <ActionButton busy={count % 2 === 0}>{`Action ${count}`}</ActionButton>
      <Price
        amount={String(count)}
        currency={{ decimals: 0, symbol: `C${count}` }}
        usd={count % 2 ? 5 : undefined}
      />
    </>
  )
}

describe('parts', () => {
  test('behavior: texts change while the page is translated', async () => {
    renderWithKit(<Parts />)
    for (let count = 1; count < 5; count++) {
      await press(/^next$/)
      await screen.findByRole('button', { name: `Action ${count}` })
      const price = formatPrice(String(count), 0)
      expect(document.querySelector('.mk-price-amount')?.textContent).toBe(
        `${price} C${count}`,
      )
    }
    expectWhole()
  })
})

describe('dialogs', () => {
  test('behavior: a purchase', async () => {
    const { client, wrapper } = await surround(world)
    const order = await listingOf(world, client)
    render(
      <>
        <FlowNotices />
        <BuyDialog defaultOpen order={order} />
      </>,
      { wrapper },
    )
    await press(/^Buy for/)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/is yours$/)
    expectWhole()
    await press(/^(Done|Close)$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })

  test('behavior: a listing, its edit and its cancellation', async () => {
    const { wrapper } = await surround(world)
    const [item] = await findOwn(world)
    const { unmount } = render(<ListDialog defaultOpen item={item} />, {
      wrapper,
    })
    const field = await screen.findByLabelText('Price')
    await userEvent.type(field, '0.7')
    await press(/^(List for|Approve)/)
    await screen.findByText(/is listed$/)
    expectWhole()
    unmount()

    const [order] = await listOwn(world, 1)
    const edit = render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      { wrapper },
    )
    const price = await screen.findByLabelText('Price')
    await userEvent.clear(price)
    await userEvent.type(price, '0.6')
    await screen.findByRole('button', { name: /0\.6 ETH/ })
    expectWhole()
    edit.unmount()

    render(<CancelDialog defaultOpen order={order} />, { wrapper })
    await press(/^Cancel listing/)
    await screen.findByText(/is no longer listed$/)
    expectWhole()
  })
})

test('behavior: a grid', async () => {
  const { wrapper } = await surround(world)
  const { chainId } = world.info
  const { rerender } = render(
    <CollectibleGrid chainId={chainId} contractAddress={getEmblems(world)} />,
    { wrapper },
  )
  await screen.findAllByRole('article')
  const items = world.info.collections.find(({ type }) => type === 'ERC1155')
  rerender(
    <CollectibleGrid
      chainId={chainId}
      contractAddress={items?.address ?? getEmblems(world)}
    />,
  )
  await screen.findAllByText(/^×\d/)
  expectWhole()
})
