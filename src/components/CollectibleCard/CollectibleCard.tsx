'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { Media } from '../Media/Media.js'
import { shortTokenId } from '../parts/shortTokenId.js'
import { useLabels } from '../parts/useLabels.js'
import { usePart } from '../parts/usePart.js'
import { CardAction, CardBadges, CardName, CardPrice } from './CardParts.js'
import {
  type CardState,
  type CollectibleAction,
  cardState,
} from './cardState.js'

/**
 * One collectible: picture, name, price and the action that fits it. The name
 * is the card's one link or button; the action is reached separately.
 * Renders an `<article>` element.
 *
 * - `data-state`: `listed`, `yours`, `owned`, `offered` or `unlisted`
 * - `data-action`: an action can be taken from the card
 *
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard
 *   collectible={collectible}
 *   href={`/items/${collectible.metadata.tokenId}`}
 *   onAction={(action) => begin(action, collectible)}
 * />
 */
export const CollectibleCard = /* @__PURE__ */ forwardRef(
  function CollectibleCard(
    {
      action: slot,
      collectible,
      collectionName,
      href,
      onAction,
      onOpen,
      owned = false,
      ...props
    }: CollectibleCard.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels()
    const { address } = useOptionalConnection()
    const { metadata } = collectible
    const { action, order, state } = cardState(collectible, {
      account: address,
      owned: owned !== false && owned !== '0',
    })
    const name =
      metadata.name ?? labels.untitled(shortTokenId(metadata.tokenId))
    const held = typeof owned === 'string' ? owned : '1'
    const quantity =
      state === 'owned' ? held : (order?.quantityRemaining ?? '1')
    const button =
      slot ??
      (action && onAction && (
        <CardAction action={action} name={name} onAction={onAction} />
      ))

    return usePart<'article', CollectibleCard.State>({
      name: 'collectible-card',
      tag: 'article',
      own: {
        'aria-label': name,
        children: (
          <>
            <div data-mk="collectible-card-frame">
              <Media
                alt=""
                color={metadata.backgroundColor}
                src={metadata.image ?? metadata.imageData}
              />
              <CardBadges quantity={quantity} state={state} />
            </div>
            <div data-mk="collectible-card-body">
              <CardName href={href} onOpen={onOpen}>
                {name}
              </CardName>
              <div data-mk="collectible-card-collection">
                {collectionName ??
                  labels.untitled(shortTokenId(metadata.tokenId))}
              </div>
              <div data-mk="collectible-card-foot">
                <CardPrice order={order} state={state} />
                {button && (
                  <div data-mk="collectible-card-action">{button}</div>
                )}
              </div>
            </div>
          </>
        ),
      },
      props,
      ref,
      state: { state, action: Boolean(button) },
    })
  },
)

export declare namespace CollectibleCard {
  /** State handed to `render`. */
  export type State = { state: CardState; action: boolean }
  export type Props = Omit<
    useRender.ComponentProps<'article', State>,
    'children'
  > & {
    /** Stands in place of the card's own action button. */
    action?: ReactNode
    /** What the card shows. */
    collectible: CollectibleOrder
    /** Name of the collection, shown under the name. @default the token id */
    collectionName?: string | undefined
    /** Makes the name, and with it the card, a link. */
    href?: string | undefined
    /** Takes the action; without it the card has no action button. */
    onAction?: ((action: CollectibleAction) => void) | undefined
    /** Makes the name, and with it the card, a button. */
    onOpen?: (() => void) | undefined
    /** Whether the reader holds it, or how many. @default false */
    owned?: boolean | string | undefined
  }
}
