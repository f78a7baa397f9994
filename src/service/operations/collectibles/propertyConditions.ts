import { type SQL, sql } from 'drizzle-orm'
import { ServiceError } from '../../serviceErrors.js'
import type { CollectibleColumns, Placeholders } from './collectibleColumns.js'

type PropertyFilter = {
  name: string
  type: string
  min?: number | undefined
  max?: number | undefined
  values?: unknown[] | undefined
}

type Kind = (c: CollectibleColumns, at: Placeholders) => SQL

/** SQL of the kinds of conditions on traits. */
export const traitConditions = {
  hasTrait: (c, at) => sql`${c.traits} -> ${at('name')} is not null`,
  // `case` keeps PostgreSQL from reading text as a number.
  inRange: (c, at) =>
    sql`case jsonb_typeof(${c.traits} -> ${at('name')}) when 'number' then (${c.traits} -> ${at('name')})::numeric end between ${at('min')}::numeric and ${at('max')}::numeric`,
  hasOneOf: (c, at) => sql`${c.traits} @? ${at('path')}::text::jsonpath`,
} satisfies Record<string, Kind>

/** A condition on a trait. */
type TraitCondition = {
  kind: keyof typeof traitConditions
  values: Record<string, unknown>
}

/**
 * Returns the conditions for traits with these values or within these limits.
 * Limits apply to numbers; other types differ only in responses.
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

/**
 * Returns a JSON path that matches one of the values, alone or in a list, with
 * one index lookup.
 */
function pathTo(name: string, values: readonly (string | number)[]): string {
  const isOne = values.map((value) => `@ == ${JSON.stringify(value)}`)
  return `$.${JSON.stringify(name)}[*] ? (${isOne.join(' || ')})`
}

/** A number may be requested as text, and be stored either way. */
function spellings(value: unknown, field: string): (string | number)[] {
  if (typeof value === 'boolean') return [String(value)]
  if (typeof value === 'number') return [value, String(value)]
  if (typeof value !== 'string')
    throw new ServiceError(
      'InvalidArgument',
      'Expected a string or a number to compare with.',
      { field },
    )
  return String(Number(value)) === value && Number.isFinite(Number(value))
    ? [value, Number(value)]
    : [value]
}
