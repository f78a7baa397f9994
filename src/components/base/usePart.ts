'use client'
import type { ElementType, ReactElement, Ref } from 'react'
import { mergeProps, type RenderProps, useElement } from './useElement.js'

export function usePart<
  tag extends ElementType,
  state extends Record<string, unknown> = Record<never, never>,
>(parameters: {
  name: string
  own?: React.ComponentPropsWithRef<tag> &
    Record<`data-${string}`, unknown> & { ref?: Ref<Element> | undefined }
  props: RenderProps<tag, state>
  /** React 18 doesn't pass a `ref` in props. */
  ref?: Ref<Element> | undefined
  state?: state | undefined
  tag?: keyof React.JSX.IntrinsicElements | undefined
}): ReactElement {
  const { name, own, props, ref, state, tag = 'div' } = parameters
  const { render, ...theirs } = props
  const { ref: ownRef, ...ours }: { ref?: Ref<Element> } = own ?? {}
  return useElement({
    props: mergeProps(mergeProps({ className: `mk-${name}` }, ours), theirs),
    refs: [ownRef, ref],
    render,
    state,
    tag,
  })
}

export type PartProps<
  tag extends keyof React.JSX.IntrinsicElements,
  state = Record<never, never>,
  own extends string = never,
> = Omit<RenderProps<tag, state>, 'children' | own>
