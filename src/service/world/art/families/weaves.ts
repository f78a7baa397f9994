import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import {
  circle,
  element,
  group,
  layers,
  n,
  path,
  polar,
  regular,
  repeat,
  star,
  xy,
} from '../svg.js'
import type { Family } from './family.js'

export const weaves: Family = {
  share: 36,
  palettes: [
    'Porcelain',
    'Terracotta',
    'Moss',
    'Vermilion',
    'Graphite',
    'Orchard',
    'Dusk',
  ],
  firsts:
    'Endless Braided Faithful Tangled Woven Sworn Double Ancient Bound Quiet',
  seconds: 'Knot Covenant Tether Warp Plait Sennit Thread Oath',
  lore: [
    'One cord, no ends. Follow it with a finger and arrive where you began.',
    'Tied by a crew that needed something to hold in any weather.',
    'Over, under, over: an agreement that cannot be broken on one side only.',
  ],
  plan(random) {
    const symmetry = random.pick([
      'Threefold',
      'Fourfold',
      'Fivefold',
      'Sixfold',
      'Eightfold',
      'Sevenfold',
    ] as const)
    return { symmetry, rings: random.int(1, 4) }
  },
  draw: knot,
}

/** Stripes along a strand: share of its width, lift in lightness or ink. */
const braids = [
  [
    [0.42, 0.11],
    [0.07, 0],
  ],
  [
    [0.62, 0],
    [0.5, 0.06],
  ],
  [[0.3, -0.14]],
  [
    [0.78, -0.1],
    [0.62, 0.05],
    [0.16, -0.16],
  ],
] as const

/** Half a lobe of a torus knot seen from above, as exact cubic pieces. */
function strand(
  turns: number,
  fold: number,
  k: number,
  from: number,
  radius: number,
  swing: number,
) {
  const rate = turns / fold
  const steps = Math.max(4, Math.ceil((turns / fold) * 9))
  const step = Math.PI / steps
  const at = (u: number) => {
    const angle = ((rate * u + (2 * Math.PI * k) / fold) * 180) / Math.PI
    return polar(angle, radius + swing * Math.cos(u))
  }
  const slope = (u: number) => {
    const [ax, ay] = at(u - 0.001)
    const [bx, by] = at(u + 0.001)
    return [((bx - ax) / 0.006) * step, ((by - ay) / 0.006) * step] as const
  }
  let d = `M${xy(at(from))}`
  for (let i = 0; i < steps; i++) {
    const u = from + i * step
    const [a, b] = [at(u), at(u + step)]
    const [da, db] = [slope(u), slope(u + step)]
    d += `C${n(a[0] + da[0])} ${n(a[1] + da[1])} ${n(b[0] - db[0])} ${n(b[1] - db[1])} ${xy(b)}`
  }
  return d
}

function knot(scene: Scene) {
  const { random, rings, fold, tone, ground, ink, shape } = scene
  const turns = random.pick(fold > 6 ? [3, 4] : fold > 3 ? [2, 3] : [2, 4])
  const threaded = turns === 3 ? 1 : 0
  const borders = rings - threaded
  const outer = 236 - Math.max(0, borders) * 15
  const width = ({ 2: 34, 3: 27, 4: 20 }[turns] ?? 24) * (fold > 6 ? 0.86 : 1)
  const swing =
    (outer - width) *
    (({ 2: 0.31, 3: 0.36, 4: 0.38 }[turns] ?? 0.3) + random.range(-0.035, 0.03))
  const radius = outer - width / 2 - swing - 6
  const groups = gcd(turns, fold)
  const braid = random.pick(braids)
  const first = random.range(0, 360 / fold)
  const lead = random.pick([
    [0, 3, 1, 2],
    [2, 0, 3, 1],
    [0, 2, 3, 1],
  ])

  const turn = `rotate(${n(first)} 256 256)`
  const layer = (from: number) =>
    repeat(groups, (color) => {
      let d = ''
      for (let k = color; k < fold; k += groups)
        d += strand(turns, fold, k, from, radius, swing)
      const id = shape(d)
      const use = (stroke: string, strokeWidth: number) =>
        element('use', { href: `#${id}`, stroke, strokeWidth: n(strokeWidth) })
      const own = lead[color] ?? 0
      return (
        use(well, width + 14) +
        use(ink, width + 5) +
        use(tone(own, from ? -0.06 : 0), width) +
        braid
          .map(([share, lift]) =>
            use(
              lift ? tone(own, lift - (from ? 0.05 : 0)) : ink,
              width * share,
            ),
          )
          .join('')
      )
    })
  const well = ground(-0.07)
  const thread = threaded
    ? circle(256, 256, radius, { stroke: well, strokeWidth: 22 }) +
      circle(256, 256, radius, { stroke: tone(lead[2] ?? 2), strokeWidth: 12 })
    : ''
  const frame = repeat(borders, (i) =>
    circle(256, 256, 240 - i * 15, {
      stroke: tone(lead[(i + 1) % 3] ?? 2),
      strokeWidth: i % 2 ? 4 : 8,
      opacity: 0.95,
    }),
  )
  const eye = radius - swing - width / 2
  const jewel =
    eye > 26
      ? path(
          random.chance(0.5)
            ? star(fold, eye * 0.68, eye * 0.34)
            : regular(fold, eye * 0.6),
          { fill: tone(lead[1] ?? 3) },
        ) + circle(256, 256, eye * 0.16, { fill: well })
      : ''
  return layers(
    backdrop(scene, 0.07),
    circle(256, 256, 246, { fill: well }),
    corners(scene),
    group(`${frame}${layer(Math.PI)}${thread}${layer(0)}`, {
      fill: 'none',
      transform: turn,
    }),
    group(jewel, { transform: turn }),
  )
}

function corners({ tone }: Scene) {
  const quarter = (x: number, y: number) =>
    path(star(4, 26, 9, 0, x, y), { fill: tone(1) })
  return (
    quarter(42, 42) + quarter(470, 42) + quarter(42, 470) + quarter(470, 470)
  )
}

function gcd(a: number, b: number): number {
  return b ? gcd(b, a % b) : a
}
