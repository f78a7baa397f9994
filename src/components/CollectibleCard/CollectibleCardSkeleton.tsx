'use client'
import type { useRender } from '@base-ui/react/use-render'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { usePart } from '../parts/usePart.js'

/**
 * The place of a card that is still loading, in the same geometry.
 * Renders a `<div>` element.
 *
 * @example
 * import { CollectibleCardSkeleton } from 'marketkit'
 *
 * <CollectibleCardSkeleton />
 */
export const CollectibleCardSkeleton = /* @__PURE__ */ forwardRef(
  function CollectibleCardSkeleton(
    props: CollectibleCardSkeleton.Props,
    ref: ForwardedRef<HTMLDivElement>,
  ): ReactElement {
    return usePart<'div', Record<never, never>>({
      name: 'collectible-card',
      own: {
        'aria-hidden': true,
        'data-state': 'loading',
        children: (
          <>
            <div data-mk="collectible-card-frame">
              <div data-mk="media" data-status="loading" />
            </div>
            <div data-mk="collectible-card-body">
              <div data-mk="collectible-card-name">
                <span data-mk="skeleton" />
              </div>
              <div data-mk="collectible-card-collection">
                <span data-mk="skeleton" />
              </div>
              <div data-mk="collectible-card-foot">
                <div data-mk="collectible-card-price">
                  <span data-mk="skeleton" />
                </div>
              </div>
            </div>
          </>
        ),
      },
      props,
      ref,
    })
  },
)

export declare namespace CollectibleCardSkeleton {
  export type Props = Omit<useRender.ComponentProps<'div'>, 'children'>
}
