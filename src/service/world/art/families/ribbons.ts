import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import { circle, group, layers, n, path, repeat } from '../svg.js'
import type { Family } from './family.js'

export const ribbons: Family = {
  share: 38,
  palettes: [
    'Riso',
    'Orchard',
    'Rosewater',
    'Nocturne',
    'Cobalt',
    'Saffron',
    'Glacier',
  ],
  firsts:
    'Easy Sideways Roller Satin Detour Summer Freeway Looping Holiday Unhurried',
  seconds: 'Ribbon Avenue Groove Switchback Parade Encore Daydream Boulevard',
  lore: [
    'The scenic route, with every lane open.',
    'A song that turns left whenever it pleases.',
    'Five lanes, no traffic, windows down.',
  ],
  plan(random) {
    return {
      symmetry: random.pick(['Asymmetric', 'Asymmetric', 'Twofold'] as const),
      rings: random.int(0, 5),
    }
  },
  draw: route,
}

type Move = 'left' | 'right' | 'on'

type Road = { heading: number; moves: readonly Move[]; x: number; y: number }

const headings = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

const cell = 512 / 3

/** Walks a three by three grid; `aside` shifts the line so bands nest. */
function walk({ heading, moves, x, y }: Road, aside: number) {
  let facing = heading
  let at: readonly [number, number] = headings[heading] ?? headings[0]
  let px = x * cell - at[1] * aside
  let py = y * cell + at[0] * aside
  let d = `M${n(px)} ${n(py)}`
  for (const move of moves) {
    at = headings[facing] ?? headings[0]
    if (move === 'on') {
      px += at[0] * cell
      py += at[1] * cell
      d += `L${n(px)} ${n(py)}`
      continue
    }
    const side = move === 'right' ? 1 : -1
    const r = cell - side * aside
    px += (at[0] - at[1] * side) * r
    py += (at[1] + at[0] * side) * r
    facing = (facing + side + 4) % 4
    d += `A${n(r)} ${n(r)} 0 0 ${side > 0 ? 1 : 0} ${n(px)} ${n(py)}`
  }
  return d
}

const road = (x: number, y: number, heading: number, moves: string): Road => ({
  x,
  y,
  heading,
  moves: moves.split(' ') as Move[],
})

const bend = road(0.5, 3.5, 0, 'on right left on')
const arch = road(0.5, 3.5, 0, 'on on right right on on')
const bay = road(-0.5, 0.5, 1, 'on on right right on on')
const hook = road(1.5, -0.5, 2, 'on left right on')
const step = road(-0.5, 1.5, 1, 'on left right on')
const hump = road(0.5, 3.5, 0, 'on right right on')
const across = road(-0.5, 1.5, 1, 'on on on on')
const along = road(1.5, 3.5, 0, 'on on on on')
const left = road(0.5, 3.5, 0, 'on on on on')
const low = road(-0.5, 2.5, 1, 'on on on on')

const wholes: readonly { roads: readonly Road[]; sun: readonly number[] }[] = [
  { roads: [bend], sun: [0.75, 0.75] },
  { roads: [along, bend], sun: [0.6, 0.6] },
  { roads: [low, arch], sun: [1.5, 1.55] },
  { roads: [across, arch], sun: [1.5, 2.4] },
  { roads: [left, bay], sun: [1.5, 1.5] },
  { roads: [along, bay], sun: [2.45, 2.4] },
  { roads: [low, step, hook], sun: [0.7, 0.7] },
  { roads: [across, hump], sun: [1.5, 2.6] },
  { roads: [arch], sun: [1.5, 1.75] },
]

function route(scene: Scene) {
  const { random, rings, symmetry, tone, ink } = scene
  const bands = random.int(4, 6)
  const width = random.range(104, 148)
  const band = width / bands
  const orders = [
    [1, 0, 3, 2, 1, 0],
    [0, 3, 2, 1, 0, 3],
    [2, 3, 0, 1, 2, 3],
    [0, 2, 0, 2, 3, 1],
    [1, 2, 3, 0, 2, 1],
  ]
  const first = random.int(0, 4)
  const ribbon = (way: Road, order: readonly number[]) =>
    layers(
      path(walk(way, 0), {
        stroke: ink,
        strokeWidth: n(width + 8),
        opacity: 0.28,
        transform: 'translate(6 11)',
      }),
      repeat(bands, (i) =>
        path(walk(way, (i - (bands - 1) / 2) * band), {
          stroke: tone(order[i] ?? 0),
          strokeWidth: n(band + 0.6),
        }),
      ),
    )
  const own = orders[first] ?? [0]
  const other = orders[(first + random.int(1, 4)) % 5] ?? own
  const target = (x: number, y: number) =>
    layers(
      repeat(rings, (i) =>
        circle(x, y, 30 + (rings - i) * 22, {
          fill: tone(own[(i + 2) % 4] ?? 0),
        }),
      ),
      circle(x, y, 30, { fill: tone(own[(rings + 2) % 4] ?? 3) }),
    )

  if (symmetry === 'Twofold') {
    const half = ribbon(random.pick([hook, step, hump]), own)
    return layers(
      backdrop(scene, 0.06),
      target(256, 256),
      group(`${half}${group(half, { transform: 'rotate(180 256 256)' })}`, {
        fill: 'none',
      }),
    )
  }
  const { roads, sun } = random.pick(wholes)
  const [sx = 1.5, sy = 1.5] = sun
  const flip = random.pick([
    '',
    'matrix(-1 0 0 1 512 0)',
    'matrix(1 0 0 -1 0 512)',
    'rotate(90 256 256)',
  ])
  const lines = roads.map((way, i) => ribbon(way, i ? own : other)).join('')
  return layers(
    backdrop(scene, 0.06),
    group(`${target(sx * cell, sy * cell)}${group(lines, { fill: 'none' })}`, {
      transform: flip || undefined,
    }),
  )
}
