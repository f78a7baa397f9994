import * as v from 'valibot'
import { ServiceError } from '../../serviceErrors.js'

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
  v.check((date) => date.getUTCFullYear() >= 1, 'Expected a timestamp'),
)

/** Schemas of a cursor's values, by the type of the column. */
const schemas: Record<string, v.GenericSchema<unknown, unknown>> = {
  number: v.pipe(v.number(), v.safeInteger()),
  string: v.string(),
  date: moment,
}

/** Parses the values of a cursor, one for each column of the ordering. */
export function builderCursor(
  cursor: { name: string; values: Record<string, unknown> },
  sortings: readonly { column: { dataType: string }; name: string }[],
): unknown[] {
  return sortings.map(({ column, name }) => {
    const schema = schemas[column.dataType]
    const value = Object.hasOwn(cursor.values, name)
      ? cursor.values[name]
      : undefined
    const parsed = schema && v.safeParse(schema, value)
    if (parsed?.success) return parsed.output
    throw new ServiceError(
      'InvalidArgument',
      `The cursor does not match this list and its sorting: ${name} is ${value === undefined ? 'missing' : 'malformed'}. Pass a cursor that the list returned.`,
      { field: `page.${cursor.name}.${name}` },
    )
  })
}
