import type { Palette } from '../palettes.js'

export type Tier = 'Common' | 'Epic' | 'Legendary' | 'Rare' | 'Uncommon'

export const tierRank = {
  Common: 1,
  Uncommon: 2,
  Rare: 3,
  Epic: 4,
  Legendary: 5,
} as const satisfies Record<Tier, number>

function tier(hue: number, chroma: number): Palette {
  return {
    finish: 'flat',
    ground: [0.3, chroma * 0.55, hue],
    ink: [0.16, chroma * 0.35, hue],
    tones: [
      [0.52, chroma, hue],
      [0.4, chroma * 0.8, hue],
      [0.88, chroma * 0.45, hue],
      [0.76, chroma * 0.95, hue],
    ],
  }
}

export const tiers = {
  Common: tier(240, 0.06),
  Uncommon: tier(158, 0.12),
  Rare: tier(245, 0.16),
  Epic: tier(305, 0.2),
  Legendary: {
    finish: 'flat',
    ground: [0.27, 0.095, 22],
    ink: [0.15, 0.05, 20],
    tones: [
      [0.52, 0.185, 30],
      [0.4, 0.145, 24],
      [0.94, 0.09, 95],
      [0.83, 0.155, 82],
    ],
  },
} as const satisfies Record<Tier, Palette>
