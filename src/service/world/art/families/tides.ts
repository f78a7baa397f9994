import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import { circle, group, layers, n, path, repeat } from '../svg.js'
import type { Family } from './family.js'

export const tides: Family = {
  share: 50,
  palettes: [
    'Lagoon',
    'Porcelain',
    'Glacier',
    'Dusk',
    'Riso',
    'Vermilion',
    'Nocturne',
  ],
  firsts:
    'Restless Pearl Returning Neap Drowned Amber Lonely Idle Slack Harbour',
  seconds: 'Current Swell Undertow Breaker Estuary Fathom Shoal Ebb',
  lore: [
    'The water remembers every moon it has followed.',
    'Painted at the turn of the tide, when for a minute nothing moves.',
    'Seven seas fit in a small square if they are asked politely.',
  ],
  plan(random) {
    return {
      symmetry: random.chance(0.35) ? 'Mirror' : 'Asymmetric',
      rings: random.int(0, 4),
    }
  },
  draw(scene) {
    const { random, rings, symmetry, tone, ground } = scene
    const mirror = symmetry === 'Mirror'
    const level = random.range(232, 300)
    const r = random.range(64, 104)
    const x = mirror ? 256 : random.range(150, 362)
    const y = level - random.range(r * 0.1, r * 0.9)
    const disc = random.pick([3, 3, 3, 0])
    const halos = repeat(rings, (i) =>
      circle(x, y, r + (rings - i) * 27, {
        fill: tone(disc),
        fillOpacity: 0.16,
        stroke: tone(i % 2 ? disc : 2),
        strokeWidth: 3,
      }),
    )
    const bars = repeat(random.int(3, 5), (i) => {
      const at = y + r * (0.62 - i * 0.21)
      return path(`M${n(x - r - 2)} ${n(at)}h${n(2 * r + 4)}`, {
        stroke: ground(0.06),
        strokeWidth: n(8 - i * 1.6),
      })
    })
    const sliced = rings === 0 || random.chance(0.3) ? bars : ''
    const birds = mirror || random.chance(0.45) ? '' : flock(scene, x)
    const boat = mirror || random.chance(0.6) ? '' : sail(scene, x, level)
    return layers(
      backdrop(scene, 0.1, Math.round(level)),
      halos,
      circle(x, y, r, { fill: tone(disc) }),
      sliced,
      birds,
      boat,
      water(scene, level),
      random.chance(0.3) ? scene.grain(0.15) : '',
    )
  },
}

type Swell = (y: number, wide: number, high: number, shift: number) => string

const cusps: Swell = (y, wide, high, shift) =>
  `M${n(shift - wide)} ${n(y)}${repeat(Math.ceil(512 / wide) + 2, () => `q${n(wide / 2)} ${n(high * 1.7)} ${n(wide)} 0`)}`

const rollers: Swell = (y, wide, high, shift) =>
  `M${n(shift - wide)} ${n(y)}${repeat(
    Math.ceil(512 / wide) + 2,
    () =>
      `c${n(wide * 0.18)} 0 ${n(wide * 0.32)} ${n(high)} ${n(wide / 2)} ${n(high)}s${n(wide * 0.32)} ${n(-high)} ${n(wide / 2)} ${n(-high)}`,
  )}`

const domes: Swell = (y, wide, high, shift) =>
  `M${n(shift - wide)} ${n(y + high)}${repeat(Math.ceil(512 / wide) + 2, () => `q${n(wide / 2)} ${n(-high * 1.8)} ${n(wide)} 0`)}`

function water({ random, symmetry, tone, blend }: Scene, level: number) {
  const swell = random.pick([cusps, rollers, domes])
  const rows = random.int(3, 5)
  const bands = random.int(3, 4)
  const away = random.chance(0.5)
  const trim = random.pick([2, 2, 3])
  return repeat(rows, (i) => {
    const depth = i / (rows - 1)
    const top = level + (i / rows) ** 1.12 * (520 - level)
    const next = level + ((i + 1) / rows) ** 1.12 * (520 - level)
    const wide = 512 / (6 - Math.round(depth * 3))
    const high = 15 + depth * 24
    const shift =
      symmetry === 'Mirror'
        ? 256 - Math.ceil(256 / wide) * wide + (i % 2 ? wide / 2 : 0)
        : -random.range(0, wide)
    const d = swell(top, wide, high, shift)
    const body = away ? blend(1, 0, depth) : blend(0, 1, depth)
    const gap = (next - top) / (bands + 0.6)
    return repeat(bands, (k) =>
      group(
        path(`${d}V1024H-512Z`, {
          fill:
            k === 0
              ? tone(i % 2 ? trim : 2)
              : k === 1
                ? body
                : tone(k === 2 ? (away ? 0 : 1) : trim, -0.03),
        }),
        { transform: `translate(0 ${n(k === 0 ? 0 : 7 + (k - 1) * gap)})` },
      ),
    )
  })
}

function flock({ random, tone }: Scene, x: number) {
  const side = x > 256 ? -1 : 1
  return path(
    repeat(random.int(3, 5), (i) => {
      const [bx, by] = [
        256 + side * random.range(60, 190),
        random.range(60, 150) + i * 9,
      ]
      return `M${n(bx)} ${n(by)}q9 -11 17 0q8 -11 17 0`
    }),
    { fill: 'none', stroke: tone(1), strokeWidth: 3.6, strokeLinecap: 'round' },
  )
}

function sail({ ink, random, tone }: Scene, sun: number, level: number) {
  const x = sun > 256 ? random.range(80, 190) : random.range(320, 430)
  const y = level + 8
  return layers(
    path(`M${n(x - 4)} ${n(y - 8)}V${n(y - 104)}L${n(x - 50)} ${n(y - 14)}Z`, {
      fill: tone(0),
    }),
    path(
      `M${n(x + 4)} ${n(y - 8)}V${n(y - 120)}Q${n(x + 62)} ${n(y - 60)} ${n(x + 56)} ${n(y - 14)}Z`,
      { fill: tone(2) },
    ),
    path(
      `M${n(x - 60)} ${n(y - 6)}H${n(x + 66)}L${n(x + 40)} ${n(y + 24)}H${n(x - 40)}Z`,
      { fill: ink },
    ),
  )
}
