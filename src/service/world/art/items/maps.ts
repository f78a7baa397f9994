import type { Scene } from '../scene.js'
import { circle, dots, group, layers, type Point, path, star } from '../svg.js'
import { shade } from './materials.js'
import { box, disc, edge, shine, solid } from './stage.js'

export function coastline(scene: Scene) {
  const left = 'M112 130L208 94V362L112 398Z'
  const middle = 'M208 94L304 130V398L208 362Z'
  const right = 'M304 130L400 94V362L304 398Z'
  const whole = 'M112 130L208 94L304 130L400 94V362L304 398L208 362L112 398Z'
  const land =
    'M112 130L208 94L262 114C250 150 210 150 214 186C218 220 262 214 250 256C240 290 176 280 168 320C162 350 180 370 176 376L112 398Z'
  const isle =
    'M318 214C350 190 384 206 372 240C362 268 322 280 308 258C298 240 302 226 318 214Z'
  const ink = { fill: 'none', stroke: shade('leather'), strokeLinecap: 'round' }
  return layers(
    solid(scene, whole, 'parchment', 8),
    group(
      layers(
        path(land, { fill: shade('leaf', 0.1) }),
        path(land, { ...ink, strokeWidth: 4 }),
        path(isle, {
          fill: shade('leaf', 0.1),
          stroke: shade('leather'),
          strokeWidth: 4,
        }),
        path(left + right, { fill: '#fff', opacity: 0.18 }),
        path(middle, { fill: scene.ink, opacity: 0.16 }),
      ),
      { clipPath: scene.clip(whole) },
    ),
    path('M160 214C200 240 230 320 276 318S330 270 340 246', {
      ...ink,
      stroke: shade('ruby'),
      strokeWidth: 7,
      strokeDasharray: '2 16',
    }),
    path('M330 222l22 24m0 -24l-22 24', {
      ...ink,
      stroke: shade('ruby'),
      strokeWidth: 9,
    }),
    path('M144 170l14 -22l14 22m6 0l12 -18l12 18', {
      ...ink,
      strokeWidth: 5,
      strokeLinejoin: 'round',
    }),
    path('M330 336q8 -9 16 0t16 0m-48 22q8 -9 16 0t16 0', {
      ...ink,
      strokeWidth: 4,
      stroke: shade('aqua', -0.15),
    }),
    edge(scene, 'M208 94V362M304 130V398', 4),
    edge(scene, whole),
  )
}

export function scroll(scene: Scene) {
  const sheet = 'M158 112H354Q344 250 354 376H158Q168 250 158 112Z'
  const roll = (y: number) =>
    layers(
      solid(scene, box(112, y + 6, 288, 24, 11), 'wood', 7),
      solid(scene, box(140, y, 232, 40, 18), 'parchment', 11),
    )
  const line = {
    fill: 'none',
    stroke: shade('leather'),
    strokeWidth: 6,
    strokeLinecap: 'round',
  }
  return group(
    layers(
      solid(scene, sheet, 'parchment', 10),
      path('M196 170h74m16 0h26M194 198h40m18 0h62M194 226h118', line),
      path('M204 270c30 -22 48 22 78 0s26 -10 30 -6', {
        ...line,
        stroke: shade('ruby'),
        strokeDasharray: '1 14',
        strokeWidth: 8,
      }),
      roll(86),
      roll(362),
      solid(scene, 'M244 300L232 376L256 358L280 376L268 300Z', 'ruby', 6, 6),
      solid(scene, star(12, 40, 33, 0, 256, 304), 'ruby', 8, 6),
      edge(scene, disc(256, 304, 20), 4),
      shine('M158 100H210', 7),
    ),
    { transform: 'rotate(-7 256 240)' },
  )
}

export function astralChart(scene: Scene) {
  const sheet = box(136, 96, 240, 280, 8)
  const sky: Point[] = [
    [186, 176],
    [222, 148],
    [268, 172],
    [318, 150],
    [300, 216],
    [330, 270],
    [268, 300],
    [214, 280],
    [194, 228],
    [168, 330],
    [346, 330],
  ]
  const line = {
    fill: 'none',
    stroke: shade('gold'),
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }
  const rod = (y: number) =>
    layers(
      solid(scene, box(120, y, 272, 34, 15), 'gold', 9),
      solid(scene, disc(116, y + 17, 21), 'gold', 8, 6),
      solid(scene, disc(396, y + 17, 21), 'gold', 8, 6),
    )
  return layers(
    solid(scene, sheet, 'night', 10),
    path(`${disc(256, 236, 96)}${disc(256, 236, 62)}M160 236H352M256 140V332`, {
      ...line,
      strokeWidth: 2.5,
      opacity: 0.7,
    }),
    path(
      'M186 176L222 148L268 172L318 150L300 216L330 270L268 300L214 280L194 228L268 172',
      { ...line, strokeWidth: 4 },
    ),
    path(dots(sky), {
      stroke: '#fff',
      strokeWidth: 13,
      strokeLinecap: 'round',
    }),
    path(star(4, 28, 8, 0, 268, 172), { fill: '#fff' }),
    circle(248, 236, 20, { fill: shade('gold') }),
    circle(257, 230, 17, { fill: shade('night') }),
    rod(74),
    rod(368),
    shine('M140 86H220', 7),
    shine('M140 380H180', 7),
  )
}
