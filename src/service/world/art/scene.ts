import { lighten, mix, type Oklch, toHex } from './color.js'
import type { Finish, Palette } from './palettes.js'
import type { Random } from './random.js'
import { element, path } from './svg.js'

/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

export type Traits = { rings: number; symmetry: Symmetry }

export type Symmetry = keyof typeof folds

export const folds = {
  Asymmetric: 1,
  Mirror: 1,
  Twofold: 2,
  Threefold: 3,
  Fourfold: 4,
  Fivefold: 5,
  Sixfold: 6,
  Sevenfold: 7,
  Eightfold: 8,
  Tenfold: 10,
  Twelvefold: 12,
} as const

export type Scene = Traits & {
  finish: Finish
  random: Random
  /** How often the figure repeats in one turn. */
  fold: number
  /** The palette as plain colours, for gradient stops. */
  ground(shift?: number): string
  hex(tone: number, shift?: number): string
  ink: string
  /** A colour on the way from one tone to another. */
  blend(from: number, to: number, t: number): string
  /** The palette as paint: foil, pearl or light where the finish has it. */
  tone(tone: number, shift?: number): string
  linear(
    stops: readonly Stop[],
    x1: number,
    y1: number,
    x2: number,
    y2: number,
  ): string
  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string
  clip(d: string): string
  /** Defines a shape once; draw it with `use`. */
  shape(d: string): string
  grain(opacity: number): string
  defs(): string
}

const pearls = [
  [335, 0],
  [298, -0.03],
  [258, -0.02],
  [205, 0.03],
  [168, 0.06],
  [60, 0.1],
] as const

export function createScene(
  parameters: Traits & { palette: Palette; prefix: string; random: Random },
): Scene {
  const { palette, prefix, random, rings, symmetry } = parameters
  const defs: string[] = []
  const known = new Map<string, string>()

  function define(draw: (id: string) => string) {
    const key = draw('')
    const existing = known.get(key)
    if (existing) return existing
    const id = `${prefix}${defs.length.toString(36)}`
    defs.push(draw(id))
    known.set(key, id)
    return id
  }

  const renderStops = (stops: readonly Stop[]) =>
    stops
      .map(([offset, color, opacity]) =>
        element('stop', { offset, stopColor: color, stopOpacity: opacity }),
      )
      .join('')

  function linear(
    stops: readonly Stop[],
    x1: number,
    y1: number,
    x2: number,
    y2: number,
  ) {
    const line = { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }
    return `url(#${define((id) => element('linearGradient', { id, ...line }, renderStops(stops)))})`
  }

  function radial(stops: readonly Stop[], cx: number, cy: number, r: number) {
    const disc = { gradientUnits: 'userSpaceOnUse', cx, cy, r }
    return `url(#${define((id) => element('radialGradient', { id, ...disc }, renderStops(stops)))})`
  }

  const swatch = (tone: number) => palette.tones[tone % 4] as Oklch

  /** Canvas-wide gradients, so that every part catches the same light. */
  function foil(color: Oklch, slot: number) {
    const [l, c, h] = color
    const at = (offset: number, dl: number, dh = 0): Stop => [
      offset,
      toHex([l + dl, c * (dl > 0.05 ? 0.8 : 1), h + dh]),
    ]
    if (palette.finish === 'gilded')
      return linear(
        [
          at(0, 0.1, 6),
          at(0.2, -0.12, -8),
          at(0.38, 0.15, 8),
          at(0.52, -0.02),
          at(0.66, -0.15, -10),
          at(0.82, 0.12, 8),
          at(1, -0.1, -6),
        ],
        slot * 46,
        0,
        512 - slot * 60,
        512,
      )
    if (palette.finish === 'iridescent')
      return linear(
        // Warm hues only where they are light: dark ones would look like mud.
        [0, 1, 2, 3, 4, 5].map((step): Stop => {
          const [hue, lift] = pearls[(step + slot * 2) % 6] ?? pearls[0]
          return [step / 5, toHex([l + lift, Math.min(c, 0.13), hue])]
        }),
        slot % 2 ? 512 : 0,
        slot * 60,
        slot % 2 ? 60 : 452,
        512,
      )
    return linear(
      [at(0, 0.06, 24), at(0.35, 0), at(0.7, -0.05, -22), at(1, -0.1, -40)],
      slot * 90,
      20,
      300,
      512,
    )
  }

  return {
    finish: palette.finish,
    random,
    rings,
    symmetry,
    fold: folds[symmetry],
    ground: (shift = 0) => toHex(lighten(palette.ground, shift)),
    hex: (tone, shift = 0) => toHex(lighten(swatch(tone), shift)),
    ink: toHex(palette.ink),
    blend: (from, to, t) => {
      const color = mix(swatch(from), swatch(to), t)
      return palette.finish === 'flat' ? toHex(color) : foil(color, from)
    },
    tone: (tone, shift = 0) =>
      palette.finish === 'flat'
        ? toHex(lighten(swatch(tone), shift))
        : foil(lighten(swatch(tone), Math.round(shift * 11) / 11), tone),
    linear,
    radial,
    clip: (d) =>
      `url(#${define((id) => element('clipPath', { id }, path(d, {})))})`,
    shape: (d) => define((id) => path(d, { id })),
    grain(opacity) {
      const filter = define((id) =>
        element(
          'filter',
          { id, x: '0', y: '0', width: '1', height: '1' },
          `${element('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.85, numOctaves: 1, seed: random.int(1, 99) })}${element('feColorMatrix', { values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 -1.15' })}`,
        ),
      )
      return element('path', {
        d: 'M0 0h512v512H0z',
        filter: `url(#${filter})`,
        opacity,
      })
    },
    defs: () => (defs.length ? element('defs', {}, defs.join('')) : ''),
  }
}
