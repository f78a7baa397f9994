'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { BasketAction } from '../CartDrawer/BasketAction.js'
import { BasketCosts } from '../CartDrawer/BasketReview.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { SweepFields } from './SweepFields.js'
import { SweepPicks } from './SweepPicks.js'
import { sweepLabels } from './sweepLabels.js'
import type { useSweep } from './useSweep.js'
import type { SweepChoice } from './useSweepChoice.js'

/** What to sweep, what that takes and costs, and the button to do it. */
export function SweepReview(props: {
  onClose: () => void
  sweep: useSweep.ReturnType
}) {
  const { onClose, sweep } = props
  const [first] = sweep.basket.items
  return (
    <>
      <div className="mk-dialog-body">
        {/* In one place whatever is picked: somebody is typing. */}
        <SweepFields disabled={sweep.flow.isPending} sweep={sweep} />
        {first ? (
          <Picked order={first.order} sweep={sweep} />
        ) : (
          <NothingPicked sweep={sweep} />
        )}
      </div>
      <footer className="mk-dialog-footer">
        {first ? (
          <BasketAction onClose={onClose} trade={sweep} />
        ) : (
          <NoSweep sweep={sweep} />
        )}
      </footer>
    </>
  )
}

/** What is picked, and what it costs. */
function Picked(props: { order: Order; sweep: useSweep.ReturnType }) {
  const { order, sweep } = props
  const { basket, choices, currency, isLimited, looked } = sweep
  const labels = useLabels(sweepLabels)
  return (
    <>
      <SweepPicks currency={currency} items={basket.items} />
      {choices.length > 1 && (
        <p className="mk-dialog-text">{labels.sweepOthers}</p>
      )}
      {isLimited ? (
        <p className="mk-dialog-text">
          {labels.sweepLimited(basket.items.length)}
        </p>
      ) : (
        looked !== undefined && (
          <p className="mk-dialog-text">{labels.sweepUnread(looked)}</p>
        )
      )}
      <BasketCosts isFolded order={order} trade={sweep} />
    </>
  )
}

/** Why there is nothing to buy. */
function NothingPicked({ sweep }: { sweep: SweepChoice }) {
  const { cheapest, currency, draft, found } = sweep
  const labels = useLabels(sweepLabels)
  const { locale } = useMarketKit()
  if (found.error)
    return (
      <ErrorNotice
        error={found.error}
        money={{ chainId: 0, currencyAddress: currency.address }}
        progress={undefined}
      />
    )
  if (found.isPending) return null
  if (!cheapest) return <Notice tone="neutral">{labels.sweepEmpty}</Notice>
  if (!draft.budget) return null
  const price = formatPrice(cheapest.priceAmount, currency.decimals, { locale })
  return (
    <Notice tone="neutral">
      {labels.sweepTooLittle(`${price} ${currency.symbol}`)}
    </Notice>
  )
}

/** The button while there is nothing to buy. */
function NoSweep({ sweep }: { sweep: SweepChoice }) {
  const { found } = sweep
  const labels = useLabels(commonLabels, sweepLabels)
  if (found.error)
    return (
      <ActionButton onClick={() => found.refetch()}>
        {labels.retry}
      </ActionButton>
    )
  if (found.isPending)
    return <ActionButton busy>{labels.checking}</ActionButton>
  return <ActionButton disabled>{labels.sweepNothing}</ActionButton>
}
