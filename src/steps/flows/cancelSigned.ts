import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { generateCancelTransaction } from '../../rpc/operations.js'
import type { Step } from '../../rpc/schemas.js'
import type { CancelIntent } from '../base/intent.js'
import { cancelRules } from '../guard/cancelRules.js'
import { cancellationDecoder } from '../guard/decoders/cancellations.js'
import type { Stored } from '../journal/journal.js'
import type { FlowRecord } from '../journal/record.js'
import { reviewSteps } from '../review/reviewSteps.js'
import type { cancelSignedOrder } from './signedOrders.js'
import { type FlowResult, startFlow } from './startFlow.js'

/**
 * Cancels the signed order of a flow on the chain. The transaction is built
 * here, from what was signed: the service need not know the order.
 */
export async function cancelSigned(
  config: Config,
  parameters: cancelSignedOrder.Parameters,
  { record }: Stored,
): Promise<FlowResult> {
  const { intent, step } = readCancellation(record)
  const { chainId, collection, marketplace, orderId } = intent
  return startFlow(
    config,
    { ...parameters, account: intent.account, chainId },
    {
      kind: 'cancel',
      intent: { contractAddress: collection, marketplace, orderId },
      operation: generateCancelTransaction,
      request: (maker) => ({
        collectionAddress: collection,
        maker,
        marketplace,
        orderId,
      }),
      steps: [step],
      review: (steps, run) =>
        reviewSteps(steps, intent, cancelRules, { ...parameters, ...run }),
      isShown: async ({ findOrder }) =>
        (await findOrder(orderId))?.status !== 'active',
    },
  )
}

/** What cancels the signed order of a flow, and what must come of it. */
function readCancellation({ account, chainId, entries, intent }: FlowRecord): {
  intent: CancelIntent
  step: Step
} {
  const { order, step } =
    entries.find(({ status }) => status === 'refused') ?? {}
  const components = step?.signature?.value
  if (!order || !components)
    throw new ConfigurationError('This flow has no signed order to cancel.', {
      metaMessages: ['Orders in books that are not Seaport cannot be read.'],
    })
  const { book, collection, currency, maker, orderId, tokenId, unitPrice } =
    order
  return {
    intent: {
      kind: 'cancel',
      account,
      chainId,
      collection,
      orderId,
      marketplace:
        typeof intent.orderbook === 'string' ? intent.orderbook : defaultBook,
      book,
      order: { tokenId, currency, unitPrice, maker },
    },
    step: {
      id: 'cancel',
      to: book,
      data: encodeFunctionData({
        abi: cancellationDecoder.abi,
        functionName: 'cancel',
        args: [[components]],
      }),
      value: '0',
    },
  }
}

const defaultBook = 'service_marketplace_v2'
