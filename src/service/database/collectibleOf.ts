import type { Address } from 'viem'
import type { collectibles } from './schema.js'
import type { StoredMetadata, Traits } from './stored.js'

type Row = typeof collectibles.$inferInsert

/** The row of a collectible: what is searched and filtered, taken out. */
export function collectibleOf({
  chainId,
  contractAddress,
  tokenId,
  metadata,
}: {
  chainId: number
  contractAddress: Address
  tokenId: bigint
  metadata: StoredMetadata
}): Row {
  return {
    chainId,
    contractAddress,
    tokenId,
    name: metadata.name ?? '',
    description: metadata.description ?? '',
    metadata,
    traits: traitsOf(metadata),
  }
}

/** Properties and attributes by name; attributes win. */
export function traitsOf({ properties, attributes }: StoredMetadata): Traits {
  return Object.fromEntries(
    [
      ...Object.entries(properties ?? {}),
      ...(attributes ?? []).map(
        ({ trait_type, value }) => [trait_type, value] as const,
      ),
    ].flatMap(([name, value]) => {
      const trait = traitOf(value)
      return trait === undefined ? [] : [[name, trait] as const]
    }),
  )
}

function traitOf(value: unknown): Traits[string] | undefined {
  if (typeof value === 'boolean') return String(value)
  if (isScalar(value)) return value
  if (Array.isArray(value) && value.every(isScalar)) return value
  return undefined
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
