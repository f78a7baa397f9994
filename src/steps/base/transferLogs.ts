import {
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

/** Of events of one name the first that fits is used: more indexed arguments first. */
const events = /* @__PURE__ */ parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 tokenId, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] tokenIds, uint256[] amounts)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed tokenId)',
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
  // viem would convert the other fields, and throw if one is malformed.
  const plain = logs.map(({ address, data, topics }) => {
    return { address, data, topics }
  })
  const read = parseEventLogs({ abi: events, logs: plain as never })
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

/** Counts the tokens that an account gained; negative if it lost some. */
export function countArrived(
  logs: readonly Log[],
  {
    account,
    collection,
    tokenId,
  }: { account: Address; collection: Address; tokenId: string },
): bigint {
  const own = logs.filter(({ address }) => isSameText(address, collection))
  const { changes } = sumAssetChanges(own, account)
  return changes.find((it) => isSameText(it.tokenId, tokenId))?.amount ?? 0n
}
