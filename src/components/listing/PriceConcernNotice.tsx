'use client'
import { useRef } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listLabels } from '../../labels/listLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { LinkButton } from '../base/Button.js'
import { Notice } from '../failure/Notice.js'
import { formatBps } from '../Price/formatPrice.js'
import { roundBps } from '../Price/roundBps.js'
import { useOrderPriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import type { ListTerms } from './listTerms.js'
import type { PriceFacts } from './priceConcerns.js'

const doubleClickMs = 700

export function PriceConcernNotice({ facts }: { facts: PriceFacts }) {
  const { belowFloorBps, concerns, market } = facts
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels)
  const known = market.floor ?? market.offer
  return (
    <Notice tone="warning">
      {concerns.includes('farBelowFloor') && market.floor && (
        <p>
          <PriceText
            getText={(floor) =>
              labels.farBelowFloor(
                formatBps(roundBps(belowFloorBps), locale),
                floor,
              )
            }
            order={market.floor}
          />
        </p>
      )}
      {concerns.includes('belowOffer') && market.offer && (
        <p>
          <PriceText getText={labels.belowOffer} order={market.offer} />
        </p>
      )}
      {concerns.includes('notCompared') && known && (
        <p>
          <PriceText getText={labels.notCompared} order={known} />
        </p>
      )}
      {concerns.includes('divisible') && <p>{labels.divisible}</p>}
      {concerns.includes('marketUnknown') && <p>{labels.marketUnknown}</p>}
      {concerns.includes('alreadyListed') &&
        market.own.map((order) => (
          <p key={order.orderId}>
            <PriceText getText={labels.alreadyListed} order={order} />
          </p>
        ))}
    </Notice>
  )
}

/** The safe answer takes the asking button's place, for a second press. */
export function PriceConcernActions(props: {
  anyway: string
  onAnswer: (isConfirmed: boolean) => void
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
          // The first press may have opened another question.
          if (timeStamp - pressedAt.current < doubleClickMs) return
          pressedAt.current = timeStamp
          onAnswer(true)
        }}
      >
        {anyway}
      </TextButton>
    </>
  )
}

export function ListedAlready(props: {
  form: ListTerms
  isAsked: boolean
  onEdit: ((order: Order) => void) | undefined
}) {
  const { form, isAsked, onEdit } = props
  const labels = useLabels(listLabels)
  const [own] = form.market.own
  if (form.owned === 0n)
    return <Notice tone="warning">{labels.notOwned}</Notice>
  const isAll = form.free === 0n
  const isTwice = form.concerns.includes('alreadyListed')
  if (!own || isAsked || !(isAll || isTwice)) return null
  return (
    <Notice tone="neutral">
      {isAll ? (
        <span>{labels.allListed}</span>
      ) : (
        <PriceText getText={labels.alreadyListed} order={own} />
      )}{' '}
      {onEdit && (
        <LinkButton onClick={() => onEdit(own)}>{labels.editThat}</LinkButton>
      )}
    </Notice>
  )
}

function PriceText(props: {
  getText: (price: string) => string
  order: Order
}) {
  return <span>{props.getText(useOrderPriceText(props.order))}</span>
}
