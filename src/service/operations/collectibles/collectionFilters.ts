import { and, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ServiceContext } from '../../context.js'
import { collections } from '../../database/schema.js'
import type { StoredFilters } from '../../database/stored.js'
import type { Db } from '../../database/types.js'
import { cachedStatement } from '../cachedStatement.js'
import { gatherFilters } from './gatherFilters.js'

type CollectionId = { chainId: number; contractAddress: Address }

/** Minimum milliseconds between two computations while metadata arrive. */
const pause = 3_000
/** Milliseconds after which every earlier change is visible to reads. */
const visibleAfter = 10_000

/**
 * Returns the traits of a collection as filters. They are computed when
 * metadata have changed, and stored, so that reading them costs one row.
 */
export async function collectionFilters(
  context: ServiceContext,
  collection: CollectionId,
): Promise<StoredFilters> {
  const { db } = context
  const values = {
    chainId: collection.chainId,
    contractAddress: collection.contractAddress.toLowerCase(),
  }
  const [stored] = await selectStored(db, null).execute(values)
  if (!stored) return []
  if (stored.filters && areFresh(stored, context.now())) return stored.filters
  return once(db, JSON.stringify(values), () => refresh(context, collection))
}

const selectStored = cachedStatement((db: Db, _: null) =>
  db
    .select({
      filters: collections.filters,
      filtersAt: collections.filtersAt,
      metadataAt: collections.metadataAt,
    })
    .from(collections)
    .where(
      and(
        eq(collections.chainId, sql.placeholder('chainId')),
        eq(collections.contractAddress, sql.placeholder('contractAddress')),
      ),
    )
    .prepare(''),
)

function areFresh(
  { filtersAt, metadataAt }: Record<'filtersAt' | 'metadataAt', Date | null>,
  now: number,
): boolean {
  const at = filtersAt?.getTime() ?? 0
  if (now - at < pause) return true
  return metadataAt !== null && at > metadataAt.getTime() + visibleAfter
}

async function refresh(
  { db, now }: ServiceContext,
  collection: CollectionId,
): Promise<StoredFilters> {
  const filtersAt = new Date(now())
  const filters = await gatherFilters(db, collection)
  const isCollection = and(
    eq(collections.chainId, collection.chainId),
    eq(collections.contractAddress, collection.contractAddress),
  )
  // If the row is locked, skips storing the filters, so that no read waits.
  const free = db
    .select({ id: collections.id })
    .from(collections)
    .where(isCollection)
    .for('update', { skipLocked: true })
  await db
    .update(collections)
    .set({ filters, filtersAt })
    .where(and(isCollection, sql`exists ${free}`))
  return filters
}

const running = new WeakMap<Db, Map<string, Promise<StoredFilters>>>()

/** Concurrent callers share one computation. */
function once(
  db: Db,
  key: string,
  work: () => Promise<StoredFilters>,
): Promise<StoredFilters> {
  const works = running.get(db) ?? new Map()
  running.set(db, works)
  const begun = works.get(key) ?? work().finally(() => works.delete(key))
  works.set(key, begun)
  return begun
}
