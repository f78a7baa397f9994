import type { Scene } from '../scene.js'
import { circle, group, layers, type Point, path, star } from '../svg.js'
import { shade } from './materials.js'
import { box, disc, edge, shine, solid } from './stage.js'

export function shield(scene: Scene) {
  const rim =
    'M256 58C302 86 348 94 396 92C402 226 368 340 256 410C144 340 110 226 116 92C164 94 210 86 256 58Z'
  const field =
    'M256 94C294 114 330 122 366 122C368 230 336 318 256 372C176 318 144 230 146 122C182 122 218 114 256 94Z'
  const tree =
    'M256 142C296 166 310 208 300 240C294 262 278 270 262 270V318H250V270C234 270 218 262 212 240C202 208 216 166 256 142Z'
  const rivet = ([x, y]: Point) => solid(scene, disc(x, y, 9), 'silver', 4, 4)
  return layers(
    solid(scene, rim, 'iron', 14),
    solid(scene, field, 'leaf', 4, 6),
    group(path('M256 60H420V420H256Z', { fill: scene.ink, opacity: 0.24 }), {
      clipPath: scene.clip(field),
    }),
    solid(scene, tree, 'bone', 8, 6),
    edge(scene, 'M256 196V270M256 226L278 206M256 248L236 230', 5),
    (
      [
        [134, 112],
        [378, 112],
        [140, 226],
        [372, 226],
        [192, 334],
        [320, 334],
        [256, 78],
      ] as Point[]
    )
      .map(rivet)
      .join(''),
    shine('M166 144C166 196 176 238 192 272', 10),
  )
}

export function sword(scene: Scene) {
  const blade = 'M232 190H280V372L256 420L232 372Z'
  const guard =
    'M142 164C172 176 210 168 232 160H280C302 168 340 176 370 164C378 190 350 206 322 204L290 196H222L190 204C162 206 134 190 142 164Z'
  return layers(
    solid(scene, blade, 'silver', 2),
    path('M256 192V416L279 371V192Z', { fill: shade('silver', -0.2) }),
    edge(scene, 'M256 214V352', 4),
    edge(scene, blade),
    shine('M243 214V348', 6),
    solid(scene, box(238, 92, 36, 80, 9), 'leather', 8),
    edge(scene, 'M240 118L272 106M240 138L272 126M240 158L272 146', 5),
    solid(scene, guard, 'gold', 9),
    solid(scene, disc(256, 72, 32), 'gold', 9),
    solid(scene, disc(256, 72, 14), 'ember', 5, 5),
    path(star(8, 40, 15, 0, 256, 184), {
      fill: shade('ember'),
      stroke: scene.ink,
      strokeWidth: 6,
      strokeLinejoin: 'round',
    }),
    circle(256, 184, 11, { fill: shade('gold', 0.1) }),
    shine('M158 182Q186 190 212 182', 6),
  )
}

export function grimoire(scene: Scene) {
  const cover = box(142, 78, 228, 316, 14)
  const corner = (x: number, y: number, sx: number, sy: number) =>
    solid(scene, `M${x} ${y}h${sx * 52}L${x} ${y + sy * 52}Z`, 'silver', 5, 6)
  const thorn =
    'M186 330C214 300 186 270 214 240S196 180 226 150M326 330C298 300 326 270 298 240S316 180 286 150'
  return group(
    layers(
      solid(
        scene,
        'M156 396L174 420H398Q404 420 404 412V108L370 84V394Z',
        'bone',
        4,
      ),
      path('M386 112V408M170 408H392', {
        fill: 'none',
        stroke: shade('leather'),
        strokeWidth: 3,
      }),
      solid(scene, cover, 'night', 12),
      edge(scene, 'M176 82V390', 5),
      path(thorn, {
        fill: 'none',
        stroke: shade('leaf'),
        strokeWidth: 8,
        strokeLinecap: 'round',
      }),
      path(
        'M204 286l-18 -6m20 -34l18 -4m-18 -42l-16 -4m118 90l18 -6m-20 -34l-18 -4m18 -42l16 -4',
        {
          fill: 'none',
          stroke: shade('leaf', 0.1),
          strokeWidth: 6,
          strokeLinecap: 'round',
        },
      ),
      solid(scene, star(4, 62, 34, 0, 262, 236), 'silver', 8),
      solid(scene, disc(262, 236, 25), 'aqua', 8, 6),
      circle(254, 227, 6, { fill: '#fff' }),
      corner(368, 80, -1, 1),
      corner(368, 392, -1, -1),
      corner(180, 80, 1, 1),
      corner(180, 392, 1, -1),
      shine('M158 110V230', 8),
    ),
    { transform: 'rotate(-5 256 240)' },
  )
}
