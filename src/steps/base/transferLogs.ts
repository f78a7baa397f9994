import { type Address, decodeAbiParameters, type Hex } from 'viem'
import { isSameText } from './plainData.js'

/** A log, as nodes return it. */
export type Log = { address: Address; data: Hex; topics: readonly Hex[] }

/** `Transfer(address,address,uint256)` of ERC-721. */
export const transfer =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)` of ERC-1155. */
export const transferSingle =
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])` of ERC-1155. */
const transferBatch =
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

type Transfer = { from: Hex; to: Hex; tokenId: bigint; amount: bigint }

/**
 * Returns how many of a token an account gained in a transaction, by the
 * transfers in its logs. Negative if the account lost some.
 */
export function countArrived(
  logs: readonly Log[],
  {
    account,
    collection,
    tokenId,
  }: { account: Address; collection: Address; tokenId: string },
): bigint {
  const id = BigInt(tokenId)
  return logs
    .filter(({ address }) => isSameText(address, collection))
    .flatMap(readTransfers)
    .filter((it) => it.tokenId === id)
    .reduce(
      (sum, { amount, from, to }) =>
        sum +
        (isSameText(to, account) ? amount : 0n) -
        (isSameText(from, account) ? amount : 0n),
      0n,
    )
}

function readTransfers({ data, topics }: Log): Transfer[] {
  try {
    const [event, first, second, third] = topics
    if (event === transfer && first && second && third) {
      const parties = { from: toAddress(first), to: toAddress(second) }
      return [{ ...parties, tokenId: BigInt(third), amount: 1n }]
    }
    if (!second || !third) return []
    const parties = { from: toAddress(second), to: toAddress(third) }
    if (event === transferSingle) {
      const [tokenId, amount] = decodeAbiParameters(
        [{ type: 'uint256' }, { type: 'uint256' }],
        data,
      )
      return [{ ...parties, tokenId, amount }]
    }
    if (event !== transferBatch) return []
    const [ids, amounts] = decodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      data,
    )
    return ids.map((tokenId, at) => ({
      ...parties,
      tokenId,
      amount: amounts[at] ?? 0n,
    }))
  } catch {
    // Any contract can emit a malformed log with the topic of a transfer.
    return []
  }
}

function toAddress(topic: Hex): Hex {
  return `0x${topic.slice(-40)}`
}
