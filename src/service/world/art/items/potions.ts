import type { Scene } from '../scene.js'
import { circle, group, layers, path, repeat, star } from '../svg.js'
import { type Material, shade } from './materials.js'
import { box, edge, shine, solid } from './stage.js'

/** Glass, and in it a liquid with a lit surface and a few bubbles. */
function filled(scene: Scene, glass: string, liquid: Material, level: number) {
  const surface = `M100 ${level}q39 -16 78 0t78 0t78 0t78 0V440H100Z`
  const inside = group(
    layers(
      path('M0 0H512V512H0Z', { fill: '#fff', opacity: 0.24 }),
      path(surface, { fill: shade(liquid, -0.1) }),
      path(surface, { fill: shade(liquid), transform: 'translate(-22 4)' }),
      path(`M100 ${level}q39 -16 78 0t78 0t78 0t78 0`, {
        fill: 'none',
        stroke: shade(liquid, 0.18),
        strokeWidth: 8,
      }),
      path(glass, {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 18,
        opacity: 0.3,
      }),
    ),
    { clipPath: scene.clip(glass) },
  )
  return inside + edge(scene, glass, 8)
}

function bubbles(spots: readonly (readonly [number, number, number])[]) {
  return spots
    .map(([x, y, r]) => circle(x, y, r, { fill: '#fff', opacity: 0.6 }))
    .join('')
}

export function draught(scene: Scene) {
  const glass = 'M220 124V194A112 112 0 1 0 292 194V124Z'
  const flame =
    'M256 250C296 290 300 316 284 342C272 360 240 360 228 342C214 320 224 300 240 290C242 304 248 310 254 310C264 298 254 276 256 250Z'
  return layers(
    filled(scene, glass, 'ember', 262),
    solid(scene, box(230, 70, 52, 60), 'wood'),
    solid(scene, box(208, 114, 96, 26, 9), 'brass', 8),
    path(flame, {
      fill: shade('gold'),
      stroke: scene.ink,
      strokeWidth: 5,
      strokeLinejoin: 'round',
    }),
    bubbles([
      [196, 300, 8],
      [320, 332, 10],
      [306, 288, 6],
    ]),
    shine('M172 318A88 88 0 0 1 196 240'),
    shine('M238 152V180', 7),
  )
}

export function vial(scene: Scene) {
  const glass = 'M200 118V348a56 62 0 0 0 112 0V118Z'
  const drop =
    'M256 232C286 268 294 284 294 302A38 38 0 0 1 218 302C218 284 226 268 256 232Z'
  return layers(
    filled(scene, glass, 'aqua', 186),
    solid(scene, box(214, 62, 84, 58, 10), 'wood'),
    solid(scene, box(184, 104, 144, 28, 10), 'silver', 8),
    solid(scene, box(190, 340, 132, 18, 7), 'silver', 6, 6),
    path(drop, {
      fill: shade('frost', 0.06),
      stroke: scene.ink,
      strokeWidth: 5,
    }),
    path('M238 306a19 19 0 0 0 18 19', {
      fill: 'none',
      stroke: shade('aqua'),
      strokeWidth: 6,
      strokeLinecap: 'round',
    }),
    bubbles([
      [290, 216, 7],
      [226, 380, 8],
      [276, 372, 5],
    ]),
    shine('M218 158V290'),
  )
}

export function elixir(scene: Scene) {
  const glass =
    'M224 118V194L134 366Q118 408 164 408H348Q394 408 378 366L288 194V118Z'
  const stars = repeat(3, (i) =>
    path(
      star(
        4,
        [26, 16, 13][i] ?? 12,
        [9, 6, 5][i] ?? 5,
        0,
        [250, 312, 204][i],
        [318, 352, 364][i],
      ),
      { fill: shade('gold', 0.08) },
    ),
  )
  return layers(
    filled(scene, glass, 'violet', 252),
    stars,
    solid(scene, 'M256 52L292 92L256 126L220 92Z', 'violet', 12),
    solid(scene, box(204, 110, 104, 26, 9), 'gold', 8),
    solid(scene, 'M214 196H298L306 216H206Z', 'gold', 7, 6),
    bubbles([
      [330, 318, 6],
      [230, 280, 6],
      [276, 376, 5],
    ]),
    shine('M212 262L168 348'),
    shine('M240 148V176', 7),
    shine('M240 88L252 74', 6),
  )
}
