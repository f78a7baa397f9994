import { backdrop } from '../finish.js'
import { folds, type Scene } from '../scene.js'
import { dots, layers, type Point, path } from '../svg.js'
import type { Family } from './family.js'
import { armillary, orrery, planet } from './worlds.js'

export const orbits: Family = {
  share: 54,
  palettes: [
    'Ember',
    'Nocturne',
    'Lagoon',
    'Dusk',
    'Abyss',
    'Cobalt',
    'Saffron',
  ],
  firsts:
    'Wandering Silent Borrowed Distant Velvet Ninth Patient Hollow Drifting Exiled',
  seconds: 'Perihelion Satellite Ephemeris Orrery Meridian Transit Apogee Moon',
  lore: [
    'A world that keeps its own calendar, ringed by what it could not let go.',
    'Charted from a rooftop over eleven nights, none of them clear.',
    'Every ring is a promise that something once came close and stayed.',
  ],
  plan(random) {
    if (random.chance(0.62))
      return { symmetry: 'Asymmetric', rings: random.int(1, 5) }
    if (random.chance(0.55))
      return {
        symmetry: random.pick(['Threefold', 'Fourfold', 'Fivefold'] as const),
        rings: random.int(2, 5),
      }
    const symmetry = random.pick(['Sixfold', 'Eightfold', 'Tenfold'] as const)
    return { symmetry, rings: folds[symmetry] / 2 }
  },
  draw(scene) {
    const figure =
      scene.fold === 1 ? planet : scene.fold < 6 ? orrery : armillary
    return sky(scene) + figure(scene)
  },
}

function sky(scene: Scene) {
  const { random, tone } = scene
  const scatter = (count: number) =>
    dots(
      Array.from(
        { length: count },
        (): Point => [random.range(8, 504), random.range(8, 504)],
      ),
    )
  const lights = { stroke: tone(2), strokeLinecap: 'round', opacity: 0.75 }
  return layers(
    backdrop(scene, 0.12),
    path(scatter(44), { ...lights, strokeWidth: 2 }),
    path(scatter(10), { ...lights, strokeWidth: 4.5 }),
  )
}
