'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { type PartProps, usePart } from '../base/usePart.js'

/**
 * The placeholder of a card that is loading, in the same size. Renders a
 * `<div>` element.
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
    return usePart<'div'>({
      name: 'collectible-card',
      own: {
        'aria-hidden': true,
        'data-state': 'loading',
        children: (
          <>
            <div className="mk-media" data-status="loading" />
            <div className="mk-card-name">
              <span className="mk-skeleton" />
            </div>
            <div className="mk-card-line">
              <span className="mk-skeleton" />
            </div>
            <div className="mk-card-foot">
              <span className="mk-skeleton" />
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
  export type Props = PartProps<'div'>
}
