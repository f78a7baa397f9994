import * as v from 'valibot'
import {
  formatIssue,
  jsonArray,
  jsonObject,
  type Resource,
  resource,
} from './values.js'

type Values = {
  readonly [field: string]: readonly unknown[] | null | undefined
}

/** Values that each item of a response must repeat from its request. */
export type Expected = {
  /** The values that a field may have; any value without a list, or with an empty one. */
  only: Values
  /** The values that a field must not have. */
  never?: Values
}

/** An item of a response that was left out, or a field of it that counts as absent. */
export type InvalidItem = {
  /** Name of the optional field that counts as absent; undefined if the item was left out. */
  field?: string | undefined
  /** Index of the item in the response; 0 in a response without a list. */
  index: number
  /** The item as received. */
  item: unknown
  /** The field and the reason. */
  message: string
}

/** The current parse; parsing is synchronous. */
let parsing:
  | {
      expected: readonly Expected[] | undefined
      found: InvalidItem[]
      place?: Place | undefined
    }
  | undefined

/** Returns the values that the current request expects. */
export function getExpected(): readonly Expected[] | undefined {
  return parsing?.expected
}

type Place = Pick<InvalidItem, 'index' | 'item'>

/**
 * Parses the answer to a request. Each item must agree with one of `expected`. Calls
 * `onInvalidItem` for each item that was left out and each field that counts as absent.
 */
export function parseAnswer<schema extends v.GenericSchema<any, any>>(
  schema: schema,
  input: unknown,
  expected?: readonly Expected[],
  onInvalidItem?: (invalid: InvalidItem) => void,
): v.SafeParseResult<schema> {
  const found: InvalidItem[] = []
  parsing = { expected, found }
  try {
    return v.safeParse(schema, input)
  } finally {
    parsing = undefined
    // An error of the host must not replace the answer, or the error of the answer.
    for (const invalid of found)
      try {
        onInvalidItem?.(invalid)
      } catch (error) {
        console.error(error)
      }
  }
}

/** A list schema that leaves out invalid items and reports them. */
// @__NO_SIDE_EFFECTS__
export function list<output>(
  item: v.GenericSchema<any, output>,
): v.GenericSchema<unknown[] | null | undefined, output[]> {
  return v.pipe(
    v.nullish(jsonArray, []),
    v.transform((items) =>
      items.flatMap((value, index): output[] => {
        const outer = parsing?.place
        if (parsing) parsing.place = outer ?? { index, item: value }
        const parsed = v.safeParse(item, value)
        if (parsing) parsing.place = outer
        if (parsed.success) return [parsed.output]
        const message = formatIssue(parsed.issues[0])
        parsing?.found.push({ index, item: value, message })
        return []
      }),
    ),
  )
}

/**
 * The schema of an object in an answer. An invalid value of an optional field counts as
 * absent and is reported, except in the fields that are `strict`.
 */
// @__NO_SIDE_EFFECTS__
export function answer<const entries extends v.ObjectEntries>(
  entries: entries,
  strict: readonly (keyof entries)[] = [],
): Resource<entries> {
  const tolerant = Object.entries(entries).map(([field, schema]) => [
    field,
    schema.type === 'nullish' && !strict.includes(field)
      ? withReport(field, schema)
      : schema,
  ])
  return v.pipe(
    jsonObject,
    v.transform((fields) =>
      Object.fromEntries(
        Object.entries(fields).filter(([, value]) => !isAbsent(value)),
      ),
    ),
    resource(Object.fromEntries(tolerant)),
  ) as unknown as Resource<entries>
}

function withReport(field: string, entry: unknown) {
  const schema = entry as v.GenericSchema
  return v.fallback(
    schema,
    (dataset?: v.OutputDataset<unknown, v.BaseIssue<unknown>>) => {
      const issue = dataset?.issues?.[0]
      if (issue)
        parsing?.found.push({
          field,
          ...(parsing.place ?? { index: 0, item: dataset.value }),
          message: formatIssue(issue, field),
        })
      return v.safeParse(schema, undefined).output
    },
  )
}

/** Servers in Go send `""` and `{}` for what is absent. */
export function isAbsent(value: unknown): boolean {
  return (
    value == null ||
    value === '' ||
    (typeof value === 'object' &&
      !Array.isArray(value) &&
      Object.keys(value).length === 0)
  )
}
