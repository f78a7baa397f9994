import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import {
  circle,
  layers,
  type Point,
  path,
  polar,
  polygon,
  repeat,
  sector,
} from '../svg.js'
import { cluster, monolith } from './crystals.js'
import type { Family } from './family.js'

export const prisms: Family = {
  share: 46,
  palettes: [
    'Glacier',
    'Ultraviolet',
    'Abyss',
    'Rosewater',
    'Moss',
    'Cobalt',
    'Ember',
  ],
  firsts:
    'Fractured Glass Seventh Frozen Secret Lantern Spectral Clear Stolen Polar',
  seconds: 'Facet Beryl Spinel Shard Carat Obelisk Quartz Prism',
  lore: [
    'Hold it to the window and the afternoon divides into equal parts.',
    'Cut by hand, facet against facet, until the light had nowhere left to hide.',
    'Grown in the dark over a patient ten thousand years.',
  ],
  plan(random) {
    const symmetry = random.pick([
      'Sixfold',
      'Eightfold',
      'Tenfold',
      'Mirror',
      'Mirror',
      'Asymmetric',
      'Asymmetric',
      'Asymmetric',
    ] as const)
    return { symmetry, rings: random.int(0, 3) }
  },
  draw(scene) {
    if (scene.symmetry === 'Mirror') return `${halo(scene)}${monolith(scene)}`
    if (scene.symmetry === 'Asymmetric')
      return `${halo(scene)}${cluster(scene)}`
    return `${halo(scene)}${brilliant(scene)}`
  },
}

function halo(scene: Scene) {
  const { rings, tone, symmetry, fold } = scene
  const rays = fold > 1 ? fold * 2 : 16
  const beams = repeat(rays, (i) =>
    sector(0, 380, (360 / rays) * (i - 0.25), (360 / rays) * (i + 0.25)),
  )
  const centre = symmetry === 'Asymmetric' ? 240 : 256
  return layers(
    backdrop(scene, 0.1),
    path(beams, { fill: tone(2), opacity: 0.1 }),
    repeat(rings, (i) =>
      circle(256, centre, 236 - i * 26, {
        fill: tone(i % 2 ? 0 : 1),
        fillOpacity: 0.22,
        stroke: tone(2),
        strokeWidth: 2.5,
        strokeOpacity: 0.8,
      }),
    ),
  )
}

function brilliant({ random, fold, tone, rings }: Scene) {
  const size = rings ? 178 - rings * 6 : 208
  const step = 360 / fold
  const first = random.range(0, step)
  const girdle = (i: number) => polar(first + (step / 2) * i, size)
  const [wide, flat] = [random.range(0.68, 0.8), random.range(0.34, 0.54)]
  const middle = (i: number) => polar(first + step * (i + 0.5), size * wide)
  const table = (i: number) => polar(first + step * i, size * flat)
  const [kite, edge, crown] = random.pick([
    [0, 1, 3],
    [1, 0, 2],
    [3, 1, 0],
    [0, 3, 2],
    [3, 0, 1],
    [1, 3, 0],
    [0, 2, 1],
  ]) as [number, number, number]
  const face = (points: Point[], color: number, angle: number, lift = 0) =>
    path(polygon(points), {
      fill: tone(color, Math.cos(((angle + 40) * Math.PI) / 180) * 0.12 + lift),
    })
  return layers(
    path(polygon(Array.from({ length: fold * 2 }, (_, i) => girdle(i))), {
      fill: '#000',
      opacity: 0.22,
      transform: 'translate(0 12)',
    }),
    repeat(
      fold,
      (i) =>
        face(
          [middle(i), girdle(2 * i), girdle(2 * i + 1)],
          edge,
          step * (i + 0.25),
          -0.04,
        ) +
        face(
          [middle(i), girdle(2 * i + 1), girdle(2 * i + 2)],
          edge,
          step * (i + 0.75),
          0.05,
        ) +
        face(
          [table(i), middle(i - 1), girdle(2 * i), middle(i)],
          kite,
          step * i,
        ) +
        face(
          [table(i), table(i + 1), middle(i)],
          crown,
          step * (i + 0.5),
          0.02,
        ),
    ),
    path(polygon(Array.from({ length: fold }, (_, i) => table(i))), {
      fill: tone(2),
    }),
    repeat(fold, (i) =>
      face(
        [table(i), table(i + 1), [256, 256]],
        kite,
        step * (i + 0.5) + 160,
        0.12,
      ),
    ),
    path(polygon([table(fold - 1), table(0), table(1), [256, 256]]), {
      fill: '#fff',
      opacity: 0.35,
    }),
  )
}
