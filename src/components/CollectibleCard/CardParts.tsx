'use client'
import type { ReactNode } from 'react'
import type { Order } from '../../rpc/schemas.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { useLabels } from '../parts/useLabels.js'
import type { CardState, CollectibleAction } from './cardState.js'

/** The name of a card, which is its one link or button. */
export function CardName(props: {
  children: ReactNode
  href?: string | undefined
  onOpen?: (() => void) | undefined
}) {
  const { href, onOpen, ...rest } = props
  if (href) return <a data-mk="collectible-card-name" href={href} {...rest} />
  return onOpen ? (
    <button
      data-mk="collectible-card-name"
      onClick={onOpen}
      type="button"
      {...rest}
    />
  ) : (
    <div data-mk="collectible-card-name" {...rest} />
  )
}

/** The small facts on the picture: whose it is, and how many. */
export function CardBadges(props: { quantity: string; state: CardState }) {
  const { quantity, state } = props
  const labels = useLabels()
  return (
    <div data-mk="collectible-card-badges">
      {state === 'yours' && <span data-mk="pill">{labels.yours}</span>}
      {state === 'owned' && <span data-mk="pill">{labels.owned}</span>}
      {BigInt(quantity) > 1n && <span data-mk="pill">×{quantity}</span>}
    </div>
  )
}

/** What it costs, or that it is not for sale. */
export function CardPrice(props: {
  order: Order | undefined
  state: CardState
}) {
  const { order, state } = props
  const labels = useLabels()
  return (
    <div data-mk="collectible-card-price">
      {state === 'offered' && <span>{labels.bestOffer}</span>}
      {order ? <OrderPrice order={order} /> : <span>{labels.notListed}</span>}
    </div>
  )
}

/** The one thing to do with it, named for those who see no card around it. */
export function CardAction(props: {
  action: CollectibleAction
  name: string
  onAction: (action: CollectibleAction) => void
}) {
  const { action, name, onAction } = props
  const labels = useLabels()
  return (
    <button
      aria-label={`${labels[action]}: ${name}`}
      data-mk="button"
      data-variant={action === 'buy' ? 'primary' : 'secondary'}
      onClick={() => onAction(action)}
      type="button"
    >
      {labels[action]}
    </button>
  )
}
