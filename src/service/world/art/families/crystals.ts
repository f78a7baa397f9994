import type { Scene } from '../scene.js'
import { layers, n, type Point, path, polar, polygon } from '../svg.js'

/** One tall crystal, often between two smaller ones. */
export function monolith({ random, tone, rings, ink }: Scene) {
  const wide = random.range(84, 112)
  const waist = random.range(170, 235)
  const low = random.range(290, 350)
  const crystal = (x: number, scale: number, colors: readonly number[]) => {
    const p = (dx: number, y: number): Point => [
      x + dx * scale,
      478 - (478 - y) * scale,
    ]
    const inner = wide * 0.42
    const [left, front, right] = colors as [number, number, number]
    const face = (points: Point[], color: number, lift: number) =>
      path(polygon(points), { fill: tone(color, lift) })
    return (
      face([p(0, 34), p(-wide, waist), p(-inner, waist + 26)], left, 0.08) +
      face(
        [p(0, 34), p(-inner, waist + 26), p(inner, waist + 26)],
        front,
        0.1,
      ) +
      face([p(0, 34), p(inner, waist + 26), p(wide, waist)], right, -0.02) +
      face(
        [
          p(-wide, waist),
          p(-inner, waist + 26),
          p(-inner, low + 24),
          p(-wide, low),
        ],
        left,
        0,
      ) +
      face(
        [
          p(-inner, waist + 26),
          p(inner, waist + 26),
          p(inner, low + 24),
          p(-inner, low + 24),
        ],
        front,
        0,
      ) +
      face(
        [
          p(inner, waist + 26),
          p(wide, waist),
          p(wide, low),
          p(inner, low + 24),
        ],
        right,
        -0.1,
      ) +
      face([p(-wide, low), p(-inner, low + 24), p(0, 478)], left, -0.08) +
      face([p(-inner, low + 24), p(inner, low + 24), p(0, 478)], front, -0.1) +
      face([p(inner, low + 24), p(wide, low), p(0, 478)], right, -0.18) +
      path(
        `M${n(p(-inner, 0)[0])} ${n(p(0, waist + 26)[1])}V${n(p(0, low + 24)[1])}`,
        { stroke: '#fff', strokeWidth: 3, opacity: 0.6 },
      )
    )
  }
  const main = random.pick([
    [0, 2, 1],
    [3, 2, 0],
    [0, 3, 1],
  ])
  const side = random.pick([
    [1, 0, 1],
    [3, 0, 1],
  ])
  const spread = wide + random.range(22, 36)
  const small = random.range(0.44, 0.6)
  const sides = random.chance(0.75)
    ? crystal(256 - spread, small, side) + crystal(256 + spread, small, side)
    : ''
  return layers(
    path('M110 482a146 16 0 1 0 292 0a146 16 0 1 0 -292 0', {
      fill: ink,
      opacity: rings ? 0.3 : 0.22,
    }),
    sides,
    crystal(256, 1, main),
  )
}

/** Shards that grow out of one spot. */
export function cluster({ random, tone, ink }: Scene) {
  const count = random.int(5, 7)
  const lean = random.range(-10, 10)
  const shards = Array.from({ length: count }, (_, i) => {
    const spread = (i / (count - 1) - 0.5) * 2
    return {
      angle: lean + spread * 58 + random.range(-6, 6),
      length: 390 - Math.abs(spread) * 190 + random.range(-46, 24),
      width: random.range(34, 50) - Math.abs(spread) * 8,
      color: random.pick([0, 0, 1, 3]),
    }
  }).sort((a, b) => b.length - a.length)
  return layers(
    path('M66 452a190 34 0 1 0 380 0a190 34 0 1 0 -380 0', {
      fill: ink,
      opacity: 0.35,
    }),
    shards
      .map(({ angle, length, width, color }) => {
        const p = (across: number, along: number): Point => {
          const [x, y] = polar(angle, along, 256, 446)
          const [dx, dy] = polar(angle + 90, across * width, 0, 0)
          return [x + dx, y + dy]
        }
        const neck = length - width * 1.5
        const tip = p(-0.18, length)
        const face = (points: Point[], lift: number, own = color) =>
          path(polygon(points), { fill: tone(own, lift) })
        return (
          face(
            [p(-0.6, 0), p(-1, neck), p(-0.3, neck - 18), p(-0.2, 0)],
            0.09,
          ) +
          face(
            [p(-0.2, 0), p(-0.3, neck - 18), p(0.5, neck - 12), p(0.4, 0)],
            -0.01,
          ) +
          face(
            [p(0.4, 0), p(0.5, neck - 12), p(1, neck + 6), p(0.6, 0)],
            -0.15,
          ) +
          face([tip, p(-1, neck), p(-0.3, neck - 18)], 0.02, 2) +
          face([tip, p(-0.3, neck - 18), p(0.5, neck - 12)], 0.1) +
          face([tip, p(0.5, neck - 12), p(1, neck + 6)], -0.08)
        )
      })
      .join(''),
  )
}
