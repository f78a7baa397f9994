import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { collectibles, collections } from '../database/schema.js'
import type { Db } from '../database/types.js'
import type { Token } from './readTokenUri.js'

const minute = 60_000
const day = 24 * 60 * minute

/** Maximum number of attempts per token, over two days. */
const maxTries = 8

/** Time of the next attempt, and the number of failed ones. */
type Schedule = { metadataDue: Date | null; metadataTries: number }

/**
 * A token that is being read. Its row already has the time of the next attempt,
 * so that neither a failure nor a crash loses it.
 */
export type Claim = Token & {
  chainId: number
  before: Schedule
  after: Schedule
}

/** Selects due tokens, those that waited longest first. */
export async function findDue(
  { db, now }: ServiceContext,
  { chainId }: NetworkConfig,
  limit: number,
): Promise<Omit<Claim, 'after'>[]> {
  const { contractAddress, metadataDue, metadataTries, tokenId } = collectibles
  return db
    .select({
      before: { metadataDue, metadataTries },
      chainId: collectibles.chainId,
      contractAddress,
      tokenId,
      type: collections.type,
    })
    .from(collectibles)
    .innerJoin(
      collections,
      and(
        eq(collections.chainId, collectibles.chainId),
        eq(collections.contractAddress, contractAddress),
      ),
    )
    .where(
      and(eq(collectibles.chainId, chainId), lte(metadataDue, new Date(now()))),
    )
    .orderBy(asc(metadataDue))
    .limit(limit)
}

/** Claims due tokens; skips those that another process has claimed. */
export async function claimDue(
  context: ServiceContext,
  network: NetworkConfig,
  limit: number,
): Promise<Claim[]> {
  const { db, now } = context
  const claims: Claim[] = []
  for (const token of await findDue(context, network, limit)) {
    const claim = { ...token, after: scheduleAfter(token.before, now()) }
    const claimed = await db
      .update(collectibles)
      .set(claim.after)
      .where(isAt(claim, claim.before))
      .returning({ tokenId: collectibles.tokenId })
    if (claimed[0]) claims.push(claim)
  }
  return claims
}

/**
 * Returns the pause before the next attempt: a minute, then four times as long
 * each, up to a day.
 */
function scheduleAfter({ metadataTries }: Schedule, at: number): Schedule {
  const tries = metadataTries + 1
  const pause = Math.min(minute * 4 ** metadataTries, day)
  return {
    metadataDue: tries < maxTries ? new Date(at + pause) : null,
    metadataTries: tries,
  }
}

/** Undoes a claim, because the token was not read. */
export async function returnClaim(db: Db, claim: Claim): Promise<void> {
  await db
    .update(collectibles)
    .set(claim.before)
    .where(isAt(claim, claim.after))
}

/** Ends a claim: the token is not read again until it is marked. */
export async function completeClaim(db: Db, claim: Claim): Promise<void> {
  await db
    .update(collectibles)
    .set({ metadataDue: null, metadataTries: 0 })
    .where(isAt(claim, claim.after))
}

/** Matches the token of a claim if its row still has this plan. */
export function isAt(claim: Claim, schedule: Schedule): SQL | undefined {
  const { metadataDue, metadataTries } = schedule
  return and(
    eq(collectibles.chainId, claim.chainId),
    eq(collectibles.contractAddress, claim.contractAddress),
    eq(collectibles.tokenId, claim.tokenId),
    eq(collectibles.metadataTries, metadataTries),
    metadataDue
      ? eq(collectibles.metadataDue, metadataDue)
      : isNull(collectibles.metadataDue),
  )
}
