import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import { circle, layers, n, path, rect, repeat, sector } from '../svg.js'
import type { Family } from './family.js'

export const spires: Family = {
  share: 26,
  palettes: [
    'Terracotta',
    'Cobalt',
    'Dusk',
    'Matcha',
    'Abyss',
    'Vermilion',
    'Lagoon',
  ],
  firsts:
    'Lofty Grand Sunlit Stacked Brass Evening Towering Marble Radiant Rooftop',
  seconds: 'Spire Belvedere Minaret Ziggurat Pinnacle Skyline Pavilion Turret',
  lore: [
    'The lift only goes up. Nobody has complained so far.',
    'Drawn for a city that was promised, with room for every lantern.',
    'Morning arrives here first and takes its time leaving.',
  ],
  plan: (random) => ({ symmetry: 'Mirror', rings: random.int(0, 5) }),
  draw(scene) {
    const { random, rings, tone, ground } = scene
    const sun = random.range(170, 290)
    const colors = random.pick<Colors>([
      [0, 1, 2, 3],
      [3, 0, 2, 1],
      [1, 0, 2, 3],
    ])
    const rays = random.pick([9, 11, 13, 17])
    const span = 180 / rays
    const beams = repeat(rays, (i) => {
      const middle = (i - (rays - 1) / 2) * 2 * span
      return sector(0, 470, middle - span / 2, middle + span / 2, 256, sun)
    })
    const arcs = repeat(rings, (i) =>
      circle(256, sun, 84 + (rings - 1 - i) * 27, {
        fill: i % 2 ? ground(-0.03) : tone(colors[1]),
        stroke: tone(2),
        strokeWidth: 4,
      }),
    )
    const building = random.pick([towers, towers, ziggurat, domes])
    return layers(
      backdrop(scene, 0.1, Math.round(sun)),
      path(beams, { fill: tone(colors[1]), opacity: 0.5 }),
      arcs,
      circle(256, sun, 60, { fill: tone(colors[3]) }),
      building(scene, colors),
      random.chance(0.5) ? fans(scene) : '',
    )
  },
}

type Colors = readonly [wall: number, second: number, trim: number, top: number]

/** The lit left half and the shaded right half of a wall. */
function wall(
  scene: Scene,
  tone: number,
  half: number,
  y: number,
  height: number,
  hollow = 0,
) {
  const face = (shift: number) =>
    scene.linear(
      [
        [0, scene.hex(tone, shift + 0.01)],
        [1, scene.hex(tone, shift - 0.13)],
      ],
      0,
      Math.round(y),
      0,
      Math.round(y + height),
    )
  const wide = half - hollow
  return layers(
    rect(256 - half, y, wide, height, { fill: face(0.05) }),
    rect(256 + hollow, y, wide, height, { fill: face(-0.06) }),
  )
}

function towers(scene: Scene, [first, second, trim, top]: Colors) {
  const { random, tone } = scene
  const steps = random.int(3, 5)
  const peak = random.range(88, 150)
  const width = random.range(26, 38)
  const columns = repeat(steps, (k) => {
    const i = steps - 1 - k
    const y = peak + i ** 1.25 * random.range(38, 52)
    const half = width * (i + 1)
    const slots = repeat(4, (row) => {
      const x = half - width / 2
      const at = n(y + 26 + row * 30)
      return `M${n(256 - x)} ${at}v16M${n(256 + x)} ${at}v16`
    })
    const own = i % 3 === 1 ? second : first
    return layers(
      wall(scene, own, half, y, 512 - y, width * i),
      rect(251 - half, y - 9, half * 2 + 10, 10, { fill: tone(trim) }),
      path(slots, {
        stroke: tone(i % 2 ? 3 : 2),
        strokeWidth: 6,
        strokeLinecap: 'round',
      }),
    )
  })
  return layers(
    path(
      `M256 ${n(peak - 76)}L${n(256 + width * 0.5)} ${n(peak - 8)}H${n(256 - width * 0.5)}Z`,
      { fill: tone(top) },
    ),
    columns,
  )
}

