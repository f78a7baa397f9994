import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import {
  createRef,
  lazy,
  type ReactElement,
  StrictMode,
  Suspense,
  version,
} from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type PartProps,
  usePart,
} from '../../../src/components/base/usePart.js'

afterEach(cleanup)

type State = { isOpen: boolean; stage?: string | undefined }
type Props = PartProps<'button', State> & {
  own?: {
    onClick?: () => void
    ref?: React.Ref<HTMLButtonElement>
    title?: string
  }
  rootRef?: React.Ref<HTMLButtonElement>
  state?: State
}

function Part({ own, rootRef, state, ...props }: Props): ReactElement {
  return usePart<'button', State>({
    name: 'mine',
    own: { children: 'Buy', className: 'mk-button', type: 'button', ...own },
    props,
    ref: rootRef,
    state,
    tag: 'button',
  })
}

function Plain({ title }: { title?: string }) {
  return <b title={title}>Plain</b>
}

const root = () => screen.getByText(/./)

describe('usePart', () => {
  test('default: the element, its class and its own props', () => {
    render(<Part />)
    expect(root().outerHTML).toBe(
      '<button class="mk-button mk-mine" type="button">Buy</button>',
    )
  })

  test('parameters: state', () => {
    render(<Part state={{ isOpen: true, stage: 'review' }} />)
    expect({ ...root().dataset }).toEqual({ isopen: '', stage: 'review' })
    cleanup()
    render(<Part state={{ isOpen: false, stage: undefined }} />)
    expect({ ...root().dataset }).toEqual({})
  })

  test('parameters: props of the caller win, except class, style and handlers', () => {
    const calls: string[] = []
    render(
      <Part
        className="theirs"
        onClick={() => calls.push('theirs')}
        own={{ onClick: () => calls.push('ours'), title: 'ours' }}
        style={{ order: 3 }}
        title="theirs"
      />,
    )
    fireEvent.click(root())
    expect(calls).toEqual(['theirs', 'ours'])
    expect(root().className.split(' ').sort()).toEqual([
      'mk-button',
      'mk-mine',
      'theirs',
    ])
    expect(root().style.order).toBe('3')
    expect(root().title).toBe('theirs')
  })

  test('parameters: an undefined handler of the caller keeps ours', () => {
    const onClick = vi.fn()
    render(<Part onClick={undefined} own={{ onClick }} />)
    fireEvent.click(root())
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('parameters: render with an element', () => {
    const calls: string[] = []
    render(
      <Part
        onClick={() => calls.push('props')}
        own={{ onClick: () => calls.push('ours') }}
        render={
          // biome-ignore lint/a11y/useValidAnchor: a link in place of the button
          <a
            className="link"
            href="#buy"
            onClick={() => calls.push('element')}
            style={{ order: 1 }}
          >
            Crown
          </a>
        }
        state={{ isOpen: true }}
        style={{ color: 'red', order: 3 }}
      />,
    )
    fireEvent.click(root())
    expect(calls).toEqual(['element', 'props', 'ours'])
    expect(root().tagName).toBe('A')
    expect(root().textContent).toBe('Crown')
    expect(root().className).toBe('link mk-button mk-mine')
    expect(root().getAttribute('style')).toBe('color: red; order: 1;')
    expect(root().dataset.isopen).toBe('')
  })

  test('parameters: render with a function', () => {
    const ref = createRef<HTMLButtonElement>()
    render(
      <Part
        render={({ children, ...props }, { stage }) => (
          <b {...props}>
            {children}: {stage}
          </b>
        )}
        rootRef={ref}
        state={{ isOpen: false, stage: 'review' }}
      />,
    )
    expect(root().textContent).toBe('Buy: review')
    expect(root().className).toBe('mk-button mk-mine')
    expect(ref.current).toBe(root())
  })

  test('parameters: refs of the widget, the caller and the element', () => {
    const refs = [
      createRef<HTMLButtonElement>(),
      createRef<HTMLButtonElement>(),
    ] as const
    const seen: (Element | null)[] = []
    const part = (
      <Part
        own={{ ref: refs[0] }}
        render={<a href="#buy" ref={(it) => void seen.push(it)} />}
        rootRef={refs[1]}
      />
    )
    const { rerender, unmount } = render(part)
    const element = root()
    rerender(part)
    expect(refs.map(({ current }) => current)).toEqual([element, element])
    expect(seen).toEqual([element])
    unmount()
    expect(refs.map(({ current }) => current)).toEqual([null, null])
    expect(seen).toEqual([element, null])
  })

  test('behavior: a ref with a cleanup is attached and cleaned up in pairs', () => {
    let attached = 0
    const rootRef = () => {
      attached += 1
      return () => {
        attached -= 1
      }
    }
    const own = { ref: createRef<HTMLButtonElement>() }
    const { rerender, unmount } = render(<Part own={own} rootRef={rootRef} />, {
      wrapper: StrictMode,
    })
    rerender(<Part own={own} render={<b />} rootRef={rootRef} />)
    expect(attached).toBe(1)
    unmount()
    expect(attached).toBe(0)
  })

  test('behavior: without refs, `render` can be a component that takes none', () => {
    const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<Part render={<Plain />} title="mine" />)
    expect(root().title).toBe('mine')
    expect(onError).not.toHaveBeenCalled()
    onError.mockRestore()
  })

  // Server components need React 19.
  const isReact18 = version.startsWith('18.')
  test.skipIf(isReact18)(
    'behavior: `render` accepts an element from a server component',
    async () => {
      const element = lazy(async () => ({
        default: (<b title="sent">Sent</b>) as never,
      })) as unknown as ReactElement
      render(
        <Suspense fallback="Loading">
          <Part render={element} />
        </Suspense>,
      )
      const sent = await screen.findByTitle('sent')
      expect(sent.className).toBe('mk-button mk-mine')
    },
  )
})
