import type { Scene } from '../scene.js'
import {
  circle,
  ellipse,
  group,
  layers,
  n,
  path,
  polar,
  repeat,
} from '../svg.js'

/** A lit sphere. */
function ball(scene: Scene, x: number, y: number, r: number, tone: number) {
  const light = scene.radial(
    [
      [0, scene.hex(tone, 0.13)],
      [0.5, scene.hex(tone)],
      [1, scene.hex(tone, -0.24)],
    ],
    Math.round(x - r * 0.35),
    Math.round(y - r * 0.4),
    Math.round(r * 1.5),
  )
  return circle(x, y, r, { fill: light })
}

/** One world, tilted, its rings passing behind and before it. */
export function planet(scene: Scene) {
  const { random, rings, tone, ink, clip } = scene
  const r = random.range(140, 166) - rings * 6
  const x = 256 + random.range(-26, 26)
  const y = 256 + random.range(-22, 22)
  const tilt = random.range(12, 42) * (random.chance(0.5) ? 1 : -1)
  const flat = random.range(0.2, 0.34)
  const body = random.pick([0, 3])

  const disc = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`
  let band = y - r * 0.95
  const bands = repeat(random.int(4, 7), () => {
    const height = random.range(7, 30)
    band += height / 2 + random.range(8, 22)
    const d = `M${n(x - r)} ${n(band)}q${n(r)} ${n(r * 0.42)} ${n(2 * r)} 0`
    return path(d, {
      stroke: tone(random.pick([1, 2, body === 0 ? 3 : 0])),
      strokeWidth: n(height),
      opacity: random.range(0.35, 0.85),
    })
  })
  const shadow = `M${n(x)} ${n(y - r - 2)}A${n(r + 2)} ${n(r + 2)} 0 0 1 ${n(x)} ${n(y + r + 2)}A${n(r * 1.25)} ${n(r * 1.25)} 0 0 0 ${n(x)} ${n(y - r - 2)}Z`

  let reach = r * 1.3
  let back = ''
  let front = ''
  for (let ring = 0; ring < rings; ring++) {
    const width = random.pick([4, 7, 13, 20])
    reach += width / 2 + (ring ? random.range(8, 16) : 0)
    const a = `${n(reach)} ${n(reach * flat)} 0 0`
    const style = {
      stroke: tone(
        ([2, 3, 1, 2, 0] as const)[(ring + (body === 3 ? 1 : 0)) % 5] ?? 2,
      ),
      strokeWidth: width,
    }
    back += path(
      `M${n(x - reach)} ${n(y)}A${a} 1 ${n(x + reach)} ${n(y)}`,
      style,
    )
    front += path(
      `M${n(x - reach)} ${n(y)}A${a} 0 ${n(x + reach)} ${n(y)}`,
      style,
    )
    reach += width / 2
  }
  const moon = (t: number, size: number, color: number) =>
    ball(
      scene,
      x + reach * 0.97 * Math.cos(t),
      y + reach * 0.97 * flat * Math.sin(t),
      size,
      color,
    )
  const turn = { transform: `rotate(${n(tilt)} ${n(x)} ${n(y)})`, fill: 'none' }
  return layers(
    group(
      `${back}${moon(random.range(3.5, 5.9), random.range(8, 14), 2)}`,
      turn,
    ),
    group(
      layers(
        ball(scene, x, y, r, body),
        group(bands, { ...turn, fill: 'none' }),
        path(shadow, {
          fill: ink,
          opacity: 0.32,
          transform: `rotate(38 ${n(x)} ${n(y)})`,
        }),
      ),
      { clipPath: clip(disc) },
    ),
    group(
      layers(
        front,
        moon(random.range(0.3, 2.6), random.range(15, 25), 3 - body || 2),
      ),
      turn,
    ),
  )
}

/** Hoops around one core, as on a brass instrument. */
export function armillary(scene: Scene) {
  const { random, rings, fold, tone, ground, radial, hex } = scene
  const rx = random.range(196, 222)
  const ry = random.range(46, 88)
  const first = random.range(0, 180)
  const [metal, jewel, core] = random.pick([
    [0, 3, 3],
    [2, 0, 3],
    [3, 2, 0],
    [0, 2, 1],
    [1, 3, 2],
  ]) as [number, number, number]
  const halo = radial(
    [
      [0, hex(0), 0.55],
      [0.6, hex(1), 0.25],
      [1, hex(1), 0],
    ],
    256,
    256,
    240,
  )
  const hoops = (style: Record<string, string | number>) =>
    repeat(rings, (i) =>
      ellipse(256, 256, rx, ry, {
        ...style,
        transform: `rotate(${n(first + (180 / rings) * i)} 256 256)`,
      }),
    )
  const ends = (r: number, size: number, color: number) =>
    repeat(fold, (i) => {
      const [x, y] = polar(first + 90 + (360 / fold) * i, r)
      return ball(scene, x, y, size, color)
    })
  return layers(
    circle(256, 256, 240, { fill: halo }),
    group(
      hoops({ stroke: ground(-0.05), strokeWidth: 15 }) +
        hoops({
          stroke: tone(metal),
          strokeWidth: 8,
          fill: tone(metal),
          fillOpacity: 0.13,
        }) +
        hoops({ stroke: tone(metal === 2 ? 3 : 2), strokeWidth: 1.6 }),
      { fill: 'none' },
    ),
    ends(rx, random.range(10, 18), jewel),
    ends(rx * 0.52, random.range(4, 8), 2),
    ball(scene, 256, 256, ry * 0.82, core),
  )
}

/** The same sky from straight above: every track carries its moons. */
export function orrery(scene: Scene) {
  const { random, rings, fold, tone, ground } = scene
  const core = random.range(44, 62)
  const gap = (232 - core) / (rings + 0.25)
  const [track, sun] = random.pick([
    [0, 3],
    [3, 0],
    [2, 3],
    [0, 2],
  ]) as [number, number]
  const start = random.range(0, 360 / fold)
  const twist = random.range(14, 46) * (random.chance(0.5) ? 1 : -1)
  return layers(
    repeat(rings, (i) => {
      const r = core + gap * (rings - i)
      return circle(256, 256, r, {
        fill: i % 2 ? ground(-0.05) : tone(1),
        fillOpacity: 0.5,
        stroke: tone(i % 2 ? 2 : track),
        strokeWidth: i % 2 ? 3 : 6,
      })
    }),
    circle(256, 256, core + 9, { fill: ground(-0.08) }),
    ball(scene, 256, 256, core, sun),
    repeat(rings, (i) => {
      const r = core + gap * (i + 1)
      const size = Math.min(gap * 0.42, random.range(9, 24))
      const color = random.pick([0, 2, 3])
      return repeat(fold, (k) => {
        const [x, y] = polar(start + twist * i + (360 / fold) * k, r)
        return (
          circle(x, y, size + 6, { fill: ground(-0.08) }) +
          ball(scene, x, y, size, color)
        )
      })
    }),
  )
}
