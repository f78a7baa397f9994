import type { Address } from 'viem'
import { isSameText } from '../platform/plainData.js'
import type { GuardReport } from './effects.js'
import { filterEffects } from './guard.js'

/** Totals of all steps. Amounts are in smallest units. */
export type GuardTotals = {
  /** Native currency that the transactions send. */
  value: string
  /** Approvals that the steps grant. */
  approvals: readonly {
    /** The currency or collection. */
    token: Address
    /** The account or contract that may move the tokens. */
    spender: Address
    /** Smallest units, or a token id; absent for every token of a collection. */
    amount?: string | undefined
  }[]
  /** Cost of the filled orders, by currency. */
  spent: readonly { currency: Address; amount: string }[]
  /** Payments to others than the seller, by recipient and currency. */
  fees: readonly { recipient: Address; currency: Address; amount: string }[]
  /** Payments to the sellers, by currency. */
  net: readonly { currency: Address; amount: string }[]
}

/**
 * Adds up the effects of a report: native currency sent, approvals granted,
 * cost of filled orders, fees, and what the sellers receive.
 */
export function getTotals({ steps }: Pick<GuardReport, 'steps'>): GuardTotals {
  const effects = steps.flatMap((step) => step.effects)
  const fills = filterEffects(effects, 'fillOrder').flatMap(
    ({ order }) => order.asks,
  )
  const payments = effects.flatMap((effect) =>
    effect.type === 'fillOrder' || effect.type === 'listOrder'
      ? effect.order.asks.map((ask) => ({
          ...ask,
          isNet: isSameText(ask.recipient, effect.order.maker),
        }))
      : [],
  )
  const sumByCurrency = (items: readonly Payment[]) =>
    sumByKey(items, ({ token }) => ({ currency: token }))
  const sent = sumByKey(filterEffects(effects, 'spendNative'), () => ({}))
  return {
    value: sent[0]?.amount ?? '0',
    approvals: effects.flatMap((effect) => {
      const isApproval =
        effect.type === 'approve' ||
        (effect.type === 'approveAll' && effect.isApproved)
      if (!isApproval) return []
      const { spender, token } = effect
      const all = { token, spender }
      return 'amount' in effect ? [{ ...all, amount: effect.amount }] : [all]
    }),
    spent: sumByCurrency(fills),
    fees: sumByKey(
      payments.filter(({ isNet }) => !isNet),
      ({ recipient, token }) => ({ recipient, currency: token }),
    ),
    net: sumByCurrency(payments.filter(({ isNet }) => isNet)),
  }
}

type Payment = { token: Address; amount: string }

function sumByKey<item extends { amount: string }, key extends object>(
  items: readonly item[],
  getKey: (item: item) => key,
): (key & { amount: string })[] {
  const sums = new Map<string, key & { amount: string }>()
  for (const item of items) {
    const key = getKey(item)
    const name = String(Object.values(key))
    const before = BigInt(sums.get(name)?.amount ?? 0)
    sums.set(name, { ...key, amount: String(before + BigInt(item.amount)) })
  }
  return [...sums.values()]
}
