import type { Scene } from '../scene.js'
import { circle, group, layers, path, polar, repeat, star, xy } from '../svg.js'
import { shade } from './materials.js'
import { box, disc, edge, shine, solid } from './stage.js'

const tilt = { transform: 'rotate(24 256 240)' }

function stem(
  scene: Scene,
  material: 'brass' | 'frost' | 'gold',
  teeth: string,
) {
  return layers(
    solid(scene, teeth, material, 8),
    solid(scene, box(240, 190, 32, 222, 12), material, 10),
    solid(scene, box(226, 206, 60, 22, 9), material, 7),
    solid(scene, box(230, 300, 52, 16, 7), material, 5, 6),
  )
}

export function gateKey(scene: Scene) {
  const bow = `${disc(256, 126, 84)}${disc(256, 126, 44)}`
  return group(
    layers(
      stem(scene, 'brass', 'M262 336H318V362H302V376H322V402H262Z'),
      solid(scene, bow, 'brass'),
      edge(scene, disc(256, 126, 64), 4),
      shine('M190 130A66 66 0 0 1 232 66', 8),
      shine('M250 244V288', 6),
    ),
    tilt,
  )
}

export function frostKey(scene: Scene) {
  const flake = repeat(6, (i) => {
    const p = (a: number, r: number) => xy(polar(i * 60 + a, r, 256, 124))
    return `L${p(-25, 34)}L${p(-12, 58)}L${p(-25, 66)}L${p(-20, 82)}L${p(-8, 76)}L${p(0, 104)}L${p(8, 76)}L${p(20, 82)}L${p(25, 66)}L${p(12, 58)}L${p(25, 34)}`
  })
  const crystal = 'M262 334L322 328L306 352L330 362L308 378L318 404L262 396Z'
  return group(
    layers(
      stem(scene, 'frost', crystal),
      solid(scene, `M${flake.slice(1)}Z`, 'frost', 6),
      solid(scene, star(6, 36, 30, 0, 256, 124), 'aqua', 8, 6),
      path(star(6, 20, 12, 0, 256, 124), { fill: '#fff' }),
      shine('M250 244V288', 6),
    ),
    tilt,
  )
}

export function sovereignKey(scene: Scene) {
  const crown =
    'M172 178L158 72L208 112L256 46L304 112L354 72L340 178Q256 206 172 178Z'
  const wing =
    'M236 232C196 216 160 226 138 256C164 254 176 260 182 270C166 272 158 280 154 294C190 286 220 276 240 258Z'
  const gem = (x: number, y: number, r: number) =>
    circle(x, y, r, {
      fill: shade('ruby'),
      stroke: scene.ink,
      strokeWidth: 5,
    }) + circle(x - r * 0.3, y - r * 0.35, r * 0.28, { fill: '#fff' })
  return group(
    layers(
      solid(scene, wing, 'gold', 8, 6),
      group(solid(scene, wing, 'gold', 8, 6), {
        transform: 'matrix(-1 0 0 1 512 0)',
      }),
      stem(scene, 'gold', 'M262 330H326V350H308V362H326V382H300V402H262Z'),
      solid(scene, crown, 'gold'),
      gem(256, 138, 22),
      gem(204, 148, 12),
      gem(308, 148, 12),
      gem(158, 70, 12),
      gem(354, 70, 12),
      gem(256, 46, 14),
      shine('M186 164L178 112', 7),
      shine('M250 246V288', 6),
    ),
    { transform: 'rotate(14 256 240)' },
  )
}
