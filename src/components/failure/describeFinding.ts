import { maxUint256 } from 'viem'
import type { GuardFinding } from '../../errors.js'
import type { FindingLabels } from '../../labels/findingLabels.js'
import { formatAmount, formatCount } from '../Price/formatPrice.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { plainLine } from '../text/plainText.js'

export function describeFinding(
  { actual, code, expected }: GuardFinding,
  options: {
    currency: CurrencyFacts | undefined
    /** Of quantities. */
    decimals?: number | undefined
    labels: FindingLabels
    locale: string | undefined
    native: CurrencyFacts | undefined
  },
): { text: string; agreed?: string | undefined; found?: string | undefined } {
  const { currency, decimals, labels, locale, native } = options
  const format = (value: string | undefined) => {
    if (value === undefined) return undefined
    if (!/^\d+$/.test(value)) return shortenValue(value)
    // Allowances of half the maximum or more are unlimited in practice.
    if (BigInt(value) > maxUint256 / 2n) return labels.findingUnlimited
    const unit = code === 'value' ? native : currency
    if (amounts.test(code) && unit) return formatAmount(value, unit, locale)
    if (code === 'quantity' && decimals)
      return formatCount(value, locale, decimals)
    if (times.test(code))
      return new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
      }).format(Math.min(Number(value) * 1000, latestDate))
    return shortenValue(value)
  }
  return {
    text: labels[`finding.${code}`],
    agreed: format(expected),
    found: format(actual),
  }
}

const amounts = /^(allowance|net|price|total|value)$/
const times = /^(expiry|start)$/
const latestDate = 8.64e15

function shortenValue(value: string): string {
  // An unknown function or type is named by the service.
  const text = plainLine(value, maxValueLength)
    .replace(/(0x[0-9a-f]{4})[0-9a-f]{4,}([0-9a-f]{4})/gi, '$1…$2')
    .replace(/\b(\d{5})\d{6,}(\d{4})\b/g, '$1…$2')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Hashes and addresses are shortened afterwards. */
const maxValueLength = 400
