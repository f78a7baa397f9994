import { StepError } from '../../errors.js'
import type { CancelIntent, FlowIntent } from '../base/intent.js'
import { isOrderHash } from '../base/seaportLogs.js'
import {
  encodeOrderStatusCall,
  type OrderStatus,
  parseOrderStatus,
} from '../base/seaportStatus.js'
import { createRoles } from '../guard/contracts.js'
import { recallBook } from '../journal/orderBooks.js'
import type { Result } from '../journal/toResult.js'
import type { Run } from '../run/run.js'

/**
 * Whether the chain says that the order is cancelled in the book it lives in.
 * False if the book is not known or the node gives no answer. True for flows
 * that cancel nothing, and for orders whose id is no hash.
 *
 * @throws StepError `altered` if the cancellation was mined and had no effect
 * on the order.
 */
export async function confirmCancelled(
  run: Run,
  intent: FlowIntent,
  { hashes }: Result,
): Promise<boolean> {
  if (intent.kind !== 'cancel' || !isOrderHash(intent.orderId)) return true
  const book = await findBook(run, intent)
  const readStatus = async (
    block: string,
  ): Promise<OrderStatus | undefined> => {
    const call = { to: book, data: encodeOrderStatusCall(intent.orderId) }
    const answer = book && (await run.callNode('eth_call', [call, block]))
    return answer && parseOrderStatus(answer)
  }
  const status = await readStatus('latest')
  const hash = hashes.at(-1)
  if (status?.isCancelled) return true
  if (!status || !hash) return false

  // Another node of the pool may not have the block yet.
  const receipt = await run.callNode('eth_getTransactionReceipt', [hash])
  const afterwards = receipt && (await readStatus(receipt.blockNumber))
  if (!afterwards || afterwards.isCancelled) return false
  throw new StepError({
    reason: 'altered',
    details: `The order is still open in its book ${book}.`,
    fundsMoved: 'maybe',
    hash,
    index: 0,
  })
}

async function findBook(
  { client, environment }: Run,
  { book, chainId, marketplace, orderId }: CancelIntent,
) {
  const known = book ?? (await recallBook(environment, { chainId, orderId }))
  const roles = createRoles(chainId, client.contracts)
  const [configured, ...others] = roles.getBooks(marketplace)
  return known ?? (others.length === 0 ? configured : undefined)
}
