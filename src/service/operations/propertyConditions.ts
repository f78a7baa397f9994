import { type SQL, sql } from 'drizzle-orm'
import { ServiceError } from '../http/serviceErrors.js'
import type { CollectibleColumns, Placeholders } from './collectibleColumns.js'

type PropertyFilter = {
  name: string
  type: string
  min?: number | undefined
  max?: number | undefined
  values?: unknown[] | undefined
}

type Kind = (c: CollectibleColumns, at: Placeholders) => SQL

/** Kinds of conditions on traits, as they stand in a statement. */
export const traitConditions = {
  hasTrait: (c, at) => sql`${c.traits} -> ${at('name')} is not null`,
  // The case keeps text from ever being read as a number.
  inRange: (c, at) =>
    sql`case jsonb_typeof(${c.traits} -> ${at('name')}) when 'number' then (${c.traits} -> ${at('name')})::numeric end between ${at('min')}::numeric and ${at('max')}::numeric`,
  hasOneOf: (c, at) => sql`${c.traits} @? ${at('path')}::text::jsonpath`,
} satisfies Record<string, Kind>

/** One condition on a trait. */
type TraitCondition = {
  kind: keyof typeof traitConditions
  values: Record<string, unknown>
}

/**
 * Collectibles with a trait of these values, or within these bounds. Bounds
 * are for numbers; the other types differ in what answers say alone.
 */
export function propertyConditions(
  { max, min, name, type, values }: PropertyFilter,
  index: number,
): TraitCondition[] {
  const field = `filter.properties.${index}.values`
  const among = (values ?? []).flatMap((value, index) =>
    spellings(value, `${field}.${index}`),
  )
  const one: TraitCondition[] = among.length
    ? [{ kind: 'hasOneOf', values: { path: pathTo(name, among) } }]
    : []
  if (type !== 'INT')
    return one.length ? one : [{ kind: 'hasTrait', values: { name } }]
  const bounds = {
    min: String(min ?? '-Infinity'),
    max: String(max ?? 'Infinity'),
  }
  return [...one, { kind: 'inRange', values: { name, ...bounds } }]
}

/** Finds one of the values, alone or in a list, in one look into an index. */
function pathTo(name: string, values: readonly (string | number)[]): string {
  const isOne = values.map((value) => `@ == ${JSON.stringify(value)}`)
  return `$.${JSON.stringify(name)}[*] ? (${isOne.join(' || ')})`
}

/** A number may come as text, and be stored either way. */
function spellings(value: unknown, field: string): (string | number)[] {
  if (typeof value === 'boolean') return [String(value)]
  if (typeof value === 'number') return [value, String(value)]
  if (typeof value !== 'string')
    throw new ServiceError(
      'InvalidArgument',
      'Expected a text or a number to compare with.',
      { field },
    )
  return String(Number(value)) === value && Number.isFinite(Number(value))
    ? [value, Number(value)]
    : [value]
}
