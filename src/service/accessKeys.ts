import { type Hex, sha256, stringToBytes } from 'viem'
import { ServiceError } from './serviceErrors.js'

/** A known access key and its rights. */
export type AccessKey = {
  /** Hash of the key. */
  hash: Hex
  /** Id of the key's project. */
  projectId: number
  /** Chains that it may use; null means all. */
  chainIds: number[] | null
  /** Web origins whose pages may use it; null means all. */
  origins: string[] | null
  /** Requests per minute; null means the default. */
  requestsPerMinute: number | null
}

/** Returns the hash that is stored for a key. */
export function hashKey(key: string): Hex {
  return sha256(stringToBytes(key))
}

/** @throws ServiceError if the key is not for this chain. */
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

/** @throws ServiceError if the key belongs to another project. */
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

/** @throws ServiceError if the key's project does not list the origin. */
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
