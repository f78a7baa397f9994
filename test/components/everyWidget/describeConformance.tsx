import { cleanup } from '@testing-library/react'
import { cloneElement, createRef, type ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderWithKit } from '../renderWithKit.js'

type Props = Record<string, unknown>

/**
 * What every part keeps: native props, `className`, `style` and `ref` reach
 * the root element, and `render` can replace it.
 */
export function describeConformance(
  element: ReactElement<Props>,
  {
    isEmpty = false,
    name,
    tag,
  }: {
    /** Whether it has nothing to show here. */
    isEmpty?: boolean
    name: string
    tag: keyof HTMLElementTagNameMap
  },
) {
  const root = () => document.querySelector(`.mk-${name}`)
  const renderWith = (props: Props) =>
    renderWithKit(cloneElement(element, props))
  afterEach(cleanup)

  describe(`conformance of ${name}`, () => {
    test('default', () => {
      renderWith({})
      expect(root()?.tagName).toBe(tag.toUpperCase())
    })

    test('prop: native props', () => {
      renderWith({ id: 'mine', 'data-test': 'yes', lang: 'fr' })
      expect(root()?.id).toBe('mine')
      expect(root()?.getAttribute('data-test')).toBe('yes')
      expect(root()?.getAttribute('lang')).toBe('fr')
    })

    test('prop: className, style', () => {
      renderWith({ className: 'mine', style: { order: 3 } })
      expect(root()?.classList.contains('mine')).toBe(true)
      expect((root() as HTMLElement).style.order).toBe('3')
    })

    test('prop: ref', () => {
      const ref = createRef<HTMLElement>()
      renderWith({ ref })
      expect(ref.current).toBe(root())
    })

    test('prop: render', () => {
      renderWith({ render: <b title="mine" /> })
      expect(root()?.tagName).toBe('B')
      expect(root()?.childElementCount === 0).toBe(isEmpty)
    })
  })
}
