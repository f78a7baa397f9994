import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { collectibles, collections } from '../database/schema.js'
import type { Db } from '../database/types.js'
import type { Token } from './readTokenUri.js'

const minute = 60_000
const day = 24 * 60 * minute

/** Times that a token is tried before it is given up: for two days. */
const maxTries = 8

/** When a token is to be read, and how often that has failed. */
type Plan = { metadataDue: Date | null; metadataTries: number }

/**
 * A token that is read now. Its row says already what follows when that
 * fails, so that neither a failure nor the end of the process forgets it.
 */
export type Claim = Token & { chainId: number; before: Plan; after: Plan }

/** Tokens that are due, those that waited longest first. */
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

/** Claims tokens that are due; those that another process has are left out. */
export async function claimDue(
  context: ServiceContext,
  network: NetworkConfig,
  limit: number,
): Promise<Claim[]> {
  const { db, now } = context
  const claims: Claim[] = []
  for (const token of await findDue(context, network, limit)) {
    const claim = { ...token, after: planAfter(token.before, now()) }
    const claimed = await db
      .update(collectibles)
      .set(claim.after)
      .where(isAt(claim, claim.before))
      .returning({ tokenId: collectibles.tokenId })
    if (claimed[0]) claims.push(claim)
  }
  return claims
}

/** Pauses of a minute, then four times as long each, up to a day. */
function planAfter({ metadataTries }: Plan, at: number): Plan {
  const tries = metadataTries + 1
  const pause = Math.min(minute * 4 ** metadataTries, day)
  return {
    metadataDue: tries < maxTries ? new Date(at + pause) : null,
    metadataTries: tries,
  }
}

/** Leaves a claimed token as it was: nobody tried to read it. */
export async function returnClaim(db: Db, claim: Claim): Promise<void> {
  await db
    .update(collectibles)
    .set(claim.before)
    .where(isAt(claim, claim.after))
}

/** Notes that a claimed token needs no reading until it is marked again. */
export async function settleClaim(db: Db, claim: Claim): Promise<void> {
  await db
    .update(collectibles)
    .set({ metadataDue: null, metadataTries: 0 })
    .where(isAt(claim, claim.after))
}

/** Whether a token still waits as planned, or somebody has changed that. */
export function isAt(claim: Claim, plan: Plan): SQL | undefined {
  const { metadataDue, metadataTries } = plan
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
