import { maxUint256 } from 'viem'
import type { GuardFinding } from '../../errors.js'
import type { FindingLabels } from '../../labels/findingLabels.js'
import { formatPrice } from '../Price/formatPrice.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'

/** How something that is amiss is told. */
export type FindingDescription = {
  /** One sentence: what it is. */
  text: string
  /** What was agreed on. */
  agreed?: string | undefined
  /** What is asked for instead. */
  found?: string | undefined
}

/** What is needed to write values for people. */
export type FindingOptions = {
  /** Currency of the order. */
  currency: CurrencyFacts | undefined
  /** The chain's own currency. */
  native: CurrencyFacts | undefined
  labels: FindingLabels
  locale: string | undefined
}

/** Says in plain words what the guard has noted. */
export function describeFinding(
  { actual, code, expected }: GuardFinding,
  options: FindingOptions,
): FindingDescription {
  const { currency, labels, locale, native } = options
  const write = (value: string | undefined) => {
    if (value === undefined) return undefined
    if (!/^\d+$/.test(value)) return shorten(value)
    // From half of all there can be on, allowances stand for all.
    if (BigInt(value) > maxUint256 / 2n) return labels.findingUnlimited
    const unit = code === 'value' ? native : currency
    if (amounts.test(code) && unit)
      return `${formatPrice(value, unit.decimals, { exact: true, locale })} ${unit.symbol}`
    if (times.test(code))
      return new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
      }).format(Math.min(Number(value) * 1000, latest))
    return shorten(value)
  }
  return {
    text: labels[`finding.${code}`],
    agreed: write(expected),
    found: write(actual),
  }
}

const amounts = /^(allowance|net|price|total|value)$/
const times = /^(expiry|start)$/
const latest = 8.64e15

/** Keeps both ends of what nobody reads. */
function shorten(value: string): string {
  const text = value
    .replace(/(0x[0-9a-f]{4})[0-9a-f]{4,}([0-9a-f]{4})/gi, '$1…$2')
    .replace(/\b(\d{5})\d{6,}(\d{4})\b/g, '$1…$2')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
