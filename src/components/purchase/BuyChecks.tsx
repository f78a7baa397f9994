'use client'
import type { ReactElement } from 'react'
import { maxUint256, zeroAddress } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { buyCheckLabels } from '../../labels/buyCheckLabels.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { findingLabels } from '../../labels/findingLabels.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import type { Plan } from '../../steps/review/planSteps.js'
import { FindingList, toMoney } from '../failure/FindingList.js'
import { ShieldCheck, ShieldExclamationPoint } from '../icon/icons.js'
import { formatAmount } from '../Price/formatPrice.js'
import { type CurrencyFacts, useCurrency } from '../Price/useCurrency.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'

export function BuyChecks(props: {
  currency: CurrencyFacts
  item: string
  order: Order
  plan: Plan
}): ReactElement | null {
  const { order, plan } = props
  const labels = useLabels(buyCheckLabels)
  const lines = useLines(props)
  const { findings, simulation } = plan.review
  const verdict = simulation.failure ? 'fails' : plan.review.verdict
  return (
    <details
      className="mk-checks"
      data-verdict={verdict}
      open={verdict !== 'match'}
    >
      <summary>
        {verdict === 'match' ? <ShieldCheck /> : <ShieldExclamationPoint />}
        <span>{labels[`checked.${verdict}`]}</span>
      </summary>
      {findings.length > 0 && (
        <FindingList findings={findings} money={toMoney(order)} />
      )}
      {lines.length > 0 && (
        <ul className="mk-checks-list">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two can say the same
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  )
}

function useLines({
  currency,
  item,
  order,
  plan,
}: Parameters<typeof BuyChecks>[0]): string[] {
  const { review, steps, totals } = plan
  const labels = useLabels(buyCheckLabels, failureLabels, findingLabels)
  const { locale } = useMarketKit()
  const native = useCurrency(order.chainId, zeroAddress)
  const write = (token: string, amount: string) => {
    if (BigInt(amount) > maxUint256 / 2n) return labels.findingUnlimited
    const isPrice = isSameText(token, order.priceCurrencyAddress)
    const unit = isPrice ? currency : token === zeroAddress ? native : undefined
    return unit
      ? formatAmount(amount, unit, locale)
      : `${amount} ${shortenAddress(token)}`
  }
  const { failure, simulated } = review.simulation
  const isFilled = steps.some(({ actions }) =>
    actions.some(({ what }) => what === 'fillOrder'),
  )
  const outcome = failure
    ? labels[`step.${failure.reason}`]
    : labels[simulationLabels[simulated]]
  const isMatch = review.verdict === 'match'
  if (review.verdict === 'mismatch') return failure ? [outcome] : []
  return [
    ...totals.approvals.map(({ amount, spender, token }) =>
      amount === undefined
        ? labels['checked.approveAll'](shortenAddress(spender))
        : labels['checked.approve'](
            write(token, amount),
            shortenAddress(spender),
          ),
    ),
    // Steps that aren't understood may take something else as well.
    ...(isMatch ? totals.spent : []).map(({ amount, currency }) =>
      labels['checked.pay'](write(currency, amount)),
    ),
    ...totals.fees.map(({ amount, currency, recipient }) =>
      labels['checked.fee'](write(currency, amount), shortenAddress(recipient)),
    ),
    ...(isFilled && isMatch ? [labels['checked.receive'](item)] : []),
    outcome,
  ]
}

const simulationLabels = {
  full: 'checked.tried',
  first: 'checked.triedFirst',
  none: 'checked.notTried',
} as const
