'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { BasketReview } from '../CartDrawer/BasketReview.js'
import { formatPrice } from '../Price/formatPrice.js'
import { ActionButton } from '../parts/ActionButton.js'
import { ErrorNotice, Notice } from '../parts/Notice.js'
import { useLabels } from '../parts/useLabels.js'
import { SweepFields } from './SweepFields.js'
import { SweepPicks } from './SweepPicks.js'
import type { useSweep } from './useSweep.js'
import type { SweepChoice } from './useSweepChoice.js'

/** What to sweep, what that takes and costs, and the button to do it. */
export function SweepReview(props: {
  onClose: () => void
  sweep: useSweep.ReturnType
}) {
  const { onClose, sweep } = props
  const { basket, flow } = sweep
  const labels = useLabels()
  const [first] = basket.items
  const fields = <SweepFields disabled={flow.isPending} sweep={sweep} />
  if (!first)
    return (
      <>
        <div className="mk-dialog-body">
          {fields}
          <NothingPicked sweep={sweep} />
        </div>
        <footer className="mk-dialog-footer">
          <NoSweep sweep={sweep} />
        </footer>
      </>
    )
  return (
    <BasketReview
      basket={basket}
      flow={flow}
      isFolded
      onClose={onClose}
      order={first.order}
    >
      {fields}
      <SweepPicks currency={sweep.currency} items={basket.items} />
      {sweep.isLimited ? (
        <p className="mk-dialog-text">
          {labels.sweepLimited(basket.items.length)}
        </p>
      ) : (
        sweep.looked !== undefined && (
          <p className="mk-dialog-text">{labels.sweepUnread(sweep.looked)}</p>
        )
      )}
    </BasketReview>
  )
}

/** Why there is nothing to buy. */
function NothingPicked({ sweep }: { sweep: SweepChoice }) {
  const { cheapest, currency, draft, found } = sweep
  const labels = useLabels()
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
  const labels = useLabels()
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
