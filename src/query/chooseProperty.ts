import { checked } from '../errors.js'
import type { BrowseProperty, BrowseState, TraitValue } from './browseState.js'

/** Name and type of a trait. */
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
    return put(state, trait, { values: isChosen ? [...others, value] : others })
  })
}

/**
 * Sets the range of a trait; without limits, removes it.
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
    return put(state, trait, { max, min })
  })
}

/** Returns the filter of a trait, or an empty one. */
export function getProperty(
  properties: readonly BrowseProperty[],
  { name, type }: Trait,
): BrowseProperty {
  return properties.find(isSameTrait({ name, type })) ?? { name, type }
}

/**
 * A name can have numbers and texts, which are two traits. Every type except
 * `INT` is text: the service changes `STRING` to `ARRAY` once an item has several.
 */
export function isSameTrait({ name, type }: Trait) {
  return (other: Trait): boolean =>
    other.name === name && (other.type === 'INT') === (type === 'INT')
}

function put(
  state: BrowseState,
  trait: Trait,
  change: Partial<BrowseProperty>,
): BrowseState {
  const next = withoutEmpty({
    ...getProperty(state.properties, trait),
    ...change,
  })
  const { properties } = state
  const place = properties.findIndex(isSameTrait(trait))
  const isNew = place === -1
  return {
    ...state,
    properties: isNew
      ? [...properties, ...next]
      : properties.flatMap((it, index) => (index === place ? next : [it])),
  }
}

/** Drops unset fields; returns nothing for an empty filter. */
function withoutEmpty(property: BrowseProperty): BrowseProperty[] {
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
