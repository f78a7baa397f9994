import { checked } from '../errors.js'
import type { BrowseProperty, BrowseState, TraitValue } from './browseState.js'

type Trait = Pick<BrowseProperty, 'name' | 'type'>

/**
 * Adds a value of a trait to the filters, or removes it.
 *
 * @example
 * import { chooseValue } from 'marketkit/core'
 *
 * const next = chooseValue(state, { name: 'Family', type: 'STRING' }, 'Orbits', true)
 */
export function chooseValue(
  state: BrowseState,
  trait: Trait,
  value: TraitValue,
  isChosen: boolean,
): BrowseState {
  return checked(() => {
    const others = (getProperty(state.properties, trait).values ?? []).filter(
      (it) => it !== value,
    )
    return setProperty(state, trait, {
      values: isChosen ? [...others, value] : others,
    })
  })
}

/**
 * Sets the range of a trait; a range without limits removes the filter.
 *
 * @example
 * import { chooseRange } from 'marketkit/core'
 *
 * const next = chooseRange(state, { name: 'Rings', type: 'INT' }, { min: 3 })
 */
export function chooseRange(
  state: BrowseState,
  trait: Trait,
  range: Pick<BrowseProperty, 'max' | 'min'>,
): BrowseState {
  return checked(() => {
    const { max, min } = range
    return setProperty(state, trait, { max, min })
  })
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
