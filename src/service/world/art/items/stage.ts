import type { Scene } from '../scene.js'
import {
  bleed,
  circle,
  dots,
  ellipse,
  glint,
  group,
  layers,
  n,
  type Point,
  path,
  repeat,
  sector,
} from '../svg.js'
import { type Material, shade } from './materials.js'

/** Every solid is lit from the upper left and outlined in the tier's ink. */
export function solid(
  scene: Scene,
  d: string,
  material: Material,
  depth = 12,
  outline = 7,
) {
  const light = group(
    path(d, {
      fill: shade(material),
      fillRule: 'evenodd',
      transform: `translate(${-depth} ${n(-depth * 0.7)})`,
    }) +
      path(d, {
        fill: 'none',
        stroke: shade(material, 0.12),
        strokeWidth: n(outline + depth * 0.9),
      }),
    { clipPath: scene.clip(d) },
  )
  return layers(
    path(d, { fill: shade(material, -0.15), fillRule: 'evenodd' }),
    light,
    edge(scene, d, outline),
  )
}

export function edge(scene: Scene, d: string, strokeWidth = 7) {
  return path(d, {
    fill: 'none',
    stroke: scene.ink,
    strokeWidth,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  })
}

/** The one kind of specular highlight. */
export function shine(d: string, strokeWidth = 9) {
  return path(d, {
    fill: 'none',
    stroke: '#fff',
    strokeWidth,
    strokeLinecap: 'round',
    opacity: 0.72,
  })
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  r = 6,
) {
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${n(x + r)} ${n(y)}h${n(w)}q${r} 0 ${r} ${r}v${n(h)}q0 ${r} ${-r} ${r}h${n(-w)}q${-r} 0 ${-r} ${-r}v${n(-h)}q0 ${-r} ${r} ${-r}z`
}

export function disc(x: number, y: number, r: number) {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`
}

/** Glow, disc and plinth: the same place for every item, richer by tier. */
export function setting(scene: Scene, rank: number) {
  const { ground, hex, ink, linear, radial, random, tone } = scene
  const glow = radial(
    [
      [0, hex(0, 0.13)],
      [0.5, hex(1)],
      [1, ground(-0.08)],
    ],
    256,
    226,
    350,
  )
  const rays = path(
    repeat(16, (i) => sector(0, 420, i * 22.5 - 5, i * 22.5 + 5, 256, 226)),
    { fill: tone(3), opacity: rank > 4 ? 0.3 : 0.2 },
  )
  const motes = dots(
    Array.from(
      { length: 8 + rank * 4 },
      (): Point => [random.range(24, 488), random.range(20, 400)],
    ),
  )
  const rings = repeat(rank > 2 ? 2 : 1, (i) =>
    circle(256, 226, 188 + i * 17, {
      fill: 'none',
      stroke: tone(3),
      strokeWidth: i ? 2 : 4,
      opacity: 0.65,
    }),
  )
  const disk = circle(256, 226, 188, {
    fill: radial(
      [
        [0, hex(3, 0.02), 0.75],
        [1, hex(0), 0.35],
      ],
      256,
      226,
      188,
    ),
  })
  const rim = 'M92 424v34a164 40 0 0 0 328 0v-34Z'
  const front = linear(
    [
      [0, hex(0, 0.08)],
      [0.45, hex(1)],
      [1, hex(1, -0.16)],
    ],
    92,
    0,
    420,
    0,
  )
  const plinth = layers(
    ellipse(256, 474, 190, 38, { fill: ink, opacity: 0.5 }),
    path(rim, { fill: front }),
    edge(scene, rim),
    ellipse(256, 424, 164, 40, {
      fill: hex(0, 0.06),
      stroke: ink,
      strokeWidth: 7,
    }),
    ellipse(256, 422, 134, 30, {
      fill: 'none',
      stroke: tone(3),
      strokeWidth: 3,
      opacity: 0.8,
    }),
    ellipse(262, 426, 92, 19, { fill: ink, opacity: 0.45 }),
  )
  const pips = repeat(rank, (i) => {
    const x = 256 + (i - (rank - 1) / 2) * 34
    const y = 479 - Math.abs(x - 256) ** 2 / 1500
    return path(`M${n(x)} ${n(y - 12)}l10 12l-10 12l-10 -12z`, {
      fill: tone(2),
      stroke: ink,
      strokeWidth: 4,
      strokeLinejoin: 'round',
    })
  })
  return layers(
    bleed(glow),
    rank > 2 ? rays : '',
    path(motes, {
      stroke: tone(2),
      strokeWidth: 3.4,
      strokeLinecap: 'round',
      opacity: 0.55,
    }),
    disk,
    rings,
    plinth,
    pips,
  )
}

/** In front of the item: the higher tiers sparkle. */
export function sparkle(rank: number) {
  const spots = [
    [78, 116, 26],
    [392, 292, 20],
    [380, 104, 15],
    [112, 318, 16],
    [330, 62, 12],
  ] as const
  return path(
    spots
      .slice(0, Math.max(0, rank * 2 - 5))
      .map(([x, y, r]) => glint(x, y, r))
      .join(''),
    { fill: '#fff' },
  )
}
