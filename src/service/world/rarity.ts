import { catalogue } from './art/catalogue.js'
import { item, itemCount } from './art/items.js'
import type { Rarity } from './plan.js'

/** Returns the rarity of the first emblems, by their rank. */
export function emblemRarity(count: number): Rarity {
  const entries = catalogue()
  const scored = Array.from({ length: count }, (_, i) => ({
    tokenId: i + 1,
    score: entries[i % entries.length]?.score ?? 0,
  })).sort((a, b) => a.score - b.score)
  const rarities = new Map(
    scored.map(({ tokenId }, rank) => [tokenId, rank / Math.max(1, count - 1)]),
  )
  return (tokenId) => rarities.get(tokenId) ?? 0
}

/** Returns the rarity of the items, by their power. */
export function itemRarity(): Rarity {
  const powers = Array.from({ length: itemCount }, (_, tokenId) =>
    Number(
      item(String(tokenId)).attributes.find(
        ({ trait_type }) => trait_type === 'Power',
      )?.value ?? 0,
    ),
  )
  const most = Math.max(1, ...powers)
  return (tokenId) => (powers[tokenId] ?? 0) / most
}
