import type { Scene } from './scene.js'
import {
  bleed,
  circle,
  dots,
  glint,
  group,
  layers,
  n,
  type Point,
  path,
  rect,
  repeat,
} from './svg.js'

/** The ground every figure stands on; rare finishes bring their own weather. */
export function backdrop(scene: Scene, glow = 0.09, y = 256) {
  const { finish, ground, radial } = scene
  const base = bleed(
    radial(
      [
        [0, ground(glow)],
        [0.62, ground()],
        [1, ground(-0.08)],
      ],
      256,
      y,
      370,
    ),
  )
  if (finish === 'gilded') return base + guilloche(scene)
  if (finish === 'iridescent') return base + pearl(scene)
  if (finish === 'aurora') return base + curtains(scene)
  return base
}

/** Fine engraved loops, as on a banknote. */
function guilloche({ random, tone }: Scene) {
  const count = random.pick([18, 24, 30])
  const loops = repeat(count, (i) =>
    circle(256, 128, 150, {
      transform: `rotate(${n((360 / count) * i)} 256 256)`,
    }),
  )
  return group(loops, {
    fill: 'none',
    stroke: tone(1),
    strokeWidth: 0.8,
    opacity: 0.6,
  })
}

function pearl({ hex, radial }: Scene) {
  const pool = (tone: number, x: number, y: number) =>
    bleed(
      radial(
        [
          [0, hex(tone, 0.06), 0.85],
          [1, hex(tone, 0.1), 0],
        ],
        x,
        y,
        330,
      ),
    )
  return (
    pool(3, 70, 60) + pool(0, 470, 130) + pool(1, 90, 450) + pool(2, 420, 470)
  )
}

/** Hanging folds of light over a few stars. */
function curtains({ hex, linear, random, tone }: Scene) {
  const stars = dots(
    Array.from(
      { length: 40 },
      (): Point => [random.range(6, 506), random.range(6, 506)],
    ),
  )
  const folds = repeat(5, (i) => {
    const y = random.range(30, 110) + i * 62
    const sway = random.range(-90, 90)
    const drop = random.range(150, 230)
    const color = i % 2 ? 1 : random.pick([0, 0, 3])
    const fill = linear(
      [
        [0, hex(color), 0],
        [0.72, hex(color), 0.5],
        [1, hex(color, 0.1), 0],
      ],
      0,
      Math.round(y - drop),
      0,
      Math.round(y + 70),
    )
    const edge = `C140 ${n(y + sway)} 200 ${n(y - sway)} 300 ${n(y + sway * 0.4)}S440 ${n(y + sway)} 530 ${n(y - 30)}`
    return path(`M-20 ${n(y)}${edge}V${n(y - drop)}H-20Z`, { fill })
  })
  return layers(
    path(stars, {
      stroke: tone(2),
      strokeWidth: 2.4,
      strokeLinecap: 'round',
      opacity: 0.8,
    }),
    folds,
  )
}

/** Marks that make a rare emblem recognisable at thumbnail size. */
export function flourish({ finish, random, tone }: Scene) {
  if (finish === 'flat') return ''
  const sparks = repeat(5, () =>
    glint(random.range(60, 452), random.range(60, 452), random.range(14, 32)),
  )
  const frame = (inset: number, strokeWidth: number) =>
    rect(inset, inset, 512 - inset * 2, 512 - inset * 2, { strokeWidth })
  return layers(
    group(frame(12, 6) + frame(22, 1.8), {
      fill: 'none',
      stroke: tone(finish === 'iridescent' ? 2 : 0),
    }),
    path(sparks, { fill: '#fff', opacity: 0.92 }),
  )
}
