import { comets } from './families/comets.js'
import { crests } from './families/crests.js'
import { echoes } from './families/echoes.js'
import type { Family } from './families/family.js'
import { lattices } from './families/lattices.js'
import { oracles } from './families/oracles.js'
import { orbits } from './families/orbits.js'
import { petals } from './families/petals.js'
import { prisms } from './families/prisms.js'
import { ribbons } from './families/ribbons.js'
import { spires } from './families/spires.js'
import { tides } from './families/tides.js'
import { weaves } from './families/weaves.js'
import type { PaletteName } from './palettes.js'
import { createRandom, type Random } from './random.js'
import type { Traits } from './scene.js'

/** Token ids run from 1 to this. */
export const emblemCount = 500

export const families = {
  Comets: comets,
  Crests: crests,
  Echoes: echoes,
  Lattices: lattices,
  Oracles: oracles,
  Orbits: orbits,
  Petals: petals,
  Prisms: prisms,
  Ribbons: ribbons,
  Spires: spires,
  Tides: tides,
  Weaves: weaves,
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families

export type Entry = Traits & {
  family: FamilyName
  name: string
  palette: PaletteName
  /** 1 to 1000, by how uncommon the traits are together. */
  score: number
}

/** Neighbours in any grid of up to six columns differ in family. */
const familyGap = 6
const paletteGap = 3

const finishes = { Gilded: 10, Iridescent: 6, Aurora: 4 } as const

let entries: readonly Entry[] | undefined

/**
 * Returns the traits of all emblems. They are computed together, because a score
 * compares an emblem with all others.
 */
export function catalogue(): readonly Entry[] {
  entries ??= deal()
  return entries
}

function deal(): readonly Entry[] {
  const random = createRandom('emblems')
  const names = Object.keys(families) as FamilyName[]
  const drawn = new Map(names.map((name) => [name, 0]))
  const due = new Map(names.map((name) => [name, dueAt(name, 0, random)]))
  const rare = finishSlots(random.int)
  const dealt: Omit<Entry, 'score'>[] = []

  for (let index = 0; index < emblemCount; index++) {
    const recent = dealt.slice(-familyGap).map(({ family }) => family)
    const family = names
      .filter((name) => !recent.includes(name))
      .reduce((a, b) => ((due.get(a) ?? 0) <= (due.get(b) ?? 0) ? a : b))
    const serial = drawn.get(family) ?? 0
    drawn.set(family, serial + 1)
    due.set(family, dueAt(family, serial + 1, random))

    const used = dealt.slice(-paletteGap).map(({ palette }) => palette)
    const worn = (name: PaletteName) =>
      dealt.filter((entry) => entry.family === family && entry.palette === name)
        .length
    const kin = dealt.filter((entry) => entry.family === family).slice(-3)
    const palettes = families[family].palettes.filter(
      (name) =>
        !used.includes(name) && kin.every(({ palette }) => palette !== name),
    )
    const least = Math.min(...palettes.map(worn))
    dealt.push({
      ...families[family].plan(createRandom(`traits ${index + 1}`)),
      family,
      name: getName(families[family], serial),
      palette:
        rare.get(index) ??
        random.pick(palettes.filter((name) => worn(name) === least)),
    })
  }
  return score(dealt)
}

/** Position of a family's next emblem: spread evenly, with random deviations. */
function dueAt(name: FamilyName, serial: number, random: Random) {
  const { share } = families[name]
  if (serial === share) return Number.POSITIVE_INFINITY
  return ((serial + random.range(0.15, 0.85)) * emblemCount) / share
}

function finishSlots(int: (min: number, max: number) => number) {
  const slots = new Map<number, PaletteName>()
  for (const [finish, count] of Object.entries(finishes))
    for (let i = 0; i < count; ) {
      const slot = int(0, emblemCount - 1)
      if ([...slots.keys()].some((other) => Math.abs(other - slot) < 12))
        continue
      slots.set(slot, finish as PaletteName)
      i++
    }
  return slots
}

/** Walks the family's word square diagonally: no pair comes twice. */
function getName({ firsts, seconds }: Family, serial: number) {
  const [a, b] = [firsts.split(' '), seconds.split(' ')]
  const lap = Math.floor(serial / a.length)
  return `${a[serial % a.length]} ${b[(serial * 3 + lap) % b.length]}`
}

function score(dealt: readonly Omit<Entry, 'score'>[]): readonly Entry[] {
  const traits = ['family', 'palette', 'rings', 'symmetry'] as const
  const counts = new Map<string, number>()
  for (const entry of dealt)
    for (const trait of traits) {
      const key = `${trait} ${entry[trait]}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const sums = dealt.map((entry) =>
    traits.reduce(
      (sum, trait) =>
        sum + emblemCount / (counts.get(`${trait} ${entry[trait]}`) ?? 1),
      0,
    ),
  )
  const low = Math.min(...sums)
  const high = Math.max(...sums)
  return dealt.map((entry, i) => ({
    ...entry,
    score: 1 + Math.round((999 * ((sums[i] ?? low) - low)) / (high - low)),
  }))
}
