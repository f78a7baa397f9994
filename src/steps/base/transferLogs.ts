import {
  type Abi,
  type Address,
  getAddress,
  type Hex,
  parseAbi,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { isSameText } from './plainData.js'

/** A log, as nodes return it. */
export type Log = { address: Address; data: Hex; topics: readonly Hex[] }

/** The amount of an asset that an account gains; negative if it loses. */
export type AssetChange<amount = bigint> = {
  /** Its contract; the zero address for the native currency. */
  token: Address
  /** Id of the token; absent for currencies. */
  tokenId?: amount | undefined
  /** Smallest units of a currency, or number of tokens. */
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

/** Events of ERC-721 and ERC-1155 with four topics. */
const tokenEvents = /* @__PURE__ */ parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 tokenId, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] tokenIds, uint256[] amounts)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed tokenId)',
])

/** Events with three topics: those of ERC-20, and approvals of all tokens. */
const moneyEvents = /* @__PURE__ */ parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 amount)',
  'event ApprovalForAll(address indexed owner, address indexed spender, bool approved)',
])

/** Sums up what an account gains, loses and allows. Skips malformed logs. */
export function sumAssetChanges(
  logs: readonly Log[],
  account: Address,
): { changes: AssetChange[]; approvals: NewApproval[] } {
  const sums = new Map<string, AssetChange>()
  const approvals: NewApproval[] = []
  // Events of both standards share their names and hashes. Older releases of viem
  // try only the first event with the hash of a log.
  const read = logs.flatMap((log) => [
    ...parseLog(log, tokenEvents, 4),
    ...parseLog(log, moneyEvents, 3),
  ])
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

function parseLog<const abi extends Abi>(
  { address, data, topics }: Log,
  abi: abi,
  count: number,
) {
  // viem would convert the other fields, and throw if one is malformed.
  const logs = topics?.length === count ? [{ address, data, topics }] : []
  return parseEventLogs({ abi, logs: logs as never })
}

type Moved = Pick<AssetChange, 'tokenId'> & { amount?: bigint }
type Batch = { tokenIds: readonly bigint[]; amounts: readonly bigint[] }

function getMoves(args: Moved | Batch) {
  if (!('tokenIds' in args)) return [{ amount: 1n, ...args }]
  const { amounts, tokenIds } = args
  return tokenIds.map((tokenId, at) => ({ tokenId, amount: amounts[at] ?? 0n }))
}

/** Counts the tokens that an account gained; negative if it lost some. */
export function countArrived(
  logs: readonly Log[],
  token: { account: Address; collection: Address; tokenId: string },
): bigint {
  const { account, collection, tokenId } = token
  const own = logs.filter(({ address }) => isSameText(address, collection))
  const { changes } = sumAssetChanges(own, account)
  return changes.find((it) => isSameText(it.tokenId, tokenId))?.amount ?? 0n
}
