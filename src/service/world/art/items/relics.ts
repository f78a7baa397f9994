import type { Scene } from '../scene.js'
import {
  circle,
  ellipse,
  group,
  layers,
  path,
  polar,
  repeat,
  star,
  xy,
} from '../svg.js'
import { shade } from './materials.js'
import { box, disc, edge, shine, solid } from './stage.js'

export function lantern(scene: Scene) {
  const pane = 'M186 190H326L312 352H200Z'
  const flame =
    'M256 218C288 256 296 284 280 312C268 330 244 330 232 312C218 288 232 268 242 258C246 270 250 272 254 270C262 256 254 240 256 218Z'
  return layers(
    path('M194 130C194 42 318 42 318 130', {
      fill: 'none',
      stroke: scene.ink,
      strokeWidth: 24,
    }),
    path('M194 130C194 42 318 42 318 130', {
      fill: 'none',
      stroke: shade('iron', 0.08),
      strokeWidth: 11,
    }),
    path(pane, { fill: shade('gold', 0.06) }),
    circle(256, 280, 92, {
      fill: scene.radial(
        [
          [0, '#ffffff', 0.95],
          [1, shade('gold'), 0],
        ],
        256,
        284,
        84,
      ),
      clipPath: scene.clip(pane),
    }),
    path(flame, { fill: shade('ember'), stroke: scene.ink, strokeWidth: 5 }),
    path('M256 268C272 286 272 302 266 312H246C238 300 246 286 256 268Z', {
      fill: shade('gold', 0.1),
    }),
    edge(scene, pane, 8),
    edge(scene, 'M218 190L226 352M294 190L286 352', 7),
    solid(
      scene,
      'M220 104H292L338 176Q340 194 322 194H190Q172 194 174 176Z',
      'iron',
    ),
    solid(scene, box(236, 80, 40, 30, 8), 'iron', 6),
    solid(scene, box(178, 346, 156, 34, 10), 'iron', 8),
    solid(scene, box(196, 376, 120, 34, 9), 'iron', 8),
    shine('M204 166L232 122', 8),
    shine('M204 216L212 318', 7),
  )
}

export function compass(scene: Scene) {
  const ticks = repeat(
    24,
    (i) =>
      `M${xy(polar(i * 15, i % 6 ? 96 : 88, 256, 264))}L${xy(polar(i * 15, 106, 256, 264))}`,
  )
  const needle = (a: number, material: 'ruby' | 'silver') =>
    group(
      layers(
        path('M256 178L276 264H256Z', { fill: shade(material, -0.12) }),
        path('M256 178L236 264H256Z', { fill: shade(material) }),
        edge(scene, 'M256 178L276 264H236Z', 5),
      ),
      { transform: `rotate(${a} 256 264)` },
    )
  return layers(
    solid(scene, `${disc(256, 92, 36)}${disc(256, 92, 18)}`, 'brass', 7),
    solid(scene, box(236, 110, 40, 34, 8), 'brass', 7),
    solid(scene, disc(256, 264, 144), 'brass', 14),
    solid(scene, disc(256, 264, 114), 'bone', 10, 6),
    path(ticks, { stroke: scene.ink, strokeWidth: 5, strokeLinecap: 'round' }),
    path(star(4, 74, 15, 45, 256, 264), { fill: shade('leaf'), opacity: 0.55 }),
    needle(38, 'ruby'),
    needle(218, 'silver'),
    solid(scene, disc(256, 264, 15), 'brass', 5, 5),
    shine('M130 250A127 127 0 0 1 184 160', 10),
    path('M176 206Q216 160 286 164L176 286Q164 240 176 206Z', {
      fill: '#fff',
      opacity: 0.28,
    }),
  )
}

