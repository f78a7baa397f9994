import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { generateCancelTransaction } from '../../rpc/operations.js'
import type { Step } from '../../rpc/schemas.js'
import type { CancelIntent } from '../base/intent.js'
import { cancellationDecoder } from '../guard/decoders/cancellations.js'
import type { Stored } from '../journal/journal.js'
import type { FlowRecord } from '../journal/record.js'
import type { cancelSignedOrder } from './signedOrders.js'
import { type FlowResult, startFlow } from './startFlow.js'
import { toSignedCancelIntent } from './toSignedCancelIntent.js'

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
      intent,
      operation: generateCancelTransaction,
      request: {
        collectionAddress: collection,
        maker: intent.account,
        marketplace,
        orderId,
      },
      steps: [step],
      review: parameters,
      isShown: async ({ findOrder }) =>
        !isActiveOrder(await findOrder(orderId)),
    },
  )
}

/** The transaction that cancels the signed order of a flow, and its intent. */
function readCancellation(record: FlowRecord): {
  intent: CancelIntent
  step: Step
} {
  const intent = toSignedCancelIntent(record)
  const refused = record.steps.find(({ status }) => status === 'refused')
  const components = refused?.step?.signature?.value
  if (!intent?.book || !components)
    throw new ConfigurationError('This flow has no signed order to cancel.', {
      metaMessages: ['Orders in books that are not Seaport cannot be read.'],
    })
  return {
    intent,
    step: {
      id: 'cancel',
      to: intent.book,
      data: encodeFunctionData({
        abi: cancellationDecoder.abi,
        functionName: 'cancel',
        args: [[components]],
      }),
      value: '0',
    },
  }
}
