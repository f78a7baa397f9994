import { zeroAddress } from 'viem'
import { isSame } from '../base/isSame.js'
import { sumAmounts } from '../guard/amounts.js'
import type { Guard } from '../guard/guard.js'
import type { assetChanges } from './assetChanges.js'

type Check = Pick<Guard, 'expect' | 'intent' | 'isTrusted'>

const simulated = { path: 'simulation' }

/** What would happen is what was agreed on: nothing else moves. */
export function checkAssetChanges(
  { approvals, changes }: ReturnType<typeof assetChanges>,
  { expect, intent, isTrusted }: Check,
): void {
  for (const { spender } of approvals) {
    const isOurs = spender === zeroAddress || isTrusted(spender)
    expect(isOurs, 'spender', simulated, spender)
  }
  const isBuying = intent.kind === 'buy'
  for (const { amount, token, tokenId } of changes) {
    const isPrice =
      isBuying && tokenId === undefined && isSame(token, intent.currency)
    const most = isPrice ? BigInt(intent.maxTotal) : 0n
    const code = isPrice ? 'total' : 'transfer'
    expect(-amount <= most, code, simulated, `${-amount} of ${token}`, most)
  }
  if (!isBuying) return
  const gained = changes.filter(
    ({ amount, token, tokenId }) =>
      amount > 0n &&
      isSame(token, intent.collection) &&
      intent.orders.some((it) => isSame(it.tokenId ?? tokenId, tokenId)),
  )
  const actual = sumAmounts(gained)
  const wanted = intent.orders.map(({ quantity }) => BigInt(quantity))
  const expected = wanted.reduce((sum, amount) => sum + amount, 0n)
  // Of several orders some may be gone by now; of one, none may.
  const isEnough = actual >= expected || (actual > 0n ? undefined : false)
  expect(isEnough, 'quantity', simulated, actual, expected)
}
