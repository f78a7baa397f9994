'use client'
import { zeroAddress } from 'viem'
import type { GuardFinding } from '../../errors.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { findingLabels } from '../../labels/findingLabels.js'
import { getQuantityDecimals } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import { useCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { describeFinding } from './describeFinding.js'

export type FlowMoney = {
  chainId: number
  currencyAddress?: string | undefined
  quantityDecimals?: number | undefined
}

export function toMoney(order: Order): FlowMoney {
  const { chainId, priceCurrencyAddress: currencyAddress } = order
  return {
    chainId,
    currencyAddress,
    quantityDecimals: order.quantityDecimals,
  }
}

const maxShown = 4

export function FindingList(props: {
  findings: readonly GuardFinding[]
  id?: string | undefined
  money: FlowMoney
}) {
  const { findings, id, money } = props
  const { chainId, currencyAddress = zeroAddress } = money
  const labels = useLabels(findingLabels)
  const { locale } = useMarketKit()
  const native = useCurrency(chainId, zeroAddress)
  const currency = useCurrency(chainId, currencyAddress)
  const decimals = getQuantityDecimals(money)
  const options = { currency, decimals, labels, locale, native }
  const descriptions = new Map(
    // Mismatches first. Several steps can have the same finding.
    [...findings]
      .sort((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)))
      .map((finding) => {
        const description = describeFinding(finding, options)
        return [JSON.stringify(description), description] as const
      }),
  )
  const shown = [...descriptions].slice(0, maxShown)
  return (
    <ul className="mk-findings" id={id}>
      {shown.map(([key, { agreed, found, text }]) => (
        <li className="mk-finding" key={key}>
          <span className="mk-finding-text">{text}</span>
          {agreed === undefined ? (
            <bdi className="mk-finding-value">{found}</bdi>
          ) : (
            <dl className="mk-finding-values">
              <Value label={labels.findingAgreed}>{agreed}</Value>
              <Value label={labels.findingFound}>{found}</Value>
            </dl>
          )}
        </li>
      ))}
      {descriptions.size > maxShown && (
        <li className="mk-finding">
          {labels.findingMore(descriptions.size - maxShown)}
        </li>
      )}
    </ul>
  )
}

function Value(props: { children: string | undefined; label: string }) {
  const { children, label } = props
  return children === undefined ? null : (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function isUnknown({ severity }: GuardFinding): boolean {
  return severity === 'unknown'
}
