import type { Address } from 'viem'
import { isSameText } from '../base/equality.js'
import { filterEffects } from './guard.js'
import type { GuardReport } from './report.js'

/** What all steps come to, in smallest units. */
export type GuardTotals = {
  /** Native currency that transactions send along. */
  value: string
  /** What others may take afterwards. */
  approvals: readonly {
    /** The currency or collection. */
    token: Address
    /** Who may take it. */
    spender: Address
    /** Absent where it is every token of a collection. */
    amount?: string | undefined
  }[]
  /** What the filled orders cost, by currency. */
  spent: readonly { currency: Address; amount: string }[]
  /** What does not reach the seller, by who receives it. */
  fees: readonly { recipient: Address; currency: Address; amount: string }[]
  /** What the sellers receive, by currency. */
  net: readonly { currency: Address; amount: string }[]
}

/**
 * What the effects of a report come to: what is sent, allowed, paid and
 * received.
 *
 * @example
 * import { getTotals, verifySteps } from 'marketkit/core'
 *
 * const { fees, net } = getTotals(verifySteps(steps, intent, { client }))
 */
export function getTotals({ steps }: Pick<GuardReport, 'steps'>): GuardTotals {
  const effects = steps.flatMap((step) => step.effects)
  const fills = filterEffects(effects, 'fillOrder').flatMap(
    ({ order }) => order.asks,
  )
  const parts = effects.flatMap((effect) =>
    effect.type === 'fillOrder' || effect.type === 'listOrder'
      ? effect.order.asks.map((ask) => ({
          ...ask,
          currency: ask.token,
          isNet: isSameText(ask.recipient, effect.order.maker),
        }))
      : [],
  )
  const byCurrency = (payments: readonly Payment[]) =>
    group(payments, ({ token }) => ({ currency: token }))
  const sent = group(filterEffects(effects, 'spendNative'), () => ({}))
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
    spent: byCurrency(fills),
    fees: group(
      parts.filter(({ isNet }) => !isNet),
      ({ currency, recipient }) => ({ recipient, currency }),
    ),
    net: byCurrency(parts.filter(({ isNet }) => isNet)),
  }
}

type Payment = { token: Address; amount: string }

/** Adds up what has the same key. */
function group<item extends { amount: string }, key extends object>(
  items: readonly item[],
  keyOf: (item: item) => key,
): (key & { amount: string })[] {
  const sums = new Map<string, key & { amount: string }>()
  for (const item of items) {
    const key = keyOf(item)
    const name = String(Object.values(key))
    const before = BigInt(sums.get(name)?.amount ?? 0)
    sums.set(name, { ...key, amount: String(before + BigInt(item.amount)) })
  }
  return [...sums.values()]
}
