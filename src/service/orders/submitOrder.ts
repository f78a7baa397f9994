import * as v from 'valibot'
import { isAddressEqual } from 'viem'
import { formatIssue } from '../../rpc/values.js'
import { orderHash } from '../chain/seaport.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { ServiceError } from '../serviceErrors.js'
import { type OrderTerms, readTerms } from './readTerms.js'
import { reviewOrder } from './reviewOrder.js'
import { storeOrder } from './storeOrder.js'
import { orderPost } from './wireOrderSchema.js'

/**
 * Accepts a signed order. Posting the same order again returns its id.
 *
 * @throws ServiceError if it cannot be filled or breaks a rule.
 */
export async function submitOrder(
  context: ServiceContext,
  network: NetworkConfig,
  body: unknown,
): Promise<{ orderId: string }> {
  const post = parsePost(body)
  const components = post.order
  const terms = readTerms(components, {
    currency: post.currencyAddress ?? undefined,
    feeRecipient: network.feeRecipient,
  })
  checkCollection(terms, post)
  const hash = orderHash(components)
  const order = await reviewOrder(context, network, {
    components,
    hash,
    isExternal: post.source === 'external',
    signature: post.signature,
    terms,
  })
  if (order) await storeOrder(context, network, order)
  return { orderId: hash }
}

type Post = v.InferOutput<typeof orderPost>

function parsePost(body: unknown): Post {
  const parsed = v.safeParse(orderPost, body)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new ServiceError('InvalidArgument', formatIssue(issue), {
    field: v.getDotPath(issue) ?? undefined,
  })
}

function checkCollection({ collection }: OrderTerms, post: Post) {
  if (isAddressEqual(collection, post.collectionAddress)) return
  throw new ServiceError(
    'InvalidArgument',
    `The order is for ${collection}, not for ${post.collectionAddress}.`,
    { field: 'collectionAddress' },
  )
}
