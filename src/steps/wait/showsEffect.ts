import { type Address, pad } from 'viem'
import { isSameText } from '../base/plainData.js'
import { hasOrderLog, isOrderHash } from '../base/seaport.js'
import { countArrived, type Log } from '../base/transferLogs.js'
import type { Journal } from '../journal/journal.js'
import type { Run } from '../run/run.js'

/**
 * Whether the logs of a transaction show the effect of a step. Undefined if logs
 * cannot show it.
 */
export function showsEffect(
  { account, journal }: Pick<Run, 'account'> & { journal: Recorded },
  index: number,
  logs: readonly Log[],
): boolean | undefined {
  const steps = journal.steps()
  const { approval, approves } = steps[index] ?? {}
  if (approval) return logs.some((log) => isApproval(log, account, approval))
  if (approves || index < steps.length - 1) return undefined
  const intent = journal.part()
  switch (intent.kind) {
    case 'buy': {
      const { collection, orders } = intent
      return orders.some(
        ({ tokenId }) =>
          countArrived(logs, { account, collection, tokenId }) > 0n,
      )
    }
    case 'cancel':
      // The logs of other books are unknown.
      return isOrderHash(intent.orderId)
        ? hasOrderLog(logs, 'cancelled', {
            hash: intent.orderId,
            maker: account,
          })
        : undefined
    case 'list':
      return hasOrderLog(logs, 'validated', { maker: account }) || undefined
    default:
      return undefined
  }
}

type Recorded = Pick<Journal, 'part' | 'steps'>

function isApproval(
  { address, topics: [event, owner, spender] }: Log,
  account: Address,
  wanted: { token: Address; spender: Address },
): boolean {
  return (
    (event === approved || event === approvedForAll) &&
    isSameText(address, wanted.token) &&
    owner === pad(account).toLowerCase() &&
    spender === pad(wanted.spender).toLowerCase()
  )
}

/** `Approval(address,address,uint256)` of ERC-20 and ERC-721. */
const approved =
  '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** `ApprovalForAll(address,address,bool)`. */
const approvedForAll =
  '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
