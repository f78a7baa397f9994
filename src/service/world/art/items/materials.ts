import { lighten, type Oklch, toHex } from '../color.js'

export type Material = keyof typeof materials

const materials = {
  aqua: [0.75, 0.13, 205],
  bone: [0.92, 0.035, 90],
  brass: [0.74, 0.12, 82],
  ember: [0.68, 0.2, 42],
  frost: [0.86, 0.065, 220],
  gold: [0.83, 0.155, 88],
  iron: [0.55, 0.025, 255],
  leaf: [0.66, 0.15, 148],
  leather: [0.47, 0.09, 48],
  night: [0.36, 0.11, 272],
  parchment: [0.91, 0.06, 86],
  rose: [0.68, 0.19, 5],
  ruby: [0.57, 0.21, 24],
  silver: [0.84, 0.02, 250],
  stone: [0.62, 0.018, 260],
  violet: [0.6, 0.21, 300],
  wood: [0.6, 0.1, 62],
} as const satisfies Record<string, Oklch>

export function shade(material: Material, by = 0) {
  return toHex(lighten(materials[material], by))
}
