import { zeroAddress } from 'viem'
import { isSameText } from '../base/plainData.js'
import type { sumAssetChanges } from '../base/transferLogs.js'
import { type Guard, mustHold, sumAmounts } from '../guard/guard.js'

type Check = Pick<Guard, 'intent' | 'judge' | 'roles'>

const simulated = { path: 'simulation' }

/** Compares the assets that would move with the intent: no others may. */
export function checkAssetChanges(
  { approvals, changes }: ReturnType<typeof sumAssetChanges>,
  { intent, judge, roles }: Check,
): void {
  for (const { spender } of approvals) {
    judge({
      code: 'spender',
      at: simulated,
      verdict: mustHold(spender === zeroAddress || roles.isOperator(spender)),
      actual: spender,
    })
  }
  const isBuying = intent.kind === 'buy'
  for (const { amount, token, tokenId } of changes) {
    const isPrice =
      isBuying && tokenId === undefined && isSameText(token, intent.currency)
    const most = isPrice ? BigInt(intent.maxTotal) : 0n
    const code = isPrice ? 'total' : 'transfer'
    judge({
      code,
      at: simulated,
      verdict: mustHold(-amount <= most),
      actual: `${-amount} of ${token}`,
      expected: most,
    })
  }
  if (!isBuying) return
  const gained = changes.filter(
    ({ amount, token, tokenId }) =>
      amount > 0n &&
      isSameText(token, intent.collection) &&
      intent.orders.some((it) => isSameText(it.tokenId, tokenId)),
  )
  const actual = sumAmounts(gained)
  const wanted = intent.orders.map(({ quantity }) => BigInt(quantity))
  const expected = wanted.reduce((sum, amount) => sum + amount, 0n)
  // In a purchase of several orders, some may be sold by now.
  const isMissing = actual > 0n ? 'unknown' : 'mismatch'
  judge({
    code: 'quantity',
    at: simulated,
    verdict: actual >= expected ? 'match' : isMissing,
    actual,
    expected,
  })
}
