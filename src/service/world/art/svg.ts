export type Point = readonly [x: number, y: number]

export type Attributes = Record<string, string | number | undefined>

/** Shortest one-decimal form: the bulk of an SVG is its numbers. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0)
}

function kebab(name: string) {
  return /^(stroke|fill|stop|clip)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name
}

export function element(
  name: string,
  attributes: Attributes,
  children = '',
): string {
  let head = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    const text =
      typeof value === 'number' ? String(+value.toFixed(2)) : String(value)
    head += ` ${kebab(key)}="${text}"`
  }
  return children ? `${head}>${children}</${name}>` : `${head}/>`
}

export function circle(x: number, y: number, r: number, style: Attributes) {
  return element('circle', { cx: n(x), cy: n(y), r: n(r), ...style })
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  style: Attributes,
) {
  return element('ellipse', {
    cx: n(x),
    cy: n(y),
    rx: n(rx),
    ry: n(ry),
    ...style,
  })
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  style: Attributes,
) {
  return element('rect', {
    x: n(x),
    y: n(y),
    width: n(width),
    height: n(height),
    ...style,
  })
}

export function path(d: string, style: Attributes) {
  return element('path', { d, ...style })
}

export function group(children: string, style: Attributes) {
  return children ? element('g', style, children) : ''
}

export function bleed(fill: string, style: Attributes = {}) {
  return element('path', { d: 'M0 0h512v512H0z', fill, ...style })
}

/** Paints the parts over one another, the first at the bottom. */
export function layers(...parts: readonly string[]) {
  return parts.join('')
}

export function repeat(count: number, draw: (index: number) => string) {
  let out = ''
  for (let i = 0; i < count; i++) out += draw(i)
  return out
}

/** Polar to Cartesian: zero degrees points up, angles run clockwise. */
export function polar(angle: number, r: number, cx = 256, cy = 256): Point {
  const a = ((angle - 90) * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

export function xy(point: Point) {
  return `${n(point[0])} ${n(point[1])}`
}

export function polygon(points: readonly Point[]) {
  return `M${points.map(xy).join('L')}Z`
}

export function regular(
  sides: number,
  r: number,
  rotation = 0,
  cx = 256,
  cy = 256,
) {
  return polygon(
    Array.from({ length: sides }, (_, i) =>
      polar(rotation + (360 / sides) * i, r, cx, cy),
    ),
  )
}

export function star(
  points: number,
  outer: number,
  inner: number,
  rotation = 0,
  cx = 256,
  cy = 256,
) {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(rotation + (180 / points) * i, i % 2 ? inner : outer, cx, cy),
    ),
  )
}

/** Round dots as one path: stroke it with round caps. */
export function dots(points: readonly Point[]) {
  return points.map((point) => `M${xy(point)}h0`).join('')
}

/** A four-pointed sparkle with hollow sides. */
export function glint(x: number, y: number, r: number) {
  const s = r * 0.12
  return `M${n(x)} ${n(y - r)}Q${n(x + s)} ${n(y - s)} ${n(x + r)} ${n(y)}Q${n(x + s)} ${n(y + s)} ${n(x)} ${n(y + r)}Q${n(x - s)} ${n(y + s)} ${n(x - r)} ${n(y)}Q${n(x - s)} ${n(y - s)} ${n(x)} ${n(y - r)}Z`
}

/** A slice of a ring between two angles. */
export function sector(
  inner: number,
  outer: number,
  from: number,
  to: number,
  cx = 256,
  cy = 256,
) {
  const large = to - from > 180 ? 1 : 0
  const p = (angle: number, r: number) => xy(polar(angle, r, cx, cy))
  const back =
    inner > 0
      ? `L${p(to, inner)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${p(from, inner)}`
      : `L${n(cx)} ${n(cy)}`
  return `M${p(from, outer)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${p(to, outer)}${back}Z`
}
