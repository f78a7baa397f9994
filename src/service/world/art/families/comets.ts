import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import {
  circle,
  dots,
  glint,
  group,
  layers,
  n,
  type Point,
  path,
  polar,
  repeat,
  xy,
} from '../svg.js'
import type { Family } from './family.js'

export const comets: Family = {
  share: 40,
  palettes: [
    'Nocturne',
    'Dusk',
    'Abyss',
    'Vermilion',
    'Ultraviolet',
    'Graphite',
    'Porcelain',
  ],
  firsts:
    'Falling Burning Errant Brief Silver Homeward Reckless Whistling Sudden Northbound',
  seconds: 'Comet Perigee Bolide Cinder Meteor Wanderer Flare Beacon',
  lore: [
    'Seen once by everyone and then described differently forever.',
    'It came in low over the harbour and left a colour behind.',
    'Late, bright, and not stopping.',
  ],
  plan(random) {
    const symmetry = random.pick([
      'Asymmetric',
      'Asymmetric',
      'Asymmetric',
      'Asymmetric',
      'Twofold',
      'Threefold',
    ] as const)
    return { symmetry, rings: random.int(0, 4) }
  },
  draw(scene) {
    return `${night(scene)}${scene.fold > 1 ? whirl(scene) : flight(scene)}`
  },
}

function night(scene: Scene) {
  const { random, tone } = scene
  const points = Array.from(
    { length: 40 },
    (): Point => [random.range(6, 506), random.range(6, 506)],
  )
  const sparks = repeat(5, () =>
    glint(random.range(30, 482), random.range(30, 482), random.range(8, 22)),
  )
  return layers(
    backdrop(scene),
    path(dots(points), {
      stroke: tone(2),
      strokeWidth: 3.2,
      strokeLinecap: 'round',
      opacity: 0.6,
    }),
    path(sparks, { fill: tone(2), opacity: 0.9 }),
  )
}

function head(
  { rings, tone, ground, ink, radial, hex }: Scene,
  x: number,
  y: number,
  r: number,
) {
  return layers(
    repeat(rings, (i) =>
      circle(x, y, r + 10 + (rings - i) * r * 0.26, {
        fill: ground(-0.03 + (i % 2) * 0.05),
        stroke: tone(i % 2 ? 3 : 2),
        strokeWidth: 3.5,
      }),
    ),
    circle(x, y, r + 9, { fill: ink }),
    circle(x, y, r, {
      fill: radial(
        [
          [0, hex(2)],
          [0.4, hex(3, 0.03)],
          [1, hex(0, -0.04)],
        ],
        Math.round(x - r * 0.3),
        Math.round(y - r * 0.34),
        Math.round(r * 1.5),
      ),
    }),
  )
}

/** Bands swept around a far pivot, the head leading. */
function sweep(scene: Scene, x: number, y: number, r: number, away: number) {
  const { random, tone } = scene
  const bands = random.int(5, 8)
  const step = (r * 2.6) / bands
  const curve = random.pick([330, 460, 800])
  const side = random.chance(0.5) ? 1 : -1
  const [px, py] = polar(away + 90 * side, curve, x, y)
  const start = (Math.atan2(y - py, x - px) * 180) / Math.PI + 90
  const order = random.pick([
    [0, 3, 2, 1],
    [2, 3, 0, 1],
    [1, 0, 3, 2],
    [1, 0, 2, 3],
  ])
  const tail = repeat(bands, (i) => {
    const radius = curve + (i - (bands - 1) / 2) * step
    const degrees = (length: number) => ((length / radius) * 180) / Math.PI
    const arc = (from: number, to: number) =>
      `M${xy(polar(start + degrees(from) * side, radius, px, py))}A${n(radius)} ${n(radius)} 0 0 ${side > 0 ? 1 : 0} ${xy(polar(start + degrees(to) * side, radius, px, py))}`
    const centred = 1 - Math.abs(i - (bands - 1) / 2) / bands
    const length = r * (2.2 + random.range(2.2, 5) * centred ** 1.5)
    const gap = step * random.range(1.6, 3)
    const dash = random.range(4, 40)
    return path(
      layers(
        arc(0, length),
        arc(length + gap, length + gap + dash),
        i % 2 ? '' : arc(length + gap * 2 + dash, length + gap * 2 + dash + 1),
      ),
      { stroke: tone(order[i % 4] ?? 0), strokeWidth: n(step * 0.86) },
    )
  })
  return group(tail, { fill: 'none', strokeLinecap: 'round' })
}

function flight(scene: Scene) {
  const { random, tone } = scene
  const r = random.range(58, 78)
  const left = random.chance(0.5)
  const x = left ? random.range(130, 190) : random.range(322, 382)
  const y = random.range(310, 372)
  const away = (left ? 48 : -48) + random.range(-20, 20)
  const far = random.chance(0.5)
    ? group(
        layers(
          sweep(scene, 0, 0, 60, away),
          circle(0, 0, 62, { fill: tone(2) }),
          circle(0, 0, 46, { fill: tone(0) }),
        ),
        {
          transform: `translate(${left ? 400 : 112} ${n(random.range(370, 440))}) scale(.3)`,
        },
      )
    : ''
  return layers(
    far,
    sweep(scene, x, y, r, away),
    head(scene, x, y, r),
    random.chance(0.35) ? scene.grain(0.14) : '',
  )
}

/** Two or three comets that chase one another around the centre. */
function whirl(scene: Scene) {
  const { random, fold, tone } = scene
  const r = fold === 2 ? 64 : 50
  const reach = fold === 2 ? 116 : 132
  const bands = random.int(4, 6)
  const step = (r * 2) / bands
  const order = random.pick([
    [0, 3, 2, 1],
    [3, 2, 0, 1],
    [1, 0, 2, 3],
  ])
  const one = repeat(bands, (i) => {
    const radius = reach + (i - (bands - 1) / 2) * step
    const span = 300 / fold - 8 - i * (fold === 2 ? 11 : 8)
    const [a, b] = [polar(0, radius), polar(span, radius)]
    return path(`M${xy(a)}A${n(radius)} ${n(radius)} 0 0 1 ${xy(b)}`, {
      stroke: tone(order[i % 4] ?? 0),
      strokeWidth: n(step * 0.84),
      fill: 'none',
      strokeLinecap: 'round',
    })
  })
  const comet = `${one}${head(scene, 256, 256 - reach, r * 0.92)}`
  const first = random.range(0, 120)
  return repeat(fold, (i) =>
    group(comet, {
      transform: `rotate(${n(first + (360 / fold) * i)} 256 256)`,
    }),
  )
}
