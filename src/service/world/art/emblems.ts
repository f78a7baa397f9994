import { type Artwork, trait } from './artwork.js'
import { catalogue, emblemCount, families } from './catalogue.js'
import { flourish } from './finish.js'
import { palettes } from './palettes.js'
import { createRandom } from './random.js'
import { createScene } from './scene.js'
import { element } from './svg.js'

export { emblemCount } from './catalogue.js'

/**
 * The emblem with this token id, the same every time.
 *
 * @param tokenId - `'1'` to `'500'`; others wrap around
 */
export function emblem(tokenId: string): Artwork {
  const size = BigInt(emblemCount)
  const index = Number((((BigInt(tokenId) - 1n) % size) + size) % size)
  const entry = catalogue()[index] as ReturnType<typeof catalogue>[number]
  const palette = palettes[entry.palette]
  const family = families[entry.family]
  const random = createRandom(`emblem ${index + 1}`)
  const scene = createScene({
    palette,
    prefix: `e${tokenId}-`,
    random,
    rings: entry.rings,
    symmetry: entry.symmetry,
  })
  const art = `${family.draw(scene)}${flourish(scene)}`
  return {
    tokenId,
    name: entry.name,
    description: random.pick(family.lore),
    backgroundColor: scene.ground().slice(1),
    attributes: [
      trait('Family', entry.family),
      trait('Palette', entry.palette),
      trait('Symmetry', entry.symmetry),
      trait('Rings', entry.rings),
      trait('Rarity score', entry.score),
    ],
    svg: element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 512 512' },
      scene.defs() + art,
    ),
  }
}
