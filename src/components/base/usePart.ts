'use client'
import { mergeProps } from '@base-ui/react/merge-props'
import { useRender } from '@base-ui/react/use-render'
import type { ElementType, ReactElement, Ref } from 'react'

/**
 * The root element of a widget: the caller's props, `className`, `ref` and
 * `render` reach it, and its state is written on it as `data-*`.
 */
export function usePart<
  tag extends ElementType,
  state extends Record<string, unknown>,
>(parameters: {
  /** What the part is called: its class is `mk-` and this. */
  name: string
  /** What the part itself needs on its root element. */
  own?: useRender.ElementProps<tag> &
    Record<`data-${string}`, unknown> & { ref?: Ref<Element> | undefined }
  /** What the caller passed. */
  props: useRender.ComponentProps<tag, state>
  /** Takes the root element: React 18 keeps `ref` apart from the props. */
  ref?: Ref<Element> | undefined
  state?: state | undefined
  /** @default 'div' */
  tag?: keyof React.JSX.IntrinsicElements | undefined
}): ReactElement {
  const { name, own, props, ref = null, state, tag = 'div' } = parameters
  const { render, ...elementProps } = props
  const { ref: ownRef = null, ...ownProps }: { ref?: Ref<Element> } = own ?? {}
  return useRender({
    defaultTagName: tag,
    render: render as useRender.RenderProp<state>,
    ref: [ownRef, ref],
    state,
    props: mergeProps<'div'>(
      { className: `mk-${name}` },
      ownProps,
      elementProps as useRender.ElementProps<'div'>,
    ),
  })
}
