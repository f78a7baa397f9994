import { and, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { collections } from '../database/schema.js'
import { ServiceError } from '../serviceErrors.js'

/** A registered collection. */
export type CollectionRow = typeof collections.$inferSelect

/**
 * Reads a collection.
 *
 * @throws ServiceError if it is not registered.
 */
export async function findCollection(
  { db }: Pick<ServiceContext, 'db'>,
  network: NetworkConfig,
  address: Address,
): Promise<CollectionRow> {
  const [collection] = await db
    .select()
    .from(collections)
    .where(
      and(
        eq(collections.chainId, network.chainId),
        eq(collections.contractAddress, address),
      ),
    )
  if (!collection) throw collectionIsUnknown(network, address)
  return collection
}

/** Returns the error for a collection that is not registered. */
export function collectionIsUnknown(
  { name }: NetworkConfig,
  address: Address,
): ServiceError {
  return new ServiceError(
    'NotFound',
    `The collection ${address} is not registered on ${name}. Check the address and the network.`,
    { field: 'collectionAddress' },
  )
}