function ziggurat(scene: Scene, [first, second, trim, top]: Colors) {
  const { random, tone, ink } = scene
  const tiers = random.int(4, 6)
  const peak = random.range(120, 180)
  const tall = (512 - peak) / tiers
  const flare = random.range(0.8, 1.1)
  const stack = repeat(tiers, (i) => {
    const half = 44 + 184 * (i / (tiers - 1)) ** flare
    const y = peak + i * tall
    const arches = 1 + i * 2
    const gap = (half * 2 - 24) / arches
    const doors = repeat(arches, (k) => {
      const x = 256 + (k - i) * gap
      const w = Math.min(11, gap * 0.3)
      return `M${n(x - w)} ${n(y + tall)}V${n(y + tall * 0.52)}A${n(w)} ${n(w)} 0 0 1 ${n(x + w)} ${n(y + tall * 0.52)}V${n(y + tall)}Z`
    })
    return layers(
      wall(scene, i % 2 ? second : first, half, y, tall + 1),
      path(doors, { fill: ink, opacity: 0.75 }),
      rect(250 - half, y - 4, half * 2 + 12, 12, { fill: tone(trim) }),
    )
  })
  return layers(
    path(`M256 ${n(peak - 92)}L284 ${n(peak - 4)}H228Z`, { fill: tone(top) }),
    circle(256, peak - 96, 11, { fill: tone(trim) }),
    stack,
  )
}

function domes(scene: Scene, [first, second, trim, top]: Colors) {
  const { random, tone, ink } = scene
  const dome = (x: number, y: number, r: number, color: number) => {
    const curve = (side: number) =>
      `M${n(x)} ${n(y - r * 1.75)}C${n(x + side * r * 0.2)} ${n(y - r * 1.3)} ${n(x + side * r * 1.3)} ${n(y - r * 1.05)} ${n(x + side * r * 1.12)} ${n(y - r * 0.4)}Q${n(x + side * r)} ${n(y - r * 0.1)} ${n(x + side * r * 0.86)} ${n(y)}H${n(x)}Z`
    return layers(
      path(curve(-1), { fill: tone(color, 0.05) }),
      path(curve(1), { fill: tone(color, -0.08) }),
      path(`M${n(x)} ${n(y - r * 2.15)}V${n(y - r * 1.6)}`, {
        stroke: tone(trim),
        strokeWidth: n(Math.max(4, r * 0.1)),
        strokeLinecap: 'round',
      }),
      rect(x - r * 1.02, y - 2, r * 2.04, 12, { fill: tone(trim) }),
    )
  }
  const shaft = (x: number, y: number, half: number, color: number) =>
    layers(
      rect(x - half, y, half, 512 - y, { fill: tone(color, 0.04) }),
      rect(x, y, half, 512 - y, { fill: tone(color, -0.08) }),
      path(
        `M${n(x - half * 0.4)} ${n(y + 84)}V${n(y + 46)}a${n(half * 0.4)} ${n(half * 0.4)} 0 0 1 ${n(half * 0.8)} 0V${n(y + 84)}Z`,
        { fill: ink, opacity: 0.75 },
      ),
    )
  const main = random.range(250, 292)
  const r = random.range(78, 102)
  const reach = r + random.range(36, 52)
  const side = main + random.range(-44, 40)
  const minaret = (x: number) =>
    shaft(x, side, 24, second) + dome(x, side, 29, top)
  const outer = random.chance(0.5)
    ? minaret(256 - reach - 72) + minaret(256 + reach + 72)
    : ''
  return layers(
    outer,
    minaret(256 - reach),
    minaret(256 + reach),
    shaft(256, main, r * 0.92, first),
    dome(256, main, r, random.pick([top, second])),
  )
}

/** Scallops at the foot of the picture. */
function fans({ ground, random, tone }: Scene) {
  const r = random.pick([64, 512 / 6])
  const half = Math.round(512 / r) / 2
  const one = (x: number, color: number) =>
    repeat(3, (i) =>
      circle(x, 516, r * (1 - i * 0.28), {
        fill: tone(i % 2 ? 2 : color),
        stroke: ground(-0.05),
        strokeWidth: 3,
      }),
    )
  return (
    repeat(half + 1, (i) => one(i * 2 * r, 1)) +
    repeat(half, (i) => one((i * 2 + 1) * r, 0))
  )
}
