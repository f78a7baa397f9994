import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Popover } from '../../../src/components/dialog/Popover.js'
import { Sheet } from '../../../src/components/dialog/Sheet.js'
import { usePopover } from '../../../src/components/dialog/usePopover.js'
import { renderWithKit } from '../renderWithKit.js'

function Tray() {
  const { button, popover } = usePopover()
  const count = useRef(0)
  return (
    <>
      <button {...button} type="button">
        Open
      </button>
      <Popover {...popover} name="mine" title="Tray">
        <button onClick={() => (count.current += 1)} type="button">
          Inside
        </button>
      </Popover>
      <button type="button">Next</button>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open' })
const popover = () => screen.getByRole('dialog', { name: 'Tray' })
const gone = () => waitFor(() => expect(screen.queryByText('Tray')).toBe(null))

async function open() {
  await userEvent.click(opener())
  return popover()
}

afterEach(cleanup)

describe('Popover', () => {
  test('default: opens beside its button and takes the focus', async () => {
    renderWithKit(<Tray />)
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(opener().getAttribute('aria-haspopup')).toBe('dialog')
    const panel = await open()
    expect(document.activeElement).toBe(panel)
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    expect(opener().getAttribute('aria-controls')).toBe(panel.id)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Inside')
  })

  test('behavior: the button and Escape close the popover, and the button gets the focus', async () => {
    renderWithKit(<Tray />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(opener())
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    await gone()
    await open()
    await userEvent.click(opener())
    expect(document.activeElement).toBe(opener())
    await gone()
  })

  test('behavior: a press inside keeps the popover open, a press outside closes it', async () => {
    renderWithKit(<Tray />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Inside' }))
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(document.activeElement?.textContent).toBe('Next')
    await gone()
  })

  test('behavior: Tab past the last element closes the popover and focuses the next one', async () => {
    renderWithKit(<Tray />)
    await open()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Next')
    await gone()
  })

  test('behavior: above a dialog, Escape closes the popover first', async () => {
    const onClose = vi.fn()
    renderWithKit(
      <Sheet name="cart" onClose={onClose} state={{ open: true }} title="Cart">
        <Tray />
      </Sheet>,
    )
    const panel = await open()
    expect(screen.getByRole('dialog', { name: 'Cart' }).contains(panel)).toBe(
      true,
    )
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(onClose).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(opener())
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('position', () => {
  const page = document.documentElement
  let trigger = new DOMRect()
  beforeEach(() => {
    vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(390)
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
      () => trigger,
    )
  })
  afterEach(() => {
    vi.restoreAllMocks()
    page.dir = ''
  })

  async function openAt(rect: DOMRect) {
    trigger = rect
    renderWithKit(<Tray />)
    const { style } = await open()
    const { bottom, left, top } = style
    return { bottom, left, room: style.getPropertyValue('--_room'), top }
  }

  test.each([
    ['below', 20, { bottom: 'auto', room: '716px', top: '68px' }],
    ['above', 700, { bottom: '108px', room: '676px', top: 'auto' }],
  ])(
    'default: the popover opens %s the button, where there is room; the right edges align',
    async (_, y, place) => {
      const rect = new DOMRect(330, y, 40, 40)
      expect(await openAt(rect)).toEqual({ left: '70px', ...place })
    },
  )

  test('behavior: stays inside the viewport', async () => {
    expect((await openAt(new DOMRect(10, 20, 40, 40))).left).toBe('16px')
    cleanup()
    expect((await openAt(new DOMRect(345, 20, 40, 40))).left).toBe('74px')
  })

  test('behavior: in right-to-left text, the left edges of the popover and the button align', async () => {
    page.dir = 'rtl'
    expect((await openAt(new DOMRect(20, 20, 40, 40))).left).toBe('20px')
  })

  test('behavior: follows its button when the page scrolls', async () => {
    await openAt(new DOMRect(330, 120, 40, 40))
    trigger = new DOMRect(330, 20, 40, 40)
    fireEvent.scroll(window)
    expect(popover().style.top).toBe('68px')
  })
})
