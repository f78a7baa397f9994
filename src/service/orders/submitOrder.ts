import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { type Hex, isAddressEqual } from 'viem'
import { formatIssue } from '../../rpc/values.js'
import { type OrderComponents, orderHash } from '../chain/seaport.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { orders } from '../database/schema.js'
import { ServiceError } from '../http/serviceErrors.js'
import { checkFacts, checkFees, checkPayees, checkTerms } from './checkOrder.js'
import { findCollection } from './findCollection.js'
import { orderRow } from './orderRow.js'
import { getInitialState, statusAt } from './orderState.js'
import { orderFacts, readFacts } from './readFacts.js'
import { nameRoyalty, type OrderTerms, readTerms } from './readTerms.js'
import { readTermsRoyalty } from './readTermsRoyalty.js'
import { storeOrder } from './storeOrder.js'
import { verifySignature } from './verifySignature.js'
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
  const signature = await checkSignature(network, components, post.signature)
  if (await isKnown(context, network, hash)) return { orderId: hash }

  const collection = await findCollection(context, network, terms.collection)
  const now = context.now()
  checkTerms(terms, components, { collection, network, now })
  const isExternal = post.source === 'external'
  // All reads of the chain run concurrently.
  const [facts, blockNumber, royalty] = await Promise.all([
    readFacts(network, hash, terms),
    network.client.getBlockNumber({ cacheTime: 0 }),
    readTermsRoyalty(network, terms),
    checkPayees(network, components),
  ])
  if (!isExternal) checkFees(network, terms, royalty)
  checkFacts(facts, components, terms)
  await storeOrder(context, network, {
    holding: facts.holding,
    row: orderRow({
      at: new Date(now),
      blockNumber,
      components,
      network,
      now,
      origin: isExternal
        ? { marketplace: 'external_1', source: 'external' }
        : {
            marketplace: 'service_marketplace_v2',
            source: 'service_marketplace_v2',
          },
      signature,
      state: getInitialState(orderFacts(facts, components, terms)),
      terms: nameRoyalty(terms, royalty),
    }),
  })
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

async function checkSignature(
  network: NetworkConfig,
  order: OrderComponents,
  signature: Hex,
): Promise<Hex> {
  const valid = await verifySignature(network, order, signature)
  if (valid) return valid
  throw new ServiceError(
    'InvalidArgument',
    `The signature is not one of ${order.offerer} for this order on chain ${network.chainId}. Sign the typed data unchanged, with the account that makes the order; an account that is a contract must be deployed.`,
    { field: 'signature' },
  )
}

/**
 * Whether the order and its signature are stored.
 *
 * @throws ServiceError if it is stored and has ended.
 */
async function isKnown(
  { db, now }: ServiceContext,
  { chainId }: NetworkConfig,
  hash: Hex,
): Promise<boolean> {
  const { signature, status, validFrom, validUntil } = orders
  const [known] = await db
    .select({ signature, status, validFrom, validUntil })
    .from(orders)
    .where(and(eq(orders.chainId, chainId), eq(orders.orderHash, hash)))
  if (!known) return false
  const standing = statusAt(known, now())
  if (standing !== 'active' && standing !== 'inactive')
    throw new ServiceError(
      'InvalidArgument',
      `The order is ${standing} already. Make a new one.`,
      { field: 'order' },
    )
  return known.signature !== null
}
