import {
  type Address,
  getAddress,
  parseAbi,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { isSameText } from '../base/plainData.js'
import type { Log } from '../base/transferLogs.js'
import type { Guard } from '../guard/guard.js'
import { mustHold, sumAmounts } from '../guard/guard.js'

/** How much of an asset an account gains; negative where it loses. */
export type AssetChange<amount = bigint> = {
  /** Its contract; the zero address for the native currency. */
  token: Address
  /** Which token; absent for money. */
  tokenId?: amount | undefined
  /** Smallest units, or how many tokens. */
  amount: amount
}

/** An allowance or approval that the calls give. */
export type NewApproval = {
  /** The currency or collection. */
  token: Address
  /** The account or contract that may take it. */
  spender: Address
}

/** The address that nodes give logs of native transfers (`traceTransfers`). */
const nativeToken = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Events of one name differ in their indexed arguments; the first that fits is used. */
const events = /* @__PURE__ */ parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 tokenId, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] tokenIds, uint256[] amounts)',
  'event Approval(address indexed owner, address indexed spender, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed tokenId)',
  'event ApprovalForAll(address indexed owner, address indexed spender, bool approved)',
])

/** Sums up what an account gains, loses and allows, from logs. */
export function sumAssetChanges(
  logs: readonly Log[],
  account: Address,
): { changes: AssetChange[]; approvals: NewApproval[] } {
  const sums = new Map<string, AssetChange>()
  const approvals: NewApproval[] = []
  const read = parseEventLogs({ abi: events, logs: logs as never })
  for (const { address, args } of read) {
    const isNative = isSameText(address, nativeToken)
    const token = isNative ? zeroAddress : getAddress(address)
    if ('owner' in args) {
      const isGiven = !('approved' in args) || args.approved
      if (isGiven && isSameText(args.owner, account))
        approvals.push({ token, spender: args.spender })
      continue
    }
    const sign =
      BigInt(isSameText(args.to, account)) -
      BigInt(isSameText(args.from, account))
    for (const { amount, tokenId } of getMoves(args)) {
      const key = `${token}:${tokenId}`
      const before = sums.get(key)?.amount ?? 0n
      sums.set(key, { token, tokenId, amount: before + sign * amount })
    }
  }
  const changes = [...sums.values()].filter(({ amount }) => amount !== 0n)
  return { changes, approvals }
}

type Moved = Pick<AssetChange, 'tokenId'> & { amount?: bigint }
type Batch = { tokenIds: readonly bigint[]; amounts: readonly bigint[] }

function getMoves(args: Moved | Batch) {
  if (!('tokenIds' in args)) return [{ amount: 1n, ...args }]
  const { amounts, tokenIds } = args
  return tokenIds.map((tokenId, at) => ({ tokenId, amount: amounts[at] ?? 0n }))
}

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
  // Of several orders, some may be sold by now.
  const isMissing = actual > 0n ? 'unknown' : 'mismatch'
  judge({
    code: 'quantity',
    at: simulated,
    verdict: actual >= expected ? 'match' : isMissing,
    actual,
    expected,
  })
}
