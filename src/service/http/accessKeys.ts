import { eq } from 'drizzle-orm'
import { type Hex, sha256, stringToBytes } from 'viem'
import { accessKeys } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { ServiceError } from './serviceErrors.js'

/** What a key opens. */
export type AccessKey = {
  /** The project that the key belongs to. */
  projectId: number
  /** Chains that it may address; null means all. */
  chainIds: number[] | null
}

const longestKey = 256

/** The form in which keys are stored. */
export function hashKey(key: string): Hex {
  return sha256(stringToBytes(key))
}

/**
 * What the key in `X-Access-Key` opens. It is looked up by its hash, so that
 * the time this takes tells nothing of the keys that exist.
 */
export async function authenticate(
  db: Db,
  key: string | undefined,
): Promise<AccessKey> {
  if (!key)
    throw new ServiceError(
      'Unauthorized',
      'The access key is missing. Send it in the header X-Access-Key.',
    )
  const [found] =
    key.length > longestKey
      ? []
      : await db
          .select({
            projectId: accessKeys.projectId,
            chainIds: accessKeys.chainIds,
          })
          .from(accessKeys)
          .where(eq(accessKeys.hash, hashKey(key)))
  if (!found)
    throw new ServiceError(
      'Unauthorized',
      'The access key is unknown. Use the public key of your project.',
    )
  return found
}

/** Refuses a key that is not for this chain. */
export function permitChain({ chainIds }: AccessKey, chainId: number): void {
  if (chainIds && !chainIds.includes(chainId))
    throw new ServiceError(
      'PermissionDenied',
      'The access key is not for this network.',
    )
}

/** Refuses a key of another project. */
export function permitProject(key: AccessKey, projectId: number): void {
  if (key.projectId !== projectId)
    throw new ServiceError(
      'PermissionDenied',
      'The access key does not belong to this project.',
      { field: 'projectId' },
    )
}
