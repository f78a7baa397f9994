import {
  type Address,
  decodeAbiParameters,
  getAddress,
  type Hex,
  parseAbiParameters,
  zeroAddress,
} from 'viem'

/** A log, as nodes return it. */
export type Log = { address: Address; data: Hex; topics: readonly Hex[] }

/** The amount of an asset that an account gains; negative if it loses. */
export type AssetChange<amount = bigint> = {
  /** Its contract; the zero address for the native currency. */
  token: Address
  /** Id of the token; absent for currencies. */
  tokenId?: amount | undefined
  /** Smallest units of a currency, or base units of a token. */
  amount: amount
}

/** An allowance or approval that the calls grant. */
export type NewApproval = {
  /** The currency or collection. */
  token: Address
  /** The account or contract that may take it. */
  spender: Address
}

/** The address that nodes give logs of native transfers (`traceTransfers`). */
const nativeToken = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** `Transfer(address,address,uint256)` of ERC-20 and ERC-721. */
const transferred =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle` and `TransferBatch` of ERC-1155. */
const singleTransferred =
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batchTransferred =
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
/** `Approval(address,address,uint256)` of ERC-20 and ERC-721. */
export const approved =
  '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** `ApprovalForAll(address,address,bool)`. */
export const approvedForAll =
  '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'

/** A transfer between two accounts, or an approval. */
type TokenEvent =
  | { from: Hex; to: Hex; moves: readonly Move[] }
  | { owner: Hex; spender: Hex }

type Move = { tokenId?: bigint; amount: bigint }

/**
 * Sums up what an account gains, loses and allows. Skips malformed logs. Undefined if
 * more than `most` changes concern the account.
 */
export function sumAssetChanges(
  logs: readonly Log[],
  account: Address,
  most = Number.POSITIVE_INFINITY,
): { changes: AssetChange[]; approvals: NewApproval[] } | undefined {
  const own = account.slice(2).toLowerCase()
  const isOwn = (topic: unknown) =>
    String(topic).slice(-40).toLowerCase() === own
  const sums = new Map<string, AssetChange>()
  const approvals: NewApproval[] = []
  let count = 0
  for (const log of logs) {
    // Most logs of a large transaction concern other accounts.
    if (!log.topics?.some?.(isOwn)) continue
    const event = readLog(log)
    if (!event) continue
    const address = log.address.toLowerCase() as Address
    const token = address === nativeToken ? zeroAddress : address
    if ('owner' in event) {
      if (!isOwn(event.owner)) continue
      approvals.push({
        token: getAddress(token),
        spender: getAddress(`0x${event.spender.slice(-40)}`),
      })
      count++
    } else if (isOwn(event.to) || isOwn(event.from)) {
      const sign = BigInt(isOwn(event.to)) - BigInt(isOwn(event.from))
      for (const { amount, tokenId } of event.moves) {
        const key = `${token}:${tokenId}`
        const before = sums.get(key)?.amount ?? 0n
        sums.set(key, { token, tokenId, amount: before + sign * amount })
      }
      count += event.moves.length
    }
    if (count > most) return undefined
  }
  const changes = [...sums.values()]
    .filter(({ amount }) => amount !== 0n)
    .map((change) => ({ ...change, token: getAddress(change.token) }))
  return { changes, approvals }
}

/** The number of topics distinguishes events with the same name and hash. */
function readLog({ data, topics }: Log): TokenEvent | undefined {
  const [event, first = '0x', second = '0x', third = '0x'] = topics
  const isNft = topics.length === 4
  const amount = isNft ? 1n : readWord(data, 0)
  const isMalformed = amount === undefined || !topics.every(isWord)
  if (isMalformed || (!isNft && topics.length !== 3)) return undefined
  switch (event?.toLowerCase()) {
    case transferred: {
      const move = isNft ? { tokenId: BigInt(third), amount } : { amount }
      return { from: first, to: second, moves: [move] }
    }
    case singleTransferred:
      return isNft
        ? { from: second, to: third, moves: readMove(data) }
        : undefined
    case batchTransferred:
      return isNft
        ? { from: second, to: third, moves: readMoves(data) }
        : undefined
    case approved:
      return { owner: first, spender: second }
    case approvedForAll:
      return !isNft && amount ? { owner: first, spender: second } : undefined
    default:
      return undefined
  }
}

function readMove(data: Hex): Move[] {
  const [tokenId, amount] = [readWord(data, 0), readWord(data, 1)]
  const isMalformed = tokenId === undefined || amount === undefined
  return isMalformed ? [] : [{ tokenId, amount }]
}

const batchData = /* @__PURE__ */ parseAbiParameters('uint256[], uint256[]')

function readMoves(data: Hex): Move[] {
  try {
    const [tokenIds, amounts] = decodeAbiParameters(batchData, data)
    return tokenIds.map((tokenId, at) => ({
      tokenId,
      amount: amounts[at] ?? 0n,
    }))
  } catch {
    return []
  }
}

function isWord(topic: unknown): boolean {
  return /^0x[0-9a-f]{64}$/i.test(String(topic))
}

function readWord(data: unknown, index: number): bigint | undefined {
  const word = String(data).slice(2 + 64 * index, 66 + 64 * index)
  return /^[0-9a-f]{64}$/i.test(word) ? BigInt(`0x${word}`) : undefined
}

/** Counts the base units of a collection's tokens that an account gained; negative if it lost some. */
export function countArrivals(
  logs: readonly Log[],
  { account, collection }: { account: Address; collection: Address },
): (tokenId: string) => bigint {
  const wanted = collection.toLowerCase()
  const own = logs.filter(({ address }) => address.toLowerCase() === wanted)
  const { changes = [] } = sumAssetChanges(own, account) ?? {}
  const counts = new Map(changes.map((it) => [it.tokenId, it.amount]))
  return (tokenId) => counts.get(BigInt(tokenId)) ?? 0n
}
