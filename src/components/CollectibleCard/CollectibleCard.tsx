'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { BusyText } from '../collectible/BusyText.js'
import type { CardState, CollectibleAction } from '../collectible/cardState.js'
import { Media } from '../Media/Media.js'
import { shortenTokenId } from '../text/collectibleName.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { CardActions } from './CardActions.js'
import {
  CardBadges,
  CardCheck,
  CardLine,
  CardName,
  CardPrice,
} from './CardParts.js'
import { useCollectibleCard } from './useCollectibleCard.js'

/**
 * One collectible: picture, name, price and an action. The name is the card's
 * only link, button or checkbox; actions are separate tab stops. Renders an
 * `<article>` element.
 *
 * - `data-state`: `listed`, `yours`, `owned`, `offered`, `sold`, `expired` or
 *   `unlisted`
 * - `data-action`: the card has an action
 * - `data-flow`: `buy`, `list`, `cancel` or `steps`, while a flow of the
 *   connected account trades it
 * - `data-selecting`, `data-selected`, `data-disabled`: the card is a checkbox,
 *   it is selected, it can't be selected
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
      actions,
      chainId,
      collectible,
      collectionName,
      contractAddress,
      contractType,
      earlier,
      footer,
      header,
      href,
      isInCart,
      media,
      onAction,
      onOpen,
      onSelect,
      owned,
      selectable = true,
      selected = false,
      ...props
    }: CollectibleCard.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels(commonLabels)
    const { metadata } = collectible
    const card = useCollectibleCard({
      ...{ actions, chainId, collectible, contractAddress, contractType },
      ...{ earlier, isInCart, owned },
    })
    const { flow, name, state } = card
    const selecting = onSelect !== undefined
    const ofKit = onAction && (card.action ?? card.cartAction) && (
      <CardActions card={card} onAction={onAction} />
    )
    const action = !selecting && (slot ?? ofKit)

    return usePart<'article', CollectibleCard.State>({
      name: 'collectible-card',
      tag: 'article',
      own: {
        'aria-label': name,
        children: (
          <>
            {media ?? (
              <Media
                alt=""
                color={metadata.backgroundColor}
                src={metadata.image ?? metadata.imageData}
              />
            )}
            <CardBadges card={card} />
            {header && <div className="mk-card-header">{header}</div>}
            {selecting && (
              <CardCheck
                disabled={!selectable}
                name={name}
                onSelect={onSelect}
                selected={selected}
              />
            )}
            <CardName {...(!selecting && { href, onOpen })}>{name}</CardName>
            <CardLine card={card}>
              {plainLine(collectionName) ||
                labels.untitled(shortenTokenId(metadata.tokenId))}
            </CardLine>
            <div className="mk-card-foot">
              <CardPrice card={card} />
              {(flow || action) && (
                <div className="mk-card-action">
                  {flow ? <BusyText flow={flow} /> : action}
                </div>
              )}
            </div>
            {footer && <div className="mk-card-footer">{footer}</div>}
          </>
        ),
      },
      props,
      ref,
      state: {
        state,
        action: Boolean(action),
        flow,
        selecting,
        selected: selecting && selected,
        disabled: selecting && !selectable,
      },
    })
  },
)

export declare namespace CollectibleCard {
  /** State passed to `render`. */
  export type State = {
    state: CardState
    action: boolean
    flow: useCollectibleCard.ReturnType['flow']
    selecting: boolean
    selected: boolean
    disabled: boolean
  }
  export type Props = PartProps<'article', State, 'onSelect'> &
    Slots &
    useCollectibleCard.Parameters & {
      /** Name of the collection, shown below the name. @default the token id */
      collectionName?: string | undefined
      /** Makes the name, and so the card, a link. */
      href?: string | undefined
      /** Called with the action; without it the card has no action button. */
      onAction?: ((action: CollectibleAction) => void) | undefined
      /** Makes the name, and so the card, a button. */
      onOpen?: (() => void) | undefined
      /** Makes the card a checkbox, instead of a link with actions. */
      onSelect?: ((selected: boolean) => void) | undefined
      /** Whether it can be selected. @default true */
      selectable?: boolean | undefined
      /** Whether it is selected. @default false */
      selected?: boolean | undefined
    }
  /** Content that replaces or extends parts of the card. */
  export type Slots = {
    /** Replaces the card's action buttons. */
    action?: ReactNode
    /** Shown below the price, such as the last sale. */
    footer?: ReactNode
    /** Shown at the upper end of the picture, such as a favorite button. */
    header?: ReactNode
    /** Replaces the picture. */
    media?: ReactNode
  }
}
