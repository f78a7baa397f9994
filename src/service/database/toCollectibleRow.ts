import type { Address } from 'viem'
import { cleanText } from './cleanText.js'
import type { collectibles } from './schema.js'
import type { StoredMetadata, Traits } from './stored.js'

type Row = typeof collectibles.$inferInsert

/** Maximum characters of the searchable text. */
const maxSearch = 4000

/** Maximum characters of the description in it; the traits follow. */
const maxDescription = 2000

/** Creates the row of a collectible, with columns for search and filters. */
export function toCollectibleRow({
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
  const { description = '', name = '' } = metadata
  const traits = getTraits(metadata)
  return {
    chainId,
    contractAddress,
    tokenId,
    name,
    description,
    metadata,
    traits,
    search: getSearchText(name, description, traits),
  }
}

function getSearchText(
  name: string,
  description: string,
  traits: Traits,
): string {
  const told = Object.entries(traits).map(
    ([trait, value]) => `${trait} ${[value].flat().join(' ')}`,
  )
  const text = [name, description.slice(0, maxDescription), ...told].join('\n')
  return cleanText(text.toLowerCase(), maxSearch)
}

/**
 * Returns properties and attributes by name. Attributes win, and may have
 * several values.
 */
function getTraits({ properties, attributes }: StoredMetadata): Traits {
  const traits = new Map<string, Traits[string]>()
  for (const { trait_type, value } of attributes ?? []) {
    const trait = toTraitValue(value)
    if (trait === undefined) continue
    const before = traits.get(trait_type)
    traits.set(
      trait_type,
      before === undefined ? trait : mergeValues(before, trait),
    )
  }
  for (const [name, value] of Object.entries(properties ?? {})) {
    const trait = traits.get(name) ?? toTraitValue(value)
    if (trait !== undefined) traits.set(name, trait)
  }
  return Object.fromEntries(traits)
}

/** Merges values of one trait into a list without duplicates. */
function mergeValues(
  before: Traits[string],
  value: Traits[string],
): Traits[string] {
  const values = [...new Set([before, value].flat())]
  return values.length > 1 ? values : before
}

function toTraitValue(value: unknown): Traits[string] | undefined {
  if (typeof value === 'boolean') return String(value)
  if (isScalar(value)) return value
  if (!Array.isArray(value)) return undefined
  const values = value.map((item) =>
    typeof item === 'boolean' ? String(item) : item,
  )
  return values.every(isScalar) ? values : undefined
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
