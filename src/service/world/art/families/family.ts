import type { PaletteName } from '../palettes.js'
import type { Random } from '../random.js'
import type { Scene, Traits } from '../scene.js'

export type Family = {
  /** How many of the collection's emblems are of this family. */
  share: number
  palettes: readonly PaletteName[]
  firsts: string
  seconds: string
  /** Two sentences at most; shown as the description. */
  lore: readonly string[]
  /** Decides what will be seen, before anything is drawn. */
  plan(random: Random): Traits
  draw(scene: Scene): string
}
