import { checked } from '../errors.js'
import type { BrowseProperty, BrowseState, TraitValue } from './browseState.js'

type Trait = Pick<BrowseProperty, 'name' | 'type'>

/**
 * Adds a value of a trait to the filters or removes it, or sets the trait's range.
 * A range without limits removes the filter.
 *
 * @example
 * import { toggleTrait } from 'marketkit/core'
 *
 * const family = { name: 'Family', type: 'STRING' } as const
 * const rings = { name: 'Rings', type: 'INT' } as const
 * const orbits = toggleTrait(state, family, { value: 'Orbits', isChosen: true })
 * const both = toggleTrait(orbits, rings, { min: 3 })
 */
export function toggleTrait(
  state: BrowseState,
  trait: Trait,
  choice: toggleTrait.Choice,
): BrowseState {
  return checked(() => {
    if ('value' in choice) {
      const { isChosen, value } = choice
      const { values = [] } = getProperty(state.properties, trait)
      const others = values.filter((it) => it !== value)
      return setProperty(state, trait, {
        values: isChosen ? [...others, value] : others,
      })
    }
    const { max, min } = choice
    return setProperty(state, trait, { max, min })
  })
}

export declare namespace toggleTrait {
  /** One value and whether it is chosen, or a range. */
  type Choice =
    | { value: TraitValue; isChosen: boolean }
    | Pick<BrowseProperty, 'max' | 'min'>
}

export function getProperty(
  properties: readonly BrowseProperty[],
  { name, type }: Trait,
): BrowseProperty {
  return properties.find(isSameTrait({ name, type })) ?? { name, type }
}

/**
 * Returns a predicate for the same trait. Numbers and texts of one name are two
 * traits. All types except `INT` count as text, because the service changes
 * `STRING` to `ARRAY` once a token has several values.
 */
export function isSameTrait({ name, type }: Trait) {
  return (other: Trait): boolean =>
    other.name === name && (other.type === 'INT') === (type === 'INT')
}

function setProperty(
  state: BrowseState,
  trait: Trait,
  change: Partial<BrowseProperty>,
): BrowseState {
  const next = dropEmpty({
    ...getProperty(state.properties, trait),
    ...change,
  })
  const { properties } = state
  const position = properties.findIndex(isSameTrait(trait))
  const isNew = position === -1
  return {
    ...state,
    properties: isNew
      ? [...properties, ...next]
      : properties.flatMap((it, index) => (index === position ? next : [it])),
  }
}

/** Drops unset fields; returns an empty array for an empty filter. */
function dropEmpty(property: BrowseProperty): BrowseProperty[] {
  const { max, min, name, type, values = [] } = property
  if (values.length === 0 && min === undefined && max === undefined) return []
  return [
    {
      name,
      type,
      ...(values.length > 0 && { values }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    },
  ]
}
