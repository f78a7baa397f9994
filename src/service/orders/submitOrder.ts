import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { type Hex, isAddressEqual } from 'viem'
import { issueText } from '../../rpc/values.js'
import { orderHash } from '../chain/seaport.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { orders } from '../database/schema.js'
import { ServiceError } from '../http/serviceErrors.js'
import { checkFacts, checkFees, checkTerms } from './checkOrder.js'
import { findCollection } from './findCollection.js'
import { readFacts } from './readFacts.js'
import { readTerms } from './readTerms.js'
import { storeOrder } from './storeOrder.js'
import { verifySignature } from './verifySignature.js'
import { orderPost } from './wireOrderSchema.js'

/**
 * Takes a signed order into the book. The same order twice is one order.
 *
 * @throws ServiceError when it could not be filled or breaks a rule.
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
  if (!isAddressEqual(terms.collection, post.collectionAddress))
    throw new ServiceError(
      'InvalidArgument',
      `The order is for ${terms.collection}, not for ${post.collectionAddress}.`,
      { field: 'collectionAddress' },
    )
  const hash = orderHash(components)
  const signature = await verifySignature(network, components, post.signature)
  if (!signature)
    throw new ServiceError(
      'InvalidArgument',
      `The signature is not one of ${components.offerer} for this order on chain ${network.chainId}. Sign the typed data unchanged, with the account that makes the order.`,
      { field: 'signature' },
    )
  if (await isKnown(context, network, hash)) return { orderId: hash }

  const collection = await findCollection(context, network, terms.collection)
  checkTerms(terms, components, { collection, network, now: context.now() })
  const isExternal = post.source === 'external'
  if (!isExternal) await checkFees(network, terms)
  const read = async () => {
    const facts = await readFacts(network, hash, terms)
    checkFacts(facts, components, terms)
    return facts
  }
  await storeOrder(context, network, {
    components,
    hash,
    origin: isExternal
      ? { marketplace: 'external_1', source: 'external' }
      : {
          marketplace: 'service_marketplace_v2',
          source: 'service_marketplace_v2',
        },
    read,
    signature,
    terms,
  })
  return { orderId: hash }
}

function parsePost(body: unknown) {
  const parsed = v.safeParse(orderPost, body)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new ServiceError('InvalidArgument', issueText(issue), {
    field: v.getDotPath(issue) ?? undefined,
  })
}

async function isKnown(
  { db }: ServiceContext,
  { chainId }: NetworkConfig,
  hash: Hex,
): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.chainId, chainId), eq(orders.orderHash, hash)))
  return found.length > 0
}
