import { type Artwork, trait } from './artwork.js'
import { setting, sparkle } from './items/stage.js'
import { tierRank, tiers } from './items/tiers.js'
import { type Ware, wares } from './items/wares.js'
import { createRandom } from './random.js'
import { createScene } from './scene.js'
import { element } from './svg.js'

/** How many items there are; token ids run from 0 to one less. */
export const itemCount = wares.length

/**
 * Draws the item with this token id, always the same.
 *
 * @param tokenId - `'0'` to `'20'`; others wrap around
 */
export function item(tokenId: string): Artwork {
  const size = BigInt(wares.length)
  const index = Number(((BigInt(tokenId) % size) + size) % size)
  const { charges, description, draw, kind, name, power, tier } = wares[
    index
  ] as Ware
  const rank = tierRank[tier]
  const scene = createScene({
    palette: tiers[tier],
    prefix: `i${tokenId}-`,
    random: createRandom(`item ${index}`),
    rings: 0,
    symmetry: 'Mirror',
  })
  const art = `${setting(scene, rank)}${draw(scene)}${sparkle(rank)}`
  return {
    tokenId,
    name,
    description,
    backgroundColor: scene.ground().slice(1),
    attributes: [
      trait('Kind', kind),
      trait('Tier', tier),
      trait('Power', power),
      trait('Charges', charges),
    ],
    svg: element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 512 512' },
      scene.defs() + art,
    ),
  }
}
