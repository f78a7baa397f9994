import { and, or, type SQL, sql } from 'drizzle-orm'
import { collectibles } from '../database/schema.js'
import { ServiceError } from '../http/serviceErrors.js'

type PropertyFilter = {
  name: string
  type: string
  min?: number | undefined
  max?: number | undefined
  values?: unknown[] | undefined
}

const { traits } = collectibles

/** Collectibles with a trait of these values, or within these bounds. */
export function propertyCondition(
  filter: PropertyFilter,
  index: number,
): SQL | undefined {
  const field = `filter.properties.${index}`
  if (filter.type === 'GENERIC')
    throw new ServiceError(
      'InvalidArgument',
      'Properties of the type GENERIC cannot be filtered yet. Use INT, STRING or ARRAY.',
      { field: `${field}.type` },
    )
  return and(
    filter.type === 'INT' ? withinBounds(filter) : hasTrait(filter.name),
    hasOneOf(filter, field),
  )
}

function hasTrait(name: string): SQL {
  return sql`${traits} -> ${name} is not null`
}

function withinBounds({ name, min, max }: PropertyFilter): SQL | undefined {
  // The case keeps text from ever being read as a number.
  const value = sql`case jsonb_typeof(${traits} -> ${name}) when 'number' then (${traits} -> ${name})::numeric end`
  return and(
    sql`${value} is not null`,
    min === undefined ? undefined : sql`${value} >= ${String(min)}::numeric`,
    max === undefined ? undefined : sql`${value} <= ${String(max)}::numeric`,
  )
}

function hasOneOf(
  { name, values }: PropertyFilter,
  field: string,
): SQL | undefined {
  if (!values?.length) return undefined
  return or(
    ...values
      .flatMap((value, index) => spellings(value, `${field}.values.${index}`))
      .flatMap((value) => [contains(name, value), contains(name, [value])]),
  )
}

function contains(name: string, value: unknown): SQL {
  return sql`${traits} @> ${JSON.stringify({ [name]: value })}::jsonb`
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
