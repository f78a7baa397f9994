import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  BuyDialog,
  ListDialog,
  Media,
  Price,
  useBuy,
  useList,
} from '../../../src/index.js'
import { order } from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)

afterEach(cleanup)

const item = {
  chainId: 31337,
  contractAddress: order.collectionContractAddress,
  contractType: 'ERC721' as const,
  tokenId: '7',
}

/** Collects React's warnings and errors during `act`. */
async function collectComplaints(act: () => Promise<void>): Promise<unknown[]> {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  try {
    await act()
    return [...error.mock.calls, ...warn.mock.calls].map(([first]) => first)
  } finally {
    error.mockRestore()
    warn.mockRestore()
  }
}

/** Passes the actions of its hooks to `onRender`. */
function Buyer({ onRender }: { onRender: (act: () => void) => void }) {
  const { abort, mutate, reset } = useBuy()
  const list = useList()
  onRender(() => {
    mutate({ chainId: 31337, order })
    abort()
    reset()
    list.reset()
  })
  return null
}

test('behavior: hooks cause no React warnings under StrictMode', async () => {
  let act = () => {}
  const buyer = (
    <StrictMode>
      <Buyer
        onRender={(next) => {
          act = next
        }}
      />
    </StrictMode>
  )
  const complaints = await collectComplaints(async () => {
    const { rerender } = renderWithKit(buyer)
    act()
    rerender(buyer)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(complaints).toEqual([])
})

test('behavior: dialogs cause no React warnings under StrictMode', async () => {
  const complaints = await collectComplaints(async () => {
    renderWithKit(
      <StrictMode>
        <BuyDialog defaultOpen order={order} />
        <ListDialog defaultOpen item={item} />
      </StrictMode>,
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(complaints).toEqual([])
})

test('behavior: a price of zero shows an error and cannot be listed', async () => {
  renderWithKit(<ListDialog defaultOpen item={item} />)
  await userEvent.type(screen.getByLabelText('Price'), '0.00')
  expect(screen.getByRole('alert').textContent).not.toBe('')
  for (const button of screen.queryAllByRole('button', { name: /^List for/ }))
    expect(button).toHaveProperty('disabled', true)
})

test('behavior: a press in the overlay of a wallet does not close the dialog', async () => {
  const onOpenChange = vi.fn()
  renderWithKit(<BuyDialog onOpenChange={onOpenChange} open order={order} />)
  const sheet = document.createElement('div')
  sheet.innerHTML = '<button type="button">Confirm</button><iframe></iframe>'
  document.body.append(sheet)
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    fireEvent.pointerDown(sheet)
    sheet.querySelector('iframe')?.focus()
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: /Buy/ })).toBeTruthy()
  } finally {
    sheet.remove()
  }
})

test('behavior: two widgets on a page share no ids', () => {
  renderWithKit(
    <>
      <BuyDialog defaultOpen order={order} />
      <BuyDialog defaultOpen order={{ ...order, tokenId: '8' }} />
      <ListDialog defaultOpen item={item} />
      <ListDialog defaultOpen item={{ ...item, tokenId: '8' }} />
    </>,
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(4)
  expect(new Set(ids).size).toBe(ids.length)
})

test('behavior: a dialog whose token changes shows only the new token', () => {
  const dialog = (tokenId: string) => (
    <BuyDialog
      collectible={{ tokenId, name: `Emblem ${tokenId}`, attributes: [] }}
      open
      order={{ ...order, tokenId, orderId: `0x${tokenId.repeat(64)}` }}
    />
  )
  const { rerender } = renderWithKit(dialog('7'))
  rerender(dialog('8'))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  const text = screen.getByRole('dialog').textContent
  expect(text).toContain('Emblem 8')
  expect(text).not.toContain('Emblem 7')
})

test('behavior: `Media` renders only images: no frame, no fetch, no script', () => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'
  for (const src of [
    svg,
    'https://media.example/a',
    'data:image/svg+xml,<svg/>',
  ])
    renderWithKit(<Media alt="A crown" src={src} />)
  expect(document.querySelectorAll('img')).toHaveLength(3)
  expect(
    document.querySelectorAll('iframe, object, embed, svg[onload]'),
  ).toHaveLength(0)
  expect(fetching).not.toHaveBeenCalled()
  fetching.mockRestore()
})

test('behavior: a component without `MarketKitProvider` throws an error', async () => {
  await collectComplaints(async () => {
    const price = { amount: '1', currency: { symbol: 'USDC', decimals: 6 } }
    expect(() => render(<Price {...price} />)).toThrow(
      'MarketKitProvider is missing.',
    )
  })
})