export function hourglass(scene: Scene) {
  const glass =
    'M186 124H326C326 196 286 216 272 240C286 264 326 284 326 356H186C186 284 226 264 240 240C226 216 186 196 186 124Z'
  const sand = layers(
    path('M170 178Q256 158 342 178L272 240H240Z', { fill: shade('gold') }),
    path('M170 372C190 330 232 306 256 300C280 306 322 330 342 372Z', {
      fill: shade('gold'),
    }),
    path('M256 372C280 360 300 340 290 318C322 330 330 350 342 372Z', {
      fill: shade('gold', -0.12),
    }),
    path('M256 236V308', { stroke: shade('gold'), strokeWidth: 7 }),
  )
  const post = (x: number) =>
    solid(scene, box(x, 110, 22, 268, 10), 'wood', 7, 6)
  return layers(
    path(glass, { fill: '#fff', opacity: 0.3 }),
    group(sand, { clipPath: scene.clip(glass) }),
    edge(scene, glass, 8),
    post(146),
    post(344),
    solid(scene, box(128, 82, 256, 44, 14), 'brass'),
    solid(scene, box(128, 360, 256, 48, 14), 'brass'),
    edge(scene, 'M150 104H362', 3),
    solid(scene, box(226, 230, 60, 20, 8), 'brass', 6, 6),
    shine('M204 148C206 180 222 200 236 212', 8),
    shine('M206 338C208 314 222 296 234 284', 8),
    shine('M146 96H206', 7),
  )
}

export function chalice(scene: Scene) {
  const bowl = 'M150 108H362C366 216 330 274 256 278C182 274 146 216 150 108Z'
  const gem = (x: number, y: number) =>
    path(star(4, 19, 13, 0, x, y), {
      fill: shade('violet'),
      stroke: scene.ink,
      strokeWidth: 5,
      strokeLinejoin: 'round',
    }) + circle(x - 4, y - 5, 4, { fill: '#fff' })
  const foot =
    'M238 330H274C276 360 336 366 344 396Q346 412 328 412H184Q166 412 168 396C176 366 236 360 238 330Z'
  return layers(
    solid(scene, foot, 'gold'),
    solid(scene, box(236, 270, 40, 70, 8), 'gold', 9),
    solid(scene, box(218, 290, 76, 30, 14), 'gold', 9),
    solid(scene, bowl, 'gold', 16),
    ellipse(256, 110, 106, 30, {
      fill: shade('gold', -0.22),
      stroke: scene.ink,
      strokeWidth: 7,
    }),
    ellipse(256, 116, 86, 19, {
      fill: shade('ruby'),
      stroke: scene.ink,
      strokeWidth: 4,
    }),
    path('M190 112Q224 100 264 101', {
      fill: 'none',
      stroke: shade('rose', 0.12),
      strokeWidth: 6,
      strokeLinecap: 'round',
    }),
    edge(scene, 'M160 176Q256 226 352 176M168 212Q256 262 344 212', 4),
    gem(256, 222),
    gem(206, 210),
    gem(306, 210),
    shine('M172 150C172 186 184 222 204 244', 10),
  )
}

export function egg(scene: Scene) {
  const shell =
    'M256 62C330 62 372 190 368 268C364 344 316 384 256 384C196 384 148 344 144 268C140 190 182 62 256 62Z'
  const scales = repeat(7, (row) =>
    repeat(8, (i) => {
      const x = 116 + i * 40 + (row % 2) * 20
      const y = 88 + row * 42
      return `M${x - 20} ${y}a20 24 0 0 0 40 0`
    }),
  )
  const crack = 'M256 384L238 330L266 296L240 252L274 218L258 176'
  return layers(
    solid(scene, shell, 'ember', 20),
    group(
      layers(
        path(scales, {
          fill: 'none',
          stroke: shade('ruby', -0.1),
          strokeWidth: 5,
          opacity: 0.75,
        }),
        path(crack, {
          fill: 'none',
          stroke: shade('gold', 0.08),
          strokeWidth: 16,
          strokeLinejoin: 'round',
          opacity: 0.5,
        }),
        path(crack, {
          fill: 'none',
          stroke: '#fff4cc',
          strokeWidth: 7,
          strokeLinejoin: 'round',
        }),
        path(
          'M238 330L200 316L184 332M266 296L310 288L326 304M240 252L206 236M274 218L306 206',
          {
            fill: 'none',
            stroke: '#fff4cc',
            strokeWidth: 5,
            strokeLinejoin: 'round',
          },
        ),
      ),
      { clipPath: scene.clip(shell) },
    ),
    edge(scene, shell),
    solid(
      scene,
      'M136 330C170 372 342 372 376 330L394 352C388 392 340 418 256 418C172 418 124 392 118 352Z',
      'gold',
      12,
    ),
    solid(scene, 'M136 330L118 352L104 316Z', 'gold', 4, 6),
    solid(scene, 'M376 330L394 352L408 316Z', 'gold', 4, 6),
    solid(scene, disc(256, 392, 15), 'ruby', 6, 5),
    shine('M176 236C178 186 196 136 222 108', 12),
  )
}
