/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number]

function toLinearRgb([l, c, h]: Oklch) {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
}

/** Nearest sRGB hex with the same hue: chroma gives way, never hue. */
export function toHex([l, c, h]: Oklch): string {
  const light = Math.min(0.99, Math.max(0.06, l))
  let chroma = c
  let rgb = toLinearRgb([light, chroma, h])
  while (chroma > 0.004 && rgb.some((v) => v < -0.001 || v > 1.001)) {
    chroma -= 0.004
    rgb = toLinearRgb([light, chroma, h])
  }
  const channels = rgb.map((linear) => {
    const v = Math.min(1, Math.max(0, linear))
    const s = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
    return Math.round(s * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

export function lighten([l, c, h]: Oklch, by: number): Oklch {
  return [l + by, by > 0 ? c * (1 - by * 0.6) : c, h]
}

/** Mixes along the shorter way around the hue circle. */
export function mix(a: Oklch, b: Oklch, t: number): Oklch {
  // A near-grey has no hue of its own: it borrows the other's.
  const from = a[1] < 0.03 ? b[2] : a[2]
  const to = b[1] < 0.03 ? from : b[2]
  const turn = ((to - from + 540) % 360) - 180
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, from + turn * t]
}
