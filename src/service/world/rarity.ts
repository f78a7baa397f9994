import { itemCount } from './art/items.js'
import { getArtwork, type WorldCollection } from './metadata.js'
import type { Rarity } from './plan.js'

/** Returns the rarity of the first emblems, by their rank. */
export function emblemRarity(count: number): Rarity {
  const scored = Array.from({ length: count }, (_, i) => ({
    tokenId: i + 1,
    score: getTraitNumber('emblems', i + 1, 'Rarity score'),
  })).sort((a, b) => a.score - b.score)
  const places = new Map(
    scored.map(({ tokenId }, place) => [
      tokenId,
      place / Math.max(1, count - 1),
    ]),
  )
  return (tokenId) => places.get(tokenId) ?? 0
}

/** Returns the rarity of the items, by their power. */
export function itemRarity(): Rarity {
  const powers = Array.from({ length: itemCount }, (_, tokenId) =>
    getTraitNumber('items', tokenId, 'Power'),
  )
  const most = Math.max(1, ...powers)
  return (tokenId) => (powers[tokenId] ?? 0) / most
}

function getTraitNumber(
  collection: WorldCollection,
  tokenId: number,
  name: string,
) {
  const found = getArtwork(collection, String(tokenId)).attributes.find(
    ({ trait_type }) => trait_type === name,
  )
  return Number(found?.value ?? 0)
}
