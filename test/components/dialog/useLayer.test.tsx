import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Backdrop } from '../../../src/components/dialog/Backdrop.js'
import { useLayer } from '../../../src/components/dialog/useLayer.js'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Layer(props: {
  children?: ReactNode
  name: string
  onEscape?: () => void
  open?: boolean
  stage?: string
}) {
  const { children, name, onEscape = () => {}, open = true, stage } = props
  const popup = useRef<HTMLDivElement>(null)
  useLayer(popup, { onEscape, open, stage })
  return (
    <div aria-label={name} ref={popup} role="dialog" tabIndex={-1}>
      {children}
    </div>
  )
}

const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })

describe('useLayer', () => {
  test('behavior: the page scrolls again after the last of several layers closes', () => {
    const page = document.documentElement.style
    page.overflow = 'clip'
    const layers = (panel: boolean, dialog: boolean) => (
      <>
        <Layer name="Panel" open={panel} />
        <Layer name="Dialog" open={dialog} />
      </>
    )
    const { rerender } = render(layers(true, false))
    rerender(layers(true, true))
    // The outer one first, as the browser's way back closes it.
    rerender(layers(false, true))
    expect(page.overflow).toBe('hidden')
    rerender(layers(false, false))
    expect(page.overflow).toBe('clip')
    page.overflow = ''
  })

  test('behavior: Escape in a full-size picture does not close the layer below', () => {
    const onEscape = vi.fn()
    const panel = (isFull: boolean) => (
      <Layer name="Panel" onEscape={onEscape}>
        <dialog open={isFull}>
          <button type="button">Close</button>
        </dialog>
      </Layer>
    )
    const { rerender } = render(panel(true))
    screen.getByRole('button').focus()
    press('Escape')
    expect(onEscape).not.toHaveBeenCalled()
    rerender(panel(false))
    press('Escape')
    expect(onEscape).toHaveBeenCalledOnce()
  })

  test('behavior: Tab cycles through frames and the checked radio button of a group', () => {
    // Nothing has a place in jsdom.
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([
      new DOMRect(),
    ] as unknown as DOMRectList)
    const radio = (value: string) => (
      <input
        aria-label={value}
        defaultChecked={value === 'one'}
        name="choice"
        type="radio"
      />
    )
    render(
      <Layer name="Panel">
        <iframe title="Film" />
        <button type="button">Middle</button>
        {radio('one')}
        {radio('two')}
      </Layer>,
    )
    screen.getByLabelText('one').focus()
    press('Tab')
    expect(document.activeElement).toBe(screen.getByTitle('Film'))
    press('Tab', true)
    expect(document.activeElement).toBe(screen.getByLabelText('one'))
    screen.getByText('Middle').focus()
    expect(press('Tab')).toBe(true)
  })
})

describe('useLayer, focus', () => {
  const page = (isThere: boolean, isOpen: boolean) => (
    <>
      <ul aria-label="Cards">
        {isThere && (
          <li>
            <button type="button">Buy</button>
          </li>
        )}
      </ul>
      <Layer name="Dialog" open={isOpen} />
    </>
  )

  test('behavior: if no element had the focus, no element gets the focus', () => {
    const { unmount } = render(<Layer name="Dialog" />)
    unmount()
    expect(document.activeElement).toBe(document.body)
    expect(document.documentElement.hasAttribute('tabindex')).toBe(false)
  })

  test('behavior: the focus returns to the previous element', () => {
    const { rerender } = render(page(true, false))
    screen.getByText('Buy').focus()
    rerender(page(true, true))
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    rerender(page(true, false))
    expect(document.activeElement).toBe(screen.getByText('Buy'))
  })

  test('behavior: if the previous element is gone, its ancestor gets the focus until blur', () => {
    const { rerender } = render(page(true, false))
    screen.getByText('Buy').focus()
    rerender(page(true, true))
    rerender(page(false, true))
    rerender(page(false, false))
    const list = screen.getByRole('list')
    expect(document.activeElement).toBe(list)
    list.blur()
    expect(list.hasAttribute('tabindex')).toBe(false)
  })

  test('behavior: if another button replaces the previous element, that button gets the focus', () => {
    // Nothing has a place in jsdom.
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([
      new DOMRect(),
    ] as unknown as DOMRectList)
    const card = (action: string, isOpen: boolean) => (
      <>
        <div>
          <button key={action} type="button">
            {action}
          </button>
        </div>
        <Layer name="Dialog" open={isOpen} />
      </>
    )
    const { rerender } = render(card('List', false))
    screen.getByText('List').focus()
    rerender(card('List', true))
    rerender(card('Edit', true))
    rerender(card('Edit', false))
    expect(document.activeElement).toBe(screen.getByText('Edit'))
  })

  test('behavior: the button of a neighbouring item does not get the focus', () => {
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([
      new DOMRect(),
    ] as unknown as DOMRectList)
    const cards = (names: readonly string[], isOpen: boolean) => (
      <>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
        <Layer name="Dialog" open={isOpen} />
      </>
    )
    const { rerender } = render(cards(['Buy 1', 'Buy 2'], false))
    screen.getByText('Buy 1').focus()
    rerender(cards(['Buy 1', 'Buy 2'], true))
    rerender(cards(['Buy 2'], true))
    rerender(cards(['Buy 2'], false))
    expect(document.activeElement).toBe(screen.getByRole('list'))
  })
})

describe('useLayer, stage', () => {
  test("behavior: a new stage focuses the dialog again after a wallet's sheet closes", () => {
    const layers = (stage: string) => (
      <>
        <Layer name="Below" stage={stage}>
          <button type="button">Buy</button>
        </Layer>
        <Layer name="Dialog" stage={stage} />
      </>
    )
    const { rerender } = render(layers('working'))
    const sheet = document.createElement('button')
    document.body.append(sheet)
    sheet.focus()
    rerender(layers('failed'))
    expect(document.activeElement).toBe(sheet)
    sheet.remove()
    expect(document.activeElement).toBe(document.body)
    rerender(layers('working'))
    expect(document.activeElement).toBe(screen.getByLabelText('Dialog'))
  })
})

describe('Backdrop', () => {
  test('behavior: the second click of a double click closes nothing', () => {
    const onPress = vi.fn()
    render(<Backdrop onPress={onPress} />)
    const backdrop = screen.getByRole('presentation')
    fireEvent.click(backdrop, { detail: 2 })
    expect(onPress).not.toHaveBeenCalled()
    fireEvent.click(backdrop, { detail: 1 })
    expect(onPress).toHaveBeenCalledOnce()
  })
})
