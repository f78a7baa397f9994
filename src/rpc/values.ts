import * as v from 'valibot'
import { type Address, getAddress } from 'viem'

/** A closed list of known names that a later service may extend. */
export type Open<name extends string> = name | (string & {})

/** Any name, so that members unknown today pass through unchanged. */
// @__NO_SIDE_EFFECTS__
export function openName<known extends readonly string[]>(): v.GenericSchema<
  Open<known[number]>
> {
  return v.string()
}

/** One of the known names; typed open, because aliases may rename them. */
// @__NO_SIDE_EFFECTS__
export function knownName<const name extends string>(
  known: readonly name[],
): v.GenericSchema<Open<name>> {
  return v.picklist(known) as v.GenericSchema<string>
}

const addressPattern = /^0x[0-9a-f]{40}$/i

/** An address in any case, as a checksummed one. */
export const address = v.pipe(
  v.custom<Address>(
    (value) => typeof value === 'string' && addressPattern.test(value),
    'Expected an address: 0x and 40 hex digits',
  ),
  v.transform((value) => getAddress(value.toLowerCase())),
)

/** A non-negative integer in decimal digits; safe numbers are read too. */
export const amount = v.pipe(
  v.custom<string | number>(
    (value) =>
      (typeof value === 'string' || Number.isSafeInteger(value)) &&
      /^\d{1,100}$/.test(String(value)),
    'Expected a whole number in decimal digits',
  ),
  v.transform(String),
)

/** An integer up to 2^256-1 in decimal digits. */
export const uint256 = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/, 'Expected a whole number in decimal digits'),
  v.check((digits) => BigInt(digits) < 2n ** 256n, 'Expected at most 2^256-1'),
  v.transform((digits) => String(BigInt(digits))),
)

/** A number, or its decimal digits in a string. */
export const count = v.pipe(
  v.custom<string | number>(
    (value) =>
      typeof value === 'number' ||
      (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value)),
    'Expected a number',
  ),
  v.transform(Number),
)

/** An RFC 3339 timestamp or unix seconds in a string; year 1 means none. */
export const timestamp = v.pipe(
  v.custom<string | number>(
    (value) => typeof value === 'string' || typeof value === 'number',
    'Expected a timestamp',
  ),
  v.transform((value) =>
    String(value).startsWith('0001-01-01T00:00:00') ? null : String(value),
  ),
)

/** Text that may be missing. */
export const text = v.nullish(v.string())

/** A number that may be missing. */
export const number = v.nullish(count)

/** A point in time that may be missing. */
export const moment = v.nullish(timestamp)

/** A JSON object whose members are not known beforehand. */
export const jsonObject = v.custom<Record<string, unknown>>(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
)

/** A JSON array whose items are not known beforehand. */
export const jsonArray = v.custom<unknown[]>(Array.isArray, 'Expected a list')

type Present<fields> = {
  [key in keyof fields]: Exclude<fields[key], null>
}

/** An object whose null members are read as absent. */
// @__NO_SIDE_EFFECTS__
export function resource<const entries extends v.ObjectEntries>(
  entries: entries,
) {
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

/** What a list reports when it leaves an item out. */
export type InvalidItem = {
  /** Position of the item in the answer, from 0. */
  index: number
  /** The item as it was sent. */
  item: unknown
  /** What is wrong with it. */
  message: string
}

/** Told of left-out items by the parse under way; parsing is synchronous. */
let report: ((invalid: InvalidItem) => void) | undefined

/** Parses `input`; tells `onInvalidItem` of list items that were left out. */
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

/** A list without the items that cannot be read. */
// @__NO_SIDE_EFFECTS__
export function list<const item extends v.GenericSchema<any, any>>(item: item) {
  return v.pipe(
    v.nullish(jsonArray, []),
    v.transform((items) =>
      items.flatMap((value, index): v.InferOutput<item>[] => {
        const parsed = v.safeParse(item, value)
        if (parsed.success) return [parsed.output]
        report?.({ index, item: value, message: issueText(parsed.issues[0]) })
        return []
      }),
    ),
  )
}

/** An issue in one line: the path of the field and what is wrong there. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  const path = pathOf(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}

/** The path of the field that an issue is about. */
export function pathOf({ path }: v.BaseIssue<unknown>): string | undefined {
  return path?.map(({ key }) => key).join('.')
}
