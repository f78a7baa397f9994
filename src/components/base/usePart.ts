'use client'
import { mergeProps } from '@base-ui/react/merge-props'
import { useRender } from '@base-ui/react/use-render'
import type { ElementType, ReactElement, Ref } from 'react'

/** Writes the widget's state as `data-*` attributes. */
export function usePart<
  tag extends ElementType,
  state extends Record<string, unknown> = Record<never, never>,
>(parameters: {
  /** The class name, without `mk-`. */
  name: string
  /** The caller's props are merged over these. */
  own?: useRender.ElementProps<tag> &
    Record<`data-${string}`, unknown> & { ref?: Ref<Element> | undefined }
  props: useRender.ComponentProps<tag, state>
  /** React 18 doesn't pass a `ref` in props. */
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

export type PartProps<
  tag extends keyof React.JSX.IntrinsicElements,
  state = Record<never, never>,
  own extends string = never,
> = Omit<useRender.ComponentProps<tag, state>, 'children' | own>
