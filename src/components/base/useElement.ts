'use client'
import {
  Children,
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type Ref,
  useMemo,
  version,
} from 'react'

type Props = Record<string, unknown>

type RenderedProps = HTMLAttributes<any> & { ref?: Ref<any> | undefined }

/** Props of an element that `render` can replace. */
export type RenderProps<
  tag extends ElementType,
  state = Record<never, never>,
> = ComponentPropsWithRef<tag> & {
  /** Replaces the element: another element, or a function that returns it. */
  render?:
    | ReactElement
    | ((props: RenderedProps, state: state) => ReactElement)
    | undefined
}

export function useElement<state extends object>({
  props,
  refs: [first = null, second = null] = [],
  render,
  state,
  tag,
}: {
  props: Props
  refs?: [(Ref<Element> | undefined)?, (Ref<Element> | undefined)?] | undefined
  render: RenderProps<ElementType, state>['render']
  state?: state | undefined
  tag: ElementType
}): ReactElement {
  const element = typeof render === 'function' ? undefined : unwrap(render)
  const third = (element && getRef(element)) ?? null
  const ref = useMemo(
    () => mergeRefs([first, second, third]),
    [first, second, third],
  )
  const all: Props = { ...getAttributes(state), ...props }
  if (ref) all.ref = ref
  if (typeof render === 'function')
    return render(all as RenderedProps, state ?? ({} as state))
  return element
    ? cloneElement(element, { ...mergeProps(all, element.props), ref })
    : createElement(tag, all)
}

/** Handlers of both run, theirs first; class names and styles are joined. */
export function mergeProps(ours: Props, theirs: Props): Props {
  const merged = { ...ours }
  for (const [name, value] of Object.entries(theirs))
    merged[name] = mergeProp(name, ours[name], value)
  return merged
}

function mergeProp(name: string, ours: unknown, theirs: unknown): unknown {
  if (name === 'className' && ours) return theirs ? `${theirs} ${ours}` : ours
  if (name === 'style') return { ...(ours as object), ...(theirs as object) }
  if (!/^on[A-Z]/.test(name) || typeof ours !== 'function') return theirs
  if (typeof theirs !== 'function') return theirs ?? ours
  return (...event: unknown[]) => {
    theirs(...event)
    ours(...event)
  }
}

function getAttributes(state: object = {}): Props {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([, value]) => value)
      .map(([name, value]) => [
        `data-${name.toLowerCase()}`,
        value === true ? '' : String(value),
      ]),
  )
}

/** Elements from a server component can arrive wrapped, without props. */
function unwrap(
  render: ReactElement | undefined,
): ReactElement<Props> | undefined {
  const [element] = isValidElement(render) ? [render] : Children.toArray(render)
  return element as ReactElement<Props> | undefined
}

/** React 18 keeps the ref of an element beside its props. */
function getRef(element: ReactElement<Props>): Ref<Element> | undefined {
  const holder = version.startsWith('18.') ? element : element.props
  return (holder as { ref?: Ref<Element> }).ref
}

function mergeRefs(refs: Ref<Element>[]) {
  const given = refs.filter(Boolean)
  if (given.length < 2) return given[0]
  let detach: (() => void)[] = []
  return (element: Element | null) => {
    for (const undo of detach) undo()
    detach = element ? given.map((ref) => attach(ref, element)) : []
  }
}

function attach(ref: Ref<Element>, element: Element): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element
    return () => {
      if (ref) ref.current = null
    }
  }
  const detach = ref(element)
  return () => (detach ? detach() : ref(null))
}
