import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Sheet } from '../../src/components/dialog/Sheet.js'
import { renderWithKit } from './renderWithKit.js'

afterEach(cleanup)

const given = { name: 'mine', onClose: () => {}, state: { open: true } }
const backdrop = () =>
  document.querySelector('.mk-backdrop') ?? expect.fail('no backdrop')

describe('Sheet', () => {
  test('default: a dialog in the middle, named by its title', () => {
    renderWithKit(
      <Sheet {...given} start={<b>1</b>} title="Cart">
        Content
      </Sheet>,
    )
    const sheet = screen.getByRole('dialog', { name: 'Cart' })
    expect(sheet.className.split(' ').sort()).toEqual(['mk-mine', 'mk-sheet'])
    expect(sheet.textContent).toBe('1CartContent')
    expect(sheet.getAttribute('aria-modal')).toBe('true')
    expect(sheet.hasAttribute('data-mk-dialog')).toBe(true)
    expect(sheet.closest('[data-mk-root]')?.parentNode).toBe(document.body)
    expect(document.activeElement).toBe(sheet)
  })

  test('parameters: label', () => {
    renderWithKit(
      <Sheet {...given} label="Crown">
        Content
      </Sheet>,
    )
    const sheet = screen.getByRole('dialog', { name: 'Crown' })
    expect(sheet.querySelector('header')).toBe(null)
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })

  test.each(['side', 'page'] as const)('parameters: place %s', (place) => {
    renderWithKit(
      <Sheet {...given} place={place} title="Cart">
        Content
      </Sheet>,
    )
    const sheet = screen.getByRole('dialog')
    expect(sheet.dataset.place).toBe(place)
    expect(sheet.hasAttribute('data-mk-dialog')).toBe(false)
  })

  test('behavior: the button, Escape and the backdrop close it', async () => {
    const onClose = vi.fn()
    renderWithKit(
      <Sheet {...given} onClose={onClose} title="Cart">
        Content
      </Sheet>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(backdrop())
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  test('behavior: while a wallet is open, a press outside does nothing', async () => {
    const onClose = vi.fn()
    renderWithKit(
      <Sheet {...given} isBusy onClose={onClose} title="Cart">
        Content
      </Sheet>,
    )
    await userEvent.click(backdrop())
    expect(onClose).not.toHaveBeenCalled()
    const sheet = screen.getByRole('dialog')
    expect(sheet.getAttribute('aria-modal')).toBe('false')
  })

  test('behavior: its content unmounts after it has closed', async () => {
    const onClosed = vi.fn()
    const sheet = (open: boolean) => (
      <Sheet {...given} onClosed={onClosed} state={{ open }} title="Cart">
        Content
      </Sheet>
    )
    const { rerender } = renderWithKit(sheet(true))
    rerender(sheet(false))
    expect(screen.getByRole('dialog').hasAttribute('data-closed')).toBe(true)
    await waitFor(() => expect(screen.queryByText('Content')).toBe(null))
    expect(onClosed).toHaveBeenCalledTimes(1)
  })
})
