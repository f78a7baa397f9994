import { backdrop } from '../finish.js'
import type { Scene } from '../scene.js'
import {
  circle,
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

export const crests: Family = {
  share: 44,
  palettes: [
    'Ember',
    'Cobalt',
    'Orchard',
    'Graphite',
    'Terracotta',
    'Saffron',
    'Moss',
  ],
  firsts:
    'House Northern Vigilant Crimson Landless Honest Iron Twin Last Unbroken',
  seconds: 'Escutcheon Banner Bastion Herald Rampart Standard Sigil Vow',
  lore: [
    'Arms of a house that keeps its doors open and its ledgers honest.',
    'Carried at the front, where everyone could see it was not for sale.',
    'Granted to nobody in particular, and worn with great seriousness.',
  ],
  plan(random) {
    return {
      symmetry: random.chance(0.66) ? 'Mirror' : 'Asymmetric',
      rings: random.pick([1, 1, 2, 2, 2, 3, 3, 4]),
    }
  },
  draw: crest,
}

const shields = [
  'M256 34C318 62 374 68 428 64C436 232 392 386 256 480C120 386 76 232 84 64C138 68 194 62 256 34Z',
  'M92 58H420V270C420 384 344 450 256 482C168 450 92 384 92 270Z',
  'M256 30L440 128V330L256 484L72 330V128Z',
  'M256 30C372 30 444 104 444 206C444 330 344 420 256 484C168 420 68 330 68 206C68 104 140 30 256 30Z',
  'M256 28L300 66L420 58L412 176C440 300 380 400 256 484C132 400 72 300 100 176L92 58L212 66Z',
] as const

const mirrored = [
  'M256 0H512V512H256Z',
  'M0 512L256 210L512 512Z M0 210L256 -90L512 210V280L256 -20L0 280Z',
  'M206 0H306V512H206Z',
  'M0 0H512V150H0ZM0 270H512V350H0Z',
  'M0 512V330L256 90L512 330V512L256 250Z',
  'M0 0L256 256L512 0ZM0 512L256 256L512 512Z',
] as const

const leaning = [
  'M0 0L512 512H0Z',
  'M0 60L60 0L512 452L452 512Z M0 200L312 512H170L0 342Z',
  'M256 0H512V250H256ZM0 250H256V512H0Z',
  'M0 512L512 0H340L0 340ZM512 512V190L190 512Z',
] as const

function crest(scene: Scene) {
  const { random, rings, symmetry, tone, ink, clip } = scene
  const shield = random.pick(shields)
  const [field, device, trim, charge] = random.pick([
    [0, 1, 2, 3],
    [1, 0, 2, 2],
    [2, 0, 1, 3],
    [3, 1, 2, 2],
    [0, 2, 3, 2],
  ]) as [number, number, number, number]
  const scaled = (scale: number) =>
    `translate(${n(256 - 256 * scale)} ${n(250 - 250 * scale)}) scale(${scale.toFixed(3)})`

  const borders = repeat(rings, (i) =>
    path(shield, {
      fill: tone([trim, device, trim, field][i] ?? trim, i % 2 ? -0.05 : 0),
      transform: scaled(1 - i * 0.062),
    }),
  )
  const inner = 1 - rings * 0.062
  const face = group(
    layers(
      path(shield, { fill: tone(field) }),
      path(random.pick(symmetry === 'Mirror' ? mirrored : leaning), {
        fill: tone(device),
        fillRule: 'evenodd',
      }),
      path('M256 0H512V512H256Z', { fill: ink, opacity: 0.13 }),
    ),
    { clipPath: clip(shield) },
  )
  const behind = random.chance(0.5)
    ? path(
        repeat(18, (i) => sector(0, 400, i * 20, i * 20 + 10)),
        { fill: tone(1), opacity: 0.22 },
      )
    : laurels(scene)
  return layers(
    backdrop(scene),
    behind,
    path(shield, { fill: ink, opacity: 0.3, transform: 'translate(0 12)' }),
    borders,
    group(`${face}${emblem(scene, charge, device)}`, {
      transform: scaled(inner),
    }),
  )
}

function laurels({ tone }: Scene) {
  const branch = (side: number) =>
    repeat(11, (i) => {
      const angle = side * (196 - i * 17)
      const [x, y] = polar(angle, 214)
      const [tx, ty] = polar(angle - side * 34, 262)
      const [ax, ay] = polar(angle - side * 4, 248)
      const [bx, by] = polar(angle - side * 24, 216)
      return `M${n(x)} ${n(y)}Q${n(ax)} ${n(ay)} ${n(tx)} ${n(ty)}Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}Z`
    })
  return path(branch(1) + branch(-1), { fill: tone(1, 0.03), opacity: 0.75 })
}

/** The charge at the heart of the shield, lit from the left. */
function emblem(
  { random, symmetry, tone, ink }: Scene,
  color: number,
  device: number,
) {
  const light = tone(color, 0.04)
  const shade = tone(color, -0.1)
  const y = 232
  const seal = circle(256, y, 104, { fill: ink, opacity: 0.86 })
  const points = random.int(4, 8)
  const facets = (outer: number, inner: number) => {
    const rim = (i: number) =>
      xy(polar((180 / points) * i, i % 2 ? inner : outer, 256, y))
    const half = (shift: number) =>
      repeat(points, (i) => `M256 ${y}L${rim(2 * i)}L${rim(2 * i + shift)}Z`)
    return path(half(-1), { fill: light }) + path(half(1), { fill: shade })
  }
  const kind = random.int(0, 4)
  if (kind === 0) return seal + facets(92, 36)
  if (kind === 1)
    return (
      path(star(points * 2, 122, 92, 0, 256, y), { fill: ink, opacity: 0.86 }) +
      circle(256, y, 74, { fill: light }) +
      path(`M256 ${y - 74}a74 74 0 0 1 0 148Z`, { fill: shade }) +
      path(star(points, 52, 20, 0, 256, y), { fill: ink })
    )
  if (kind === 2) {
    const turn = symmetry === 'Mirror' ? 0 : -40
    return (
      seal +
      group(
        path(
          `M196 ${y - 52}A82 82 0 1 0 316 ${y - 52}A68 68 0 1 1 196 ${y - 52}Z`,
          { fill: light },
        ) +
          path(star(5, 40, 17, 0, 256, y - 20), {
            fill: tone(device === color ? 2 : color),
          }),
        { transform: `rotate(${turn} 256 ${y})` },
      )
    )
  }
  if (kind === 3)
    return (
      path(
        `M256 ${y - 128}L${256 + 104} ${y}L256 ${y + 128}L${256 - 104} ${y}Z`,
        { fill: ink, opacity: 0.86 },
      ) +
      path(`M256 ${y - 104}L${256 - 84} ${y}H256Z`, { fill: light }) +
      path(`M256 ${y - 104}L${256 + 84} ${y}H256Z`, {
        fill: tone(color, -0.03),
      }) +
      path(`M256 ${y + 104}L${256 - 84} ${y}H256Z`, { fill: shade }) +
      path(`M256 ${y + 104}L${256 + 84} ${y}H256Z`, {
        fill: tone(color, -0.17),
      })
    )
  return (
    seal +
    path(`M256 ${y - 78}C300 ${y - 40} 318 ${y} 256 ${y + 78}Z`, {
      fill: shade,
    }) +
    path(`M256 ${y - 78}C212 ${y - 40} 194 ${y} 256 ${y + 78}Z`, {
      fill: light,
    }) +
    path(
      `M256 ${y + 70}C190 ${y + 60} 176 ${y + 8} 178 ${y - 34}C214 ${y - 10} 240 ${y + 20} 256 ${y + 70}Z`,
      { fill: light },
    ) +
    path(
      `M256 ${y + 70}C322 ${y + 60} 336 ${y + 8} 334 ${y - 34}C298 ${y - 10} 272 ${y + 20} 256 ${y + 70}Z`,
      { fill: shade },
    )
  )
}
