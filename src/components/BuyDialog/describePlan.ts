import { maxUint256, zeroAddress } from 'viem'
import type { FailureLabels } from '../../labels/failureLabels.js'
import type { Plan, PlannedAction } from '../../steps/review/planSteps.js'
import type { FindingLabels } from '../failure/findingLabels.js'
import { formatPrice } from '../Price/formatPrice.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { shortenAddress } from '../text/ShortAddress.js'
import type { BuyCheckLabels } from './buyCheckLabels.js'

/** How what was checked is told. */
export type PlanDescription = {
  /** What became of the check. */
  verdict: 'match' | 'unknown' | 'mismatch' | 'fails'
  /** The verdict in one line. */
  title: string
  /** What the steps do, a sentence each. */
  lines: readonly string[]
}

/** Says what a purchase would do, as it was read out of its steps. */
export function describePlan(
  { review, steps, totals }: Plan,
  options: {
    currency: CurrencyFacts
    /** The token of `currency`. */
    currencyAddress: string
    /** What is bought, such as `2 × Silent Crown`. */
    item: string
    labels: BuyCheckLabels & FailureLabels & FindingLabels
    locale: string | undefined
    /** The chain's own currency. */
    native: CurrencyFacts | undefined
  },
): PlanDescription {
  const { currency, currencyAddress, item, labels, locale, native } = options
  const write = (token: string, amount: string) => {
    if (BigInt(amount) > maxUint256 / 2n) return labels.findingUnlimited
    const isPrice = token.toLowerCase() === currencyAddress.toLowerCase()
    const unit = isPrice ? currency : token === zeroAddress ? native : undefined
    return unit
      ? `${formatPrice(amount, unit.decimals, { exact: true, locale })} ${unit.symbol}`
      : `${amount} ${shortenAddress(token)}`
  }
  const approvals = totals.approvals.map(({ amount, spender, token }) =>
    amount === undefined
      ? labels['checked.approveAll'](shortenAddress(spender))
      : labels['checked.approve'](
          write(token, amount),
          shortenAddress(spender),
        ),
  )
  const { simulation, verdict } = review
  const told = simulation.failure ? 'fails' : verdict
  const fills = steps.flatMap(({ actions }) => actions.filter(isFill))
  return {
    verdict: told,
    title: labels[`checked.${told}`],
    lines: [
      ...approvals,
      ...totals.spent.map(({ amount, currency }) =>
        labels['checked.pay'](write(currency, amount)),
      ),
      ...totals.fees.map(({ amount, currency, recipient }) =>
        labels['checked.fee'](
          write(currency, amount),
          shortenAddress(recipient),
        ),
      ),
      ...(fills.length > 0 && verdict === 'match'
        ? [labels['checked.receive'](item)]
        : []),
      ...(simulation.failure
        ? [labels[`step.${simulation.failure.reason}`]]
        : [labels[trials[simulation.simulated]]]),
    ],
  }
}

const trials = {
  full: 'checked.tried',
  first: 'checked.triedFirst',
  none: 'checked.notTried',
} as const

function isFill({ what }: PlannedAction): boolean {
  return what === 'fillOrder'
}
