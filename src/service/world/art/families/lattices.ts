import type { Scene } from '../scene.js'
import { bleed, circle, group, n, path, rect, repeat } from '../svg.js'
import type { Family } from './family.js'

export const lattices: Family = {
  share: 36,
  palettes: [
    'Graphite',
    'Orchard',
    'Riso',
    'Terracotta',
    'Saffron',
    'Porcelain',
    'Matcha',
  ],
  firsts:
    'Counted Painted Civic Folding Exact Tiled Sunday Glazed Measured Playful',
  seconds: 'Mosaic Parquet Cloister Quilt Trellis Arcade Grid Atrium',
  lore: [
    'Sixteen tiles, a steady hand, and one rule nobody wrote down.',
    'From the floor of a station that was too beautiful to hurry through.',
    'Quarter turns all the way down.',
  ],
  plan(random) {
    return {
      symmetry: random.pick([
        'Fourfold',
        'Fourfold',
        'Mirror',
        'Asymmetric',
        'Twofold',
      ] as const),
      rings: random.int(1, 4),
    }
  },
  draw: mosaic,
}

type Tile = {
  colors: readonly [number, number, number]
  kind: number
  turn: number
}

function mosaic(scene: Scene) {
  const { random, rings, symmetry, tone } = scene
  // Many bands in small tiles would be noise, and heavy.
  const size = rings > 2 || random.chance(0.66) ? 4 : 6
  const half = size / 2
  const cell = 512 / size
  const kinds = random.pick([
    [0, 0, 0, 1, 2, 3],
    [0, 0, 4, 4, 1, 3],
    [0, 1, 1, 2, 5, 3],
    [0, 0, 0, 5, 4, 2],
    [6, 6, 0, 3, 1, 0],
  ])
  const tile = (): Tile => {
    const first = random.int(0, 3)
    const second = (first + random.int(1, 3)) % 4
    return {
      colors: [
        first,
        second,
        [0, 1, 2, 3].find((c) => c !== first && c !== second) ?? 2,
      ],
      kind: random.pick(kinds),
      turn: random.int(0, 3),
    }
  }
  const block = (columns: number, rows: number) => {
    let out = ''
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        out += group(draw(scene, tile(), cell), {
          transform: `translate(${n(column * cell)} ${n(row * cell)})`,
        })
    return out
  }
  const rotated = (art: string, turns: readonly number[]) =>
    turns
      .map((turn) =>
        turn ? group(art, { transform: `rotate(${turn} 256 256)` }) : art,
      )
      .join('')

  let art = ''
  if (symmetry === 'Fourfold')
    art = rotated(block(half, half), [0, 90, 180, 270])
  else if (symmetry === 'Twofold') art = rotated(block(size, half), [0, 180])
  else if (symmetry === 'Mirror') {
    const side = block(half, size)
    art = side + group(side, { transform: 'matrix(-1 0 0 1 512 0)' })
  } else art = block(size, size)
  return `${bleed(tone(0))}${art}`
}

/** One tile of side `s`; `rings` is the number of bands in every arc. */
function draw(
  { rings, tone, ground }: Scene,
  { colors, kind, turn }: Tile,
  s: number,
) {
  const [back, front, third] = colors
  const band = (i: number) => tone(i % 2 ? back : front, i > 1 ? 0.02 : 0)
  const whole = rect(0, 0, s + 0.5, s + 0.5, { fill: tone(back) })
  const pie = (x: number, y: number, r: number, fill: string) => {
    const sx = x ? -1 : 1
    const sy = y ? -1 : 1
    return path(
      `M${n(x)} ${n(y)}h${n(sx * r)}A${n(r)} ${n(r)} 0 0 ${sx * sy > 0 ? 1 : 0} ${n(x)} ${n(y + sy * r)}Z`,
      { fill },
    )
  }
  const arcs = (x: number, y: number, reach: number) =>
    repeat(rings, (i) => pie(x, y, reach * (1 - i / rings), band(i)))
  let art = ''
  if (kind === 0)
    art =
      arcs(0, 0, s) + (rings % 2 ? '' : pie(0, 0, s / rings / 2, tone(third)))
  if (kind === 1)
    art = repeat(rings, (i) =>
      circle(s / 2, s / 2, (s / 2) * 0.86 * (1 - i / rings), { fill: band(i) }),
    )
  if (kind === 2)
    art =
      path(`M0 0H${n(s)}L0 ${n(s)}Z`, { fill: tone(front) }) +
      path(`M0 0H${n(s / 2)}L0 ${n(s / 2)}Z`, { fill: tone(third) })
  if (kind === 3)
    art =
      path(
        `M0 0A${n(s)} ${n(s)} 0 0 1 ${n(s)} ${n(s)}A${n(s)} ${n(s)} 0 0 1 0 0Z`,
        { fill: tone(front) },
      ) + circle(s / 2, s / 2, s * 0.11, { fill: tone(third) })
  if (kind === 4) art = arcs(0, 0, s / 2) + arcs(s, s, s / 2)
  if (kind === 5)
    art =
      repeat(rings, (i) => {
        const r = (s / 2) * (1 - i / rings)
        return path(
          `M${n(s / 2 - r)} 0A${n(r)} ${n(r)} 0 0 0 ${n(s / 2 + r)} 0Z`,
          { fill: band(i) },
        )
      }) +
      path(`M0 ${n(s)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} ${n(s)}Z`, {
        fill: tone(third),
      })
  if (kind === 6)
    art =
      path(`M0 0L${n(s / 2)} ${n(s / 2)}L0 ${n(s)}Z`, { fill: tone(front) }) +
      path(`M${n(s)} 0L${n(s / 2)} ${n(s / 2)}L${n(s)} ${n(s)}Z`, {
        fill: tone(third),
      }) +
      repeat(rings, (i) =>
        circle(s / 2, s / 2, s * 0.3 * (1 - i / rings), {
          fill: i % 2 ? tone(front) : ground(),
        }),
      )
  return turn
    ? whole +
        group(art, {
          transform: `rotate(${turn * 90} ${n(s / 2)} ${n(s / 2)})`,
        })
    : whole + art
}
