'use client'
import type { ReactNode } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { cardLabels } from '../../labels/cardLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { isOneToken } from '../../order/quantity.js'
import type { CardState } from '../collectible/cardState.js'
import { ArrowDown, ArrowDownUp, ArrowUp, Check } from '../icon/icons.js'
import { formatCount } from '../Price/formatPrice.js'
import { getNumberFormat } from '../Price/numberFormat.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { useLabels } from '../text/useLabels.js'
import type { useCollectibleCard } from './useCollectibleCard.js'

type Card = useCollectibleCard.ReturnType

export function CardName(props: {
  children: string
  href?: string | undefined
  onOpen?: (() => void) | undefined
}) {
  const { href, onOpen, ...others } = props
  const rest = { className: 'mk-card-name', dir: 'auto', ...others }
  if (href) return <a href={href} {...rest} />
  return onOpen ? (
    <button onClick={onOpen} type="button" {...rest} />
  ) : (
    <div {...rest} />
  )
}

export function CardCheck(props: {
  disabled: boolean
  name: string
  onSelect: (selected: boolean) => void
  selected: boolean
}) {
  const { disabled, name, onSelect, selected } = props
  const labels = useLabels(cardLabels)
  return (
    <>
      <input
        aria-label={labels['card.select'](name)}
        checked={selected}
        className="mk-card-checkbox"
        disabled={disabled}
        onChange={({ target }) => onSelect(target.checked)}
        type="checkbox"
      />
      <span aria-hidden="true" className="mk-card-tick">
        <Check />
      </span>
    </>
  )
}

const statePills: Partial<
  Record<CardState, 'yours' | 'owned' | 'card.sold' | 'card.expired'>
> = {
  yours: 'yours',
  owned: 'owned',
  sold: 'card.sold',
  expired: 'card.expired',
}

export function CardBadges({ card }: { card: Card }) {
  const { action, cartAction, held, quantity, quantityDecimals, state } = card
  const labels = useLabels(cardLabels, commonLabels)
  const { locale } = useMarketKit()
  const pill = statePills[state]
  const isPartHeld = state === 'listed' && held !== '0'
  const several = quantity !== '0' && !isOneToken(card, quantity)
  const isInCart = [action, cartAction].includes('removeFromCart')
  if (!pill && !several && !isPartHeld && !isInCart) return null
  return (
    <div className="mk-card-badges">
      {pill && <span className="mk-pill">{labels[pill]}</span>}
      {several && (
        <span className="mk-pill">
          {labels.times(formatCount(quantity, locale, quantityDecimals))}
        </span>
      )}
      {isPartHeld && (
        <span className="mk-pill">
          {labels['card.held'](formatCount(held, locale, quantityDecimals))}
        </span>
      )}
      {isInCart && <span className="mk-pill">{labels.inCart}</span>}
    </div>
  )
}

export function CardLine(props: { card: Card; children: string }) {
  const { card, children } = props
  const { bestOffer, state, timeLeft } = card
  const labels = useLabels(cardLabels)
  const { locale } = useMarketKit()
  const isEnding = timeLeft !== undefined && state !== 'owned'
  const note = isEnding ? (
    <span className="mk-card-note" data-tone="warning">
      {labels['card.timeLeft'](formatTimeLeft(timeLeft, locale))}
    </span>
  ) : (
    bestOffer && (
      <span className="mk-card-note">
        <span>{labels['card.bid']}</span>{' '}
        <OrderPrice
          className="mk-card-bid"
          mark={false}
          order={bestOffer}
          usd={undefined}
        />
      </span>
    )
  )
  if (!note) return <div className="mk-card-line">{children}</div>
  return (
    <div className="mk-card-line" data-note="">
      <bdi className="mk-card-collection">{children}</bdi>
      {note}
    </div>
  )
}

export function CardPrice({ card }: { card: Card }) {
  const { order, state, trend } = card
  const labels = useLabels(priceLabels)
  const hasEnded = state === 'sold' || state === 'expired'
  return (
    <>
      {state === 'offered' && (
        <span className="mk-card-fact">{labels.bestOffer}</span>
      )}
      {order ? (
        <OrderPrice
          className="mk-card-price"
          data-over={hasEnded || undefined}
          order={order}
        />
      ) : (
        <span className="mk-card-fact">{labels.notListed}</span>
      )}
      {trend && <PriceTrendMark trend={trend} />}
    </>
  )
}

const trendIcons = { down: ArrowDown, up: ArrowUp, other: ArrowDownUp }

function PriceTrendMark({
  trend,
}: {
  trend: NonNullable<Card['trend']>
}): ReactNode {
  const labels = useLabels(cardLabels)
  const Icon = trendIcons[trend]
  const text = labels[`card.price.${trend}`]
  return (
    <span className="mk-card-trend" data-trend={trend} title={text}>
      <Icon aria-hidden="true" />
      <span className="mk-sr-only">{text}</span>
    </span>
  )
}

function formatTimeLeft(seconds: number, locale: string | undefined): string {
  const [size, unit] =
    seconds >= 3600
      ? ([3600, 'hour'] as const)
      : seconds >= 60
        ? ([60, 'minute'] as const)
        : ([1, 'second'] as const)
  const options = { style: 'unit', unit, unitDisplay: 'narrow' } as const
  return getNumberFormat(locale, options).format(Math.floor(seconds / size))
}
