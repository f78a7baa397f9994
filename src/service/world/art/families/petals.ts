import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import {
  circle,
  dots,
  layers,
  n,
  type Point,
  path,
  polar,
  repeat,
  xy,
} from '../svg.js'
import type { Family } from './family.js'

export const petals: Family = {
  share: 56,
  palettes: [
    'Rosewater',
    'Matcha',
    'Riso',
    'Saffron',
    'Ultraviolet',
    'Lagoon',
    'Vermilion',
  ],
  firsts:
    'Blushing Midnight Paper Salted Orphan Winter Scarlet Lucid Tender Feral',
  seconds: 'Peony Dahlia Anemone Corolla Magnolia Lotus Zinnia Bloom',
  lore: [
    'Pressed between two pages of an atlas and never quite forgotten.',
    'It opens for one hour, and nobody agrees which.',
    'Folded from a single sheet of colour, petal under petal.',
  ],
  plan(random) {
    const symmetry = random.pick([
      'Fivefold',
      'Sixfold',
      'Eightfold',
      'Eightfold',
      'Tenfold',
      'Twelvefold',
      'Sevenfold',
    ] as const)
    return { symmetry, rings: random.int(2, 5) }
  },
  draw: bloom,
}

/** Length-wise profile of one half petal: how far out, how wide. */
const profiles: readonly { belly: Point; shoulder: Point }[] = [
  { belly: [0.36, 1.25], shoulder: [0.74, 0.9] },
  { belly: [0.3, 1.5], shoulder: [0.98, 1.15] },
  { belly: [0.52, 1.6], shoulder: [0.78, 0.1] },
  { belly: [0.2, 0.4], shoulder: [0.86, 1.5] },
]

function bloom(scene: Scene) {
  const { random, rings, fold, tone, ink, radial, hex } = scene
  const profile = random.pick(profiles)
  const veins = random.chance(0.5)
  const order = random.pick([
    [0, 1, 2, 3, 0],
    [1, 0, 3, 2, 1],
    [0, 2, 1, 3, 2],
    [3, 0, 2, 1, 0],
  ])
  const turned = random.chance(0.5) ? 180 / fold : 0

  const whorls = repeat(rings, (layer) => {
    const reach = 236 * (1 - (layer / rings) * 0.76)
    const width = reach * Math.tan(Math.PI / fold) * (fold > 8 ? 0.82 : 0.72)
    const half = (side: number) =>
      repeat(fold, (i) => {
        const angle = turned + (360 / fold) * (i + (layer % 2) / 2)
        const at = (out: number, wide: number): Point => {
          const [x, y] = polar(angle, reach * out)
          const [dx, dy] = polar(angle + 90, width * wide * side, 0, 0)
          return [x + dx, y + dy]
        }
        return `M256 256C${xy(at(...profile.belly))} ${xy(at(...profile.shoulder))} ${xy(at(1, 0))}Z`
      })
    const veil = repeat(fold, (i) => {
      const angle = turned + (360 / fold) * (i + (layer % 2) / 2)
      return `M${xy(polar(angle, reach * 0.5))}L${xy(polar(angle, reach * 0.88))}`
    })
    const color = order[layer] ?? 0
    const left = half(-1)
    const right = half(1)
    return layers(
      path(left + right, {
        fill: ink,
        opacity: 0.2,
        transform: `translate(0 ${n(9 - layer)})`,
      }),
      path(left, { fill: tone(color, 0.05) }),
      path(right, { fill: tone(color, -0.06) }),
      veins
        ? path(veil, {
            stroke: ink,
            strokeWidth: 2,
            opacity: 0.35,
            strokeLinecap: 'round',
          })
        : '',
    )
  })

  const heart =
    236 * (1 - ((rings - 1) / rings) * 0.76) * (rings > 3 ? 0.4 : 0.3)
  const seeds = Array.from({ length: 46 }, (_, i) =>
    polar(i * 137.508, Math.sqrt(i / 46) * heart * 0.84),
  )
  const fringe = repeat(fold * 2, (i) => {
    const angle = (180 / fold) * i + turned
    return `M${xy(polar(angle, 246))}L${xy(polar(angle, 380))}`
  })
  return layers(
    backdrop(scene, 0.05),
    path(fringe, { stroke: tone(1), strokeWidth: 2.5, opacity: 0.35 }),
    whorls,
    circle(256, 259, heart + 2, { fill: ink, opacity: 0.3 }),
    circle(256, 256, heart, {
      fill: radial(
        [
          [0, hex(3, 0.08)],
          [1, hex(3, -0.08)],
        ],
        250,
        246,
        Math.round(heart),
      ),
    }),
    path(dots(seeds), {
      stroke: ink,
      strokeWidth: n(heart * 0.115),
      strokeLinecap: 'round',
    }),
  )
}
