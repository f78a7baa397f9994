import { and, eq, exists, gt, ilike, not, or, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Address } from 'viem'
import type { collectiblesFilter } from '../../rpc/requests.js'
import { balances, collectibles } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { among } from './orderConditions.js'
import { propertyCondition } from './propertyCondition.js'

/** The filter of a request for collectibles, after parsing. */
export type Filter = v.InferOutput<typeof collectiblesFilter>

/** Collectibles of a collection that meet a filter, orders left aside. */
export function collectibleConditions(
  db: Db,
  place: { chainId: number; contractAddress: Address },
  filter: Filter,
): SQL | undefined {
  const { inAccounts, notInAccounts, properties, searchText } = filter ?? {}
  return and(
    eq(collectibles.chainId, place.chainId),
    eq(collectibles.contractAddress, place.contractAddress),
    ...wordsOf(searchText).map(wordCondition),
    ...(properties ?? []).map(propertyCondition),
    inAccounts?.length ? heldBy(db, inAccounts) : undefined,
    notInAccounts?.length ? not(heldBy(db, notInAccounts)) : undefined,
  )
}

function heldBy(db: Db, owners: readonly Address[]): SQL {
  return exists(
    db
      .select({ owner: balances.owner })
      .from(balances)
      .where(
        and(
          eq(balances.chainId, collectibles.chainId),
          eq(balances.contractAddress, collectibles.contractAddress),
          eq(balances.tokenId, collectibles.tokenId),
          among(balances.owner, owners),
          gt(balances.amount, 0n),
        ),
      ),
  )
}

function wordsOf(text: string | undefined): string[] {
  return text?.split(/\s+/).filter(Boolean) ?? []
}

function wordCondition(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(collectibles.name, pattern),
    ilike(collectibles.description, pattern),
  )
}
