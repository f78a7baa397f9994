'use client'
import { useRef } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { Notice } from '../failure/Notice.js'
import { formatBps, formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { listLabels } from './listLabels.js'
import { roughly } from './priceConcerns.js'
import type { PriceFacts } from './priceFacts.js'

/** Milliseconds within which two presses are a double one. */
const twoPresses = 700

/** What may be a mistake; shown once somebody wants to list all the same. */
export function PriceConcernNotice({ facts }: { facts: PriceFacts }) {
  const { belowFloorBps, concerns, market } = facts
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels)
  const known = market.floor ?? market.offer
  return (
    <Notice tone="warning">
      {concerns.includes('farBelowFloor') && market.floor && (
        <p>
          <PriceOf order={market.floor}>
            {(floor) =>
              labels.farBelowFloor(
                formatBps(roughly(belowFloorBps), locale),
                floor,
              )
            }
          </PriceOf>
        </p>
      )}
      {concerns.includes('belowOffer') && market.offer && (
        <p>
          <PriceOf order={market.offer}>
            {(offer) => labels.belowOffer(offer)}
          </PriceOf>
        </p>
      )}
      {concerns.includes('notCompared') && known && (
        <p>
          <PriceOf order={known}>
            {(price) => labels.notCompared(price)}
          </PriceOf>
        </p>
      )}
      {concerns.includes('marketUnknown') && <p>{labels.marketUnknown}</p>}
      {concerns.includes('alreadyListed') &&
        market.own.map((order) => (
          <p key={order.orderId}>
            <PriceOf order={order}>
              {(price) => labels.alreadyListed(price)}
            </PriceOf>
          </p>
        ))}
    </Notice>
  )
}

/**
 * The answers: the safe one is the button, so that a second press of the
 * button that asked does no harm.
 */
export function PriceConcernActions(props: {
  /** What the answer that goes on says. */
  anyway: string
  onAnswer: (goOn: boolean) => void
}) {
  const { anyway, onAnswer } = props
  const labels = useLabels(listLabels)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  return (
    <>
      <ActionButton
        onClick={({ currentTarget }) => {
          onAnswer(false)
          currentTarget.form
            ?.querySelector<HTMLInputElement>('.mk-price-input')
            ?.focus()
        }}
      >
        {labels.changePrice}
      </ActionButton>
      <TextButton
        onClick={({ timeStamp }) => {
          // The second press of two would answer what nobody has read.
          if (timeStamp - pressedAt.current < twoPresses) return
          pressedAt.current = timeStamp
          onAnswer(true)
        }}
      >
        {anyway}
      </TextButton>
    </>
  )
}

/** What an order costs, in words. */
export function PriceOf(props: {
  children: (price: string) => string
  order: Order
}) {
  const { locale } = useMarketKit()
  const { decimals, symbol } = useOrderCurrency(props.order)
  return props.children(
    `${formatPrice(props.order.priceAmount, decimals, { locale })} ${symbol}`,
  )
}
