import * as v from 'valibot'
import { type Address, getAddress } from 'viem'

/** Known names, and any name that a later service may add. */
export type Open<name extends string> = name | (string & {})

/** Accepts any name, so unknown members pass through unchanged. */
// @__NO_SIDE_EFFECTS__
export function openName<known extends readonly string[]>(): v.GenericSchema<
  Open<known[number]>
> {
  return v.string()
}

/** Accepts the known names only; typed open, because aliases may rename them. */
// @__NO_SIDE_EFFECTS__
export function knownName<const name extends string>(
  known: readonly name[],
): v.GenericSchema<Open<name>> {
  return v.picklist(known) as v.GenericSchema<string>
}

/** A list of up to 32 names; see `knownName`. */
// @__NO_SIDE_EFFECTS__
export function knownNames<const name extends string>(
  known: readonly name[],
): v.GenericSchema<Open<name>[]> {
  return v.pipe(v.array(knownName(known)), v.maxLength(32))
}

const addressPattern = /^0x[0-9a-f]{40}$/i

// Annotated types are short in declarations; inferred ones repeat each schema.

/** An address in any case; the output is checksummed. */
export const address: v.GenericSchema<Address> = v.pipe(
  v.custom<Address>(
    (value) => typeof value === 'string' && addressPattern.test(value),
    'Expected an address: 0x and 40 hex digits',
  ),
  v.transform((value) => getAddress(value.toLowerCase())),
)

/** A non-negative integer in decimal digits; also accepts safe numbers. */
export const amount: v.GenericSchema<string | number, string> = v.pipe(
  v.custom<string | number>(
    (value) =>
      (typeof value === 'string' || Number.isSafeInteger(value)) &&
      /^\d{1,100}$/.test(String(value)),
    'Expected a whole number in decimal digits',
  ),
  v.transform(String),
)

/** An integer up to 2^256-1 in decimal digits. */
export const uint256: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/, 'Expected a whole number in decimal digits'),
  v.check((digits) => BigInt(digits) < 2n ** 256n, 'Expected at most 2^256-1'),
  v.transform((digits) => String(BigInt(digits))),
)

/** A number, or a decimal number as text. */
export const count: v.GenericSchema<string | number, number> = v.pipe(
  v.custom<string | number>(
    (value) =>
      typeof value === 'number' ||
      (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value)),
    'Expected a number',
  ),
  v.transform(Number),
)

/** RFC 3339 or unix seconds as text; year 1 means none and becomes null. */
export const timestamp: v.GenericSchema<string | number, string | null> =
  v.pipe(
    v.custom<string | number>(
      (value) => typeof value === 'string' || typeof value === 'number',
      'Expected a timestamp',
    ),
    v.transform((value) =>
      String(value).startsWith('0001-01-01T00:00:00') ? null : String(value),
    ),
  )

export const text = v.nullish(v.string())

export const number = v.nullish(count)

export const moment = v.nullish(timestamp)

export const jsonObject: v.GenericSchema<Record<string, unknown>> = v.custom<
  Record<string, unknown>
>(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
)

export const jsonArray: v.GenericSchema<unknown[]> = v.custom<unknown[]>(
  Array.isArray,
  'Expected a list',
)

type Present<fields> = {
  [key in keyof fields]: Exclude<fields[key], null>
}

/** A schema whose declaration names the type of its output. */
export type Schema<output> = v.GenericSchema<unknown, output>

/** The schema of an object. An interface, so that declarations name it. */
export interface Resource<entries extends v.ObjectEntries>
  extends v.GenericSchema<
    v.InferInput<v.ObjectSchema<entries, undefined>>,
    Present<v.InferOutput<v.ObjectSchema<entries, undefined>>>
  > {}

/** An object schema that drops null members. */
// @__NO_SIDE_EFFECTS__
export function resource<const entries extends v.ObjectEntries>(
  entries: entries,
): Resource<entries> {
  return v.pipe(
    v.object(entries),
    v.transform(
      (fields) =>
        Object.fromEntries(
          Object.entries(fields).filter(([, value]) => value != null),
        ) as Present<typeof fields>,
    ),
  )
}

/** An item that was left out of a list because it is invalid. */
export type InvalidItem = {
  /** Index of the item in the response. */
  index: number
  /** The item as received. */
  item: unknown
  /** The field and the reason. */
  message: string
}

/** Collects the invalid items of the current parse; parsing is synchronous. */
let report: ((invalid: InvalidItem) => void) | undefined

/** Parses `input`; calls `onInvalidItem` for each list item that was left out. */
export function parseReporting<schema extends v.GenericSchema<any, any>>(
  schema: schema,
  input: unknown,
  onInvalidItem: ((invalid: InvalidItem) => void) | undefined,
): v.SafeParseResult<schema> {
  const invalid: InvalidItem[] = []
  report = (item) => invalid.push(item)
  try {
    return v.safeParse(schema, input)
  } finally {
    report = undefined
    for (const item of invalid) onInvalidItem?.(item)
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
        const parsed = v.safeParse(item, value)
        if (parsed.success) return [parsed.output]
        report?.({ index, item: value, message: formatIssue(parsed.issues[0]) })
        return []
      }),
    ),
  )
}

/** Formats an issue as one line: path of the field, then the reason. */
export function formatIssue(issue: v.BaseIssue<unknown>): string {
  const path = getPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}

/** Returns the path of the invalid field. */
export function getPath({ path }: v.BaseIssue<unknown>): string | undefined {
  return path?.map(({ key }) => key).join('.')
}
