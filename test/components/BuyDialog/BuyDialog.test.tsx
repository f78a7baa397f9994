import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { BuyDialog } from '../../../src/index.js'
import { collectible, order } from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)

afterEach(cleanup)

const buy = (props: Partial<BuyDialog.Props> = {}) => (
  <BuyDialog collectible={collectible.metadata} order={order} {...props} />
)

describe('BuyDialog', () => {
  test('default: a closed dialog is not rendered', () => {
    renderWithKit(buy())
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('prop: trigger', async () => {
    renderWithKit(buy({ trigger: <button type="button">Open</button> }))
    const trigger = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(trigger)
    const dialog = screen.getByRole('dialog', { name: 'Buy Silent Crown' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(document.activeElement).toBe(trigger)
  })

  test('prop: open', async () => {
    const onOpenChange = vi.fn()
    renderWithKit(buy({ open: true, onOpenChange }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('prop: order', () => {
    renderWithKit(buy({ defaultOpen: true, order: undefined }))
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('behavior: the header names the contract and the token', () => {
    const tokenId = '1234567890123456789'
    renderWithKit(buy({ defaultOpen: true, order: { ...order, tokenId } }))
    const { collectionContractAddress: contract } = order
    const dialog = screen.getByRole('dialog')
    const getText = (title: string) =>
      within(dialog).getByTitle(title).querySelector('code')?.textContent
    expect(getText(contract)).toBe(
      `${contract.slice(0, 6)}…${contract.slice(-4)}`,
    )
    expect(getText(tokenId)).toBe('#12345…6789')
  })

  test('behavior: contract and token are copied in full', async () => {
    const tokenId = '1234567890123456789'
    renderWithKit(buy({ defaultOpen: true, order: { ...order, tokenId } }))
    const user = userEvent.setup()
    for (const [name, text] of [
      [/^Copy address/, order.collectionContractAddress],
      [/^Copy token ID/, tokenId],
    ] as const) {
      await user.click(screen.getByRole('button', { name }))
      expect(await navigator.clipboard.readText()).toBe(text)
    }
  })

  test('behavior: the dialog shows the fees, and a total with additional fees', () => {
    renderWithKit(
      buy({
        additionalFees: [
          { amount: '1', receiver: order.collectionContractAddress },
        ],
        defaultOpen: true,
      }),
    )
    const text = screen.getByRole('dialog').textContent
    expect(text).toContain('Marketplace fee 2.5%0.0125 ETH included')
    expect(text).toContain('Total0.500000000000000001 ETH')
  })

  test('behavior: several fees are one row until the user opens it', async () => {
    const fees = [
      { bps: 250, kind: 'marketplace' },
      { bps: 500, kind: 'royalty' },
    ]
    renderWithKit(
      buy({ defaultOpen: true, order: { ...order, feeBreakdown: fees } }),
    )
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('Fees0.0375 ETH included')
    // The price equals the total, so it has no row of its own.
    expect(screen.queryByText('Price')).toBe(null)
    expect(screen.queryByText(/Creator royalty/)).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Fees' }))
    expect(dialog.textContent).toContain('Marketplace fee 2.5%0.0125 ETH')
    expect(dialog.textContent).toContain('Creator royalty 5%0.025 ETH')
  })

  test('behavior: without a wallet, the button calls `onConnect`', async () => {
    const onConnect = vi.fn()
    renderWithKit(buy({ defaultOpen: true }), { onConnect })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Connect wallet' }),
    )
    expect(onConnect).toHaveBeenCalledOnce()
  })

  test('behavior: Tab keeps the focus in the dialog', async () => {
    renderWithKit(buy({ defaultOpen: true }), { onConnect() {} })
    for (let presses = 0; presses < 8; presses++) {
      await userEvent.tab()
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(
        true,
      )
    }
  })

  test('behavior: Escape in a layer above does not close the dialog', async () => {
    renderWithKit(buy({ defaultOpen: true }))
    const sheet = document.createElement('button')
    document.body.append(sheet)
    sheet.focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(document.activeElement).toBe(sheet)
    sheet.remove()
  })

  test('behavior: Escape closes only the topmost dialog, wherever the focus is', async () => {
    const closedBelow = vi.fn()
    renderWithKit(
      <>
        {buy({ defaultOpen: true, onOpenChange: closedBelow })}
        {buy({ trigger: <button type="button">Open</button> })}
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getAllByRole('dialog')).toHaveLength(2)
    if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(closedBelow).not.toHaveBeenCalled()
  })

  test('behavior: labels of the provider replace the default labels', () => {
    renderWithKit(buy({ defaultOpen: true }), {
      labels: { buyTitle: 'Kaufen' },
    })
    expect(
      screen.getByRole('dialog', { name: 'Kaufen Silent Crown' }),
    ).toBeTruthy()
  })
})
