import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Sheet } from '../../../src/components/dialog/Sheet.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
      <Sheet {...given} position={place} title="Cart">
        Content
      </Sheet>,
    )
    const sheet = screen.getByRole('dialog')
    expect(sheet.dataset.place).toBe(place)
    expect(sheet.hasAttribute('data-mk-dialog')).toBe(false)
  })

  test('behavior: the Close button, Escape and the backdrop close the sheet', async () => {
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

  test('behavior: the content unmounts after the sheet has closed', async () => {
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

/** As narrow as a phone. */
function narrowPage() {
  vi.stubGlobal('matchMedia', () => ({
    addEventListener() {},
    matches: true,
    removeEventListener() {},
  }))
}

/** Drags with a finger, as far as `way` in pixels, within a second. */
function drag(element: Element, way: number, end = fireEvent.pointerUp) {
  const touch = { isPrimary: true, pointerType: 'touch' }
  fireEvent.pointerDown(element, { ...touch, clientY: 10 })
  fireEvent.pointerMove(element, { ...touch, clientY: 10 + way / 2 })
  const half = screen.getByRole('dialog').style.translate
  fireEvent.pointerMove(element, { ...touch, clientY: 10 + way })
  end(element, { ...touch, clientY: 10 + way })
  return half
}

describe('Sheet on a phone', () => {
  test('behavior: a swipe down on the header closes the sheet', () => {
    narrowPage()
    const onClose = vi.fn()
    renderWithKit(
      <Sheet {...given} onClose={onClose} title="Cart">
        Content
      </Sheet>,
    )
    const half = drag(screen.getByText('Cart'), 300)
    expect(half).toBe('0 calc(150px * var(--mk-motion))')
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog').style.translate).toBe('')
  })

  test('behavior: a drag on the content, on a button or upwards does not close the sheet', () => {
    narrowPage()
    const onClose = vi.fn()
    renderWithKit(
      <Sheet {...given} onClose={onClose} title="Cart">
        <p>Content</p>
      </Sheet>,
    )
    expect(drag(screen.getByText('Content'), 300)).toBe('')
    expect(drag(screen.getByRole('button', { name: 'Close' }), 300)).toBe('')
    drag(screen.getByText('Cart'), -300)
    drag(screen.getByText('Cart'), 300, fireEvent.pointerCancel)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('behavior: while a wallet is open, a swipe does not close the sheet', () => {
    narrowPage()
    const onClose = vi.fn()
    renderWithKit(
      <Sheet {...given} isBusy onClose={onClose} title="Cart">
        Content
      </Sheet>,
    )
    drag(screen.getByText('Cart'), 300)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('behavior: full pages and wide windows ignore swipes', () => {
    const onClose = vi.fn()
    const { unmount } = renderWithKit(
      <Sheet {...given} onClose={onClose} title="Cart">
        Content
      </Sheet>,
    )
    drag(screen.getByText('Cart'), 300)
    unmount()
    narrowPage()
    renderWithKit(
      <Sheet {...given} onClose={onClose} position="page" title="Cart">
        Content
      </Sheet>,
    )
    drag(screen.getByText('Cart'), 300)
    expect(onClose).not.toHaveBeenCalled()
  })
})
