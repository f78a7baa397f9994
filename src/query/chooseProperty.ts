import { checked } from '../errors.js'
import type { BrowseProperty, BrowseState, TraitValue } from './browseState.js'

/** The trait that something is chosen of. */
type Trait = Pick<BrowseProperty, 'name' | 'type'>

/**
 * Adds a value of a trait to what is looked at, or takes it away.
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
    const others = (propertyOf(state.properties, trait).values ?? []).filter(
      (it) => it !== value,
    )
    return put(state, trait, { values: isChosen ? [...others, value] : others })
  })
}

/**
 * Sets the range of a trait; without limits the trait has none.
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

/** What is chosen of a trait. */
export function propertyOf(
  properties: readonly BrowseProperty[],
  { name, type }: Trait,
): BrowseProperty {
  return properties.find(isSameTrait({ name, type })) ?? { name, type }
}

/**
 * Numbers and words of one name are two traits. All other types are of words,
 * and change with the collection: `ARRAY` as soon as something has several.
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
    ...propertyOf(state.properties, trait),
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

/** One property without what is not set; none where nothing is. */
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
