import type { Scene } from '../scene.js'
import {
  circle,
  layers,
  type Point,
  path,
  polygon,
  repeat,
  star,
} from '../svg.js'
import { type Material, shade } from './materials.js'
import { disc, edge, shine, solid } from './stage.js'

export function signet(scene: Scene) {
  const band = `${disc(256, 290, 116)}${disc(256, 290, 78)}`
  return layers(
    solid(scene, band, 'silver', 14),
    edge(scene, disc(256, 290, 97), 4),
    solid(
      scene,
      'M190 196L172 128L216 88H296L340 128L322 196Q256 232 190 196Z',
      'silver',
      10,
    ),
    solid(scene, star(8, 64, 58, 22.5, 256, 140), 'ruby', 12),
    path(star(4, 42, 13, 0, 256, 140), {
      fill: shade('gold', 0.06),
      stroke: scene.ink,
      strokeWidth: 5,
      strokeLinejoin: 'round',
    }),
    path('M206 124L230 92L262 88Z', { fill: '#fff', opacity: 0.5 }),
    shine('M152 296A104 104 0 0 1 178 222', 10),
    shine('M318 356A92 92 0 0 1 270 384', 6),
  )
}

export function heartstone(scene: Scene) {
  const top: Point[] = [
    [116, 186],
    [150, 112],
    [206, 96],
    [256, 134],
    [306, 96],
    [362, 112],
    [396, 186],
  ]
  const tip: Point = [256, 402]
  const inner: Point[] = [
    [176, 196],
    [206, 162],
    [256, 190],
    [306, 162],
    [336, 196],
    [256, 316],
  ]
  const at = (list: readonly Point[], i: number) => list[i] ?? tip
  const facet = (points: Point[], by: number, material: Material = 'rose') =>
    path(polygon(points), { fill: shade(material, by) })
  const outline = polygon([...top, tip])
  return layers(
    facet([at(top, 0), at(top, 1), at(inner, 1), at(inner, 0)], 0.12),
    facet([at(top, 1), at(top, 2), at(inner, 1)], 0.2),
    facet([at(top, 2), at(top, 3), at(inner, 2), at(inner, 1)], 0.05),
    facet([at(top, 3), at(top, 4), at(inner, 3), at(inner, 2)], 0.12),
    facet([at(top, 4), at(top, 5), at(inner, 3)], 0),
    facet([at(top, 5), at(top, 6), at(inner, 4), at(inner, 3)], -0.08),
    facet([at(top, 0), at(inner, 0), at(inner, 5), tip], 0),
    facet([at(top, 6), at(inner, 4), at(inner, 5), tip], -0.2),
    facet(inner, 0.06),
    facet([at(inner, 2), at(inner, 3), at(inner, 4), at(inner, 5)], -0.05),
    facet([at(inner, 0), at(inner, 1), at(inner, 2)], 0.24),
    path(
      layers(
        polygon(inner),
        repeat(5, (i) =>
          polygon([at(inner, i), at(top, [0, 2, 3, 4, 6][i] ?? 0)]),
        ),
        polygon([at(inner, 5), tip]),
      ),
      {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 3,
        strokeLinejoin: 'round',
        opacity: 0.55,
      },
    ),
    edge(scene, outline, 8),
    shine('M136 186L160 130', 8),
  )
}

export function crown(scene: Scene) {
  const body =
    'M128 196L178 254L206 128L256 232L306 128L334 254L384 196L362 388Q256 424 150 388Z'
  const ball = (x: number, y: number, r: number) =>
    solid(scene, disc(x, y, r), 'aqua', r * 0.4, 6) +
    circle(x - r * 0.3, y - r * 0.35, r * 0.24, { fill: '#fff' })
  return layers(
    path('M160 346Q256 310 352 346V330H160Z', { fill: scene.ink }),
    solid(scene, body, 'gold', 13),
    solid(
      scene,
      'M147 344Q256 380 365 344L361 388Q256 424 151 388Z',
      'gold',
      8,
      6,
    ),
    path('M168 318q15 -26 30 0t30 0t30 0t30 0t30 0t28 -6', {
      fill: 'none',
      stroke: scene.ink,
      strokeWidth: 12,
      strokeLinecap: 'round',
    }),
    path('M168 318q15 -26 30 0t30 0t30 0t30 0t30 0t28 -6', {
      fill: 'none',
      stroke: shade('aqua', 0.06),
      strokeWidth: 6,
      strokeLinecap: 'round',
    }),
    ball(256, 386, 14),
    ball(200, 379, 10),
    ball(312, 379, 10),
    ball(128, 192, 19),
    ball(206, 122, 23),
    ball(306, 122, 23),
    ball(384, 192, 19),
    solid(scene, 'M256 242L278 272L256 304L234 272Z', 'aqua', 7, 6),
    shine('M156 254L170 300', 8),
  )
}

export function seal(scene: Scene) {
  const tail = (d: string) => solid(scene, d, 'violet', 8)
  const wax = star(18, 142, 128, 0, 256, 204)
  return layers(
    tail('M206 292L158 414L206 396L232 428L268 310Z'),
    tail('M306 292L354 414L306 396L280 428L244 310Z'),
    solid(scene, wax, 'night', 16, 8),
    edge(scene, disc(256, 204, 100), 8),
    circle(256, 204, 96, { fill: shade('night', -0.08) }),
    circle(250, 199, 90, { fill: shade('night', 0.05) }),
    path(star(8, 84, 44, 22.5, 256, 204), {
      fill: shade('gold', -0.12),
      stroke: scene.ink,
      strokeWidth: 6,
      strokeLinejoin: 'round',
    }),
    repeat(8, (i) =>
      path('M256 204L256 120L238 160Z', {
        fill: shade('gold', i < 4 ? 0 : 0.08),
        transform: `rotate(${i * 45 + 22.5} 256 204)`,
      }),
    ),
    solid(scene, disc(256, 204, 24), 'gold', 7, 6),
    shine('M136 190A122 122 0 0 1 196 100', 11),
  )
}
