import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import {
  circle,
  dots,
  glint,
  group,
  layers,
  n,
  path,
  polar,
  repeat,
  sector,
  star,
  xy,
} from '../svg.js'
import type { Family } from './family.js'

export const oracles: Family = {
  share: 32,
  palettes: [
    'Vermilion',
    'Abyss',
    'Matcha',
    'Ultraviolet',
    'Porcelain',
    'Ember',
    'Rosewater',
  ],
  firsts:
    'Unblinking Third Sleepless Kind Hidden Thousandth Waking Veiled Knowing Candid',
  seconds: 'Oracle Witness Vision Iris Augury Seer Gaze Prophet',
  lore: [
    'It has seen your draft folder and says nothing.',
    'Looks back with interest, and without judgement.',
    'The third one, usually closed.',
  ],
  plan: (random) => ({ symmetry: 'Mirror', rings: random.int(2, 7) }),
  draw: eye,
}

function eye(scene: Scene) {
  const { random, rings, tone, ground, ink, clip } = scene
  const wide = random.range(188, 230)
  const tall = random.range(108, 156)
  const lid = `M${n(256 - wide)} 256Q256 ${n(256 - tall * 2)} ${n(256 + wide)} 256Q256 ${n(256 + tall * 2)} ${n(256 - wide)} 256Z`
  const [iris, ring, white, spark] = random.pick([
    [0, 1, 2, 3],
    [1, 3, 2, 0],
    [3, 0, 2, 1],
    [0, 3, 2, 1],
    [1, 0, 2, 3],
    [3, 1, 2, 0],
  ]) as [number, number, number, number]
  const r = tall * 0.86
  const bands = repeat(rings, (i) =>
    circle(256, 256, r * (1 - (i / rings) * 0.6), {
      fill: tone(i % 2 ? ring : iris, i > 1 ? 0.04 : 0),
      stroke: ink,
      strokeWidth: 2,
    }),
  )
  const pupil = random.pick([
    glint(256, 256, r * 0.3),
    star(8, r * 0.26, r * 0.15),
    `M256 ${n(256 - r * 0.3)}Q${n(256 + r * 0.24)} 256 256 ${n(256 + r * 0.3)}Q${n(256 - r * 0.24)} 256 256 ${n(256 - r * 0.3)}Z`,
    star(4, r * 0.27, r * 0.19),
  ])
  const spokes = random.pick([24, 36, 48])
  const fibres = repeat(spokes, (i) => {
    const a = (360 / spokes) * i
    return `M${xy(polar(a, r * 0.42))}L${xy(polar(a, r * (i % 2 ? 0.72 : 0.94)))}`
  })
  const style = random.int(0, 2)
  const lashes = random.pick([15, 19, 23])
  const rays = repeat(lashes, (i) => {
    const a = (i - (lashes - 1) / 2) * (176 / lashes)
    const tip = 246 - (i % 2) * 30
    const both = [a, 180 - a]
    return both
      .map((angle) =>
        style === 0
          ? sector(tall * 0.6, 400, angle - 2.6, angle + 2.6)
          : style === 1
            ? `M${xy(polar(angle - 3, tall * 0.9))}L${xy(polar(angle, tip))}L${xy(polar(angle + 3, tall * 0.9))}Z`
            : `M${xy(polar(angle, tall * 0.8))}L${xy(polar(angle, tip - 12))}`,
      )
      .join('')
  })
  const beads = dots(
    Array.from({ length: lashes * 2 }, (_, i) => {
      const k = i % lashes
      const a = (k - (lashes - 1) / 2) * (176 / lashes)
      return polar(i < lashes ? a : 180 - a, 252 - (k % 2) * 30)
    }),
  )
  const crown =
    style === 2
      ? path(rays, {
          stroke: tone(ring),
          strokeWidth: 4,
          strokeLinecap: 'round',
        }) +
        path(beads, {
          stroke: tone(spark),
          strokeWidth: 11,
          strokeLinecap: 'round',
        })
      : path(rays, {
          fill: tone(style ? spark : ring),
          opacity: style ? 1 : 0.55,
        })
  const socket = `M${n(256 - wide - 22)} 256Q256 ${n(256 - tall * 2 - 46)} ${n(256 + wide + 22)} 256Q256 ${n(256 + tall * 2 + 46)} ${n(256 - wide - 22)} 256Z`
  return layers(
    backdrop(scene),
    crown,
    path(socket, { fill: ground(-0.06), stroke: tone(ring), strokeWidth: 3 }),
    path(lid, { fill: tone(white) }),
    group(
      layers(
        path(lid, {
          fill: ink,
          opacity: 0.16,
          transform: 'translate(0 -30)',
          fillRule: 'evenodd',
        }),
        circle(256, 256, r + 8, { fill: ink }),
        bands,
        path(fibres, { stroke: ink, strokeWidth: 2.4, opacity: 0.5 }),
        circle(256, 256, r * 0.36, { fill: ink }),
        path(pupil, { fill: tone(spark) }),
        circle(256, 256 - r * 0.62, r * 0.13, { fill: '#fff', opacity: 0.9 }),
      ),
      { clipPath: clip(lid) },
    ),
    path(lid, {
      fill: 'none',
      stroke: ink,
      strokeWidth: 9,
      strokeLinejoin: 'round',
    }),
  )
}
