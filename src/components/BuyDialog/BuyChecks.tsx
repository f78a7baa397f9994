'use client'
import type { ReactElement } from 'react'
import { zeroAddress } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { failureLabels } from '../../labels/failureLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { FindingList, type FlowMoney } from '../failure/FindingList.js'
import { findingLabels } from '../failure/findingLabels.js'
import { ChevronDown } from '../icon/icons.js'
import { type CurrencyFacts, useCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { buyCheckLabels } from './buyCheckLabels.js'
import { describePlan } from './describePlan.js'
import { ShieldCheck, ShieldExclamationPoint } from './icons.js'
import type { BuyPlan } from './makeBuyPlan.js'

/** What was checked before the wallet opens, folded to its verdict. */
export function BuyChecks(props: {
  currency: CurrencyFacts
  item: string
  money: FlowMoney
  order: Order
  plan: BuyPlan
}): ReactElement | null {
  const { currency, item, money, order, plan } = props
  const labels = useLabels(buyCheckLabels, failureLabels, findingLabels)
  const { locale } = useMarketKit()
  const native = useCurrency(order.chainId, zeroAddress)
  const { lines, title, verdict } = describePlan(plan, {
    ...{ currency, item, labels, locale, native },
    currencyAddress: order.priceCurrencyAddress,
  })
  const { findings } = plan.review
  return (
    <div className="mk-reveal">
      <details
        className="mk-checks"
        data-verdict={verdict}
        open={verdict === 'match' ? undefined : true}
      >
        <summary>
          {verdict === 'match' ? <ShieldCheck /> : <ShieldExclamationPoint />}
          {title}
          <ChevronDown />
        </summary>
        <ul className="mk-checks-list">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two can say the same
            <li key={index}>{line}</li>
          ))}
        </ul>
        {findings.length > 0 && (
          <FindingList findings={findings} money={money} />
        )}
      </details>
    </div>
  )
}
