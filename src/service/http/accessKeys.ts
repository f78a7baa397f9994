import { type Hex, sha256, stringToBytes } from 'viem'
import { ServiceError } from './serviceErrors.js'

/** A known key, and what it opens. */
export type AccessKey = {
  /** The key as it is stored. */
  hash: Hex
  /** The project that the key belongs to. */
  projectId: number
  /** Chains that it may address; null means all. */
  chainIds: number[] | null
  /** Web origins whose pages may use it; null means all. */
  origins: string[] | null
  /** Requests a minute; null means the default. */
  requestsPerMinute: number | null
}

/** The form in which keys are stored. */
export function hashKey(key: string): Hex {
  return sha256(stringToBytes(key))
}

/** Refuses a key that is not for this chain. */
export function permitChain(
  { chainIds }: Pick<AccessKey, 'chainIds'>,
  chainId: number,
): void {
  if (chainIds && !chainIds.includes(chainId))
    throw new ServiceError(
      'PermissionDenied',
      'The access key is not for this network.',
    )
}

/** Refuses a key of another project. */
export function permitProject(
  key: Pick<AccessKey, 'projectId'>,
  projectId: number,
): void {
  if (key.projectId !== projectId)
    throw new ServiceError(
      'PermissionDenied',
      'The access key does not belong to this project.',
      { field: 'projectId' },
    )
}

/** Refuses a key to pages of an origin that its project does not list. */
export function permitOrigin(
  { origins }: Pick<AccessKey, 'origins'>,
  origin: string | undefined,
): void {
  if (origin !== undefined && origins && !origins.includes(origin))
    throw new ServiceError(
      'PermissionDenied',
      'The access key is not for pages of this origin. Add it to the origins of the project.',
    )
}
