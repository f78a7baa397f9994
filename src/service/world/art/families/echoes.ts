import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import {
  layers,
  n,
  type Point,
  path,
  polar,
  polygon,
  regular,
  repeat,
} from '../svg.js'
import type { Family } from './family.js'

export const echoes: Family = {
  share: 42,
  palettes: [
    'Saffron',
    'Ultraviolet',
    'Rosewater',
    'Abyss',
    'Ember',
    'Matcha',
    'Glacier',
  ],
  firsts:
    'Deep Receding Answered Inner Sinking Hushed Tunnelling Round Second Infinite',
  seconds: 'Echo Resonance Cavern Descent Chorus Well Hollow Refrain',
  lore: [
    'Cut from coloured paper, one hole at a time, towards the quiet in the middle.',
    'Say your name into it and wait.',
    'Each step down is a little warmer than the last.',
  ],
  plan(random) {
    const symmetry = random.pick([
      'Asymmetric',
      'Asymmetric',
      'Asymmetric',
      'Mirror',
      'Fourfold',
      'Threefold',
      'Sixfold',
      'Eightfold',
    ] as const)
    return { symmetry, rings: random.pick([4, 4, 5, 5, 6, 6, 7]) }
  },
  draw: well,
}

function outline(
  scene: Scene,
  form: number,
  size: number,
  turn: number,
  x: number,
  y: number,
) {
  const { fold } = scene
  if (fold === 1 && form < 2)
    return `M${n(x - size)} ${n(y)}a${n(size)} ${n(size)} 0 1 1 ${n(size * 2)} 0a${n(size)} ${n(size)} 0 1 1 ${n(-size * 2)} 0Z`
  if (fold === 1) {
    const lobes = form === 2 ? 5 : 3
    return blob(size, turn, x, y, lobes)
  }
  if (form < 2)
    return regular(fold, size * (fold === 3 ? 1.3 : 1.12), turn, x, y)
  return polygon(
    Array.from({ length: fold * 2 }, (_, i) =>
      polar(
        turn + (180 / fold) * i,
        size * (i % 2 ? (fold > 4 ? 0.8 : 0.62) : 1.22),
        x,
        y,
      ),
    ),
  )
}

/** A soft, uneven pebble. */
function blob(size: number, turn: number, x: number, y: number, lobes: number) {
  const count = 10
  const points = Array.from({ length: count + 3 }, (_, i): Point => {
    const a = (i / count) * Math.PI * 2
    const wave =
      1 +
      0.11 * Math.sin(a * lobes + turn / 20) +
      0.07 * Math.cos(a * 2 - turn / 14)
    return polar((a * 180) / Math.PI, size * wave, x, y)
  })
  let d = ''
  for (let i = 1; i <= count; i++) {
    const [a, b, c, e] = [
      points[i - 1],
      points[i],
      points[i + 1],
      points[i + 2],
    ] as [Point, Point, Point, Point]
    if (i === 1) d = `M${n(b[0])} ${n(b[1])}`
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return `${d}Z`
}

function well(scene: Scene) {
  const { random, rings, symmetry, fold, tone, blend, ink } = scene
  const form = random.int(0, 3)
  const drift = fold > 1 ? 0 : random.range(84, 140) / rings
  const heading =
    symmetry === 'Mirror' ? random.pick([0, 180]) : random.range(20, 340)
  const twist =
    fold > 1
      ? random.pick([0, 360 / fold / 6, 360 / fold / 2, -360 / fold / 9])
      : symmetry === 'Mirror'
        ? 0
        : random.range(-16, 16)
  const stripe = random.pick(['ramp', 'ramp', 'stripe', 'split'])
  const color = (i: number) => {
    const t = i / (rings - 1)
    if (stripe === 'stripe') return tone(([0, 2, 1, 3] as const)[i % 4] ?? 0)
    if (stripe === 'split')
      return i === rings - 1 ? tone(3) : i % 2 ? tone(2) : tone(0, -t * 0.12)
    if (i === rings - 1) return tone(3)
    return t < 0.5 ? blend(1, 0, t * 2) : blend(0, 2, t * 2 - 1)
  }
  let [x, y]: Point = polar(heading + 180, drift * rings * 0.45)
  if (symmetry === 'Mirror' && form >= 2) x = 256
  const start = fold === 3 ? 225 : 232
  const art = repeat(rings, (i) => {
    const size = start * (1 - (i / rings) * 0.9) ** 1.04
    const shape = symmetry === 'Mirror' ? Math.min(form, 1) : form
    const d = outline(scene, shape, size, twist * i, x, y)
    const step = polar(heading, drift * (0.9 - (i / rings) * 0.35), 0, 0)
    x += step[0]
    y += step[1]
    return layers(
      path(d, { fill: ink, opacity: 0.3, transform: 'translate(-5 -7)' }),
      path(d, { fill: color(i) }),
    )
  })
  return layers(
    backdrop(scene, 0.06),
    art,
    random.chance(0.5) ? scene.grain(0.15) : '',
  )
}
