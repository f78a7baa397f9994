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

function isDigits(value: unknown): boolean {
  return (
    (typeof value === 'string' || Number.isSafeInteger(value)) &&
    /^\d{1,100}$/.test(String(value))
  )
}

/** A non-negative integer in decimal digits; also accepts safe numbers. */
export const amount: v.GenericSchema<string | number, string> = v.pipe(
  v.custom<string | number>(
    isDigits,
    'Expected a whole number in decimal digits',
  ),
  v.transform(String),
)

/** The id of a token; also accepts safe numbers. */
export const tokenId: v.GenericSchema<string | number, string> = v.pipe(
  v.custom<string | number>(
    (value) => isDigits(value) && BigInt(value as string) < 2n ** 256n,
    'Expected a token id in decimal digits',
  ),
  v.transform((value) => String(BigInt(value))),
)

/** An integer up to 2^256-1 in decimal digits. */
export const uint256: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/, 'Expected a whole number in decimal digits'),
  v.check((digits) => BigInt(digits) < 2n ** 256n, 'Expected at most 2^256-1'),
  v.transform((digits) => String(BigInt(digits))),
)

/** A number in a range, or a decimal number as text. */
// @__NO_SIDE_EFFECTS__
function numberIn(
  isInside: (value: number) => boolean,
): v.GenericSchema<string | number, number> {
  return v.pipe(
    v.custom<string | number>(
      (value) =>
        (typeof value === 'number' ||
          (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value))) &&
        isInside(Number(value)),
      'Expected a number in its range',
    ),
    v.transform(Number),
  )
}

export const count = numberIn((value) => Number.isFinite(value))

/** A count or the id of a record. */
export const whole = numberIn(
  (value) => Number.isSafeInteger(value) && value >= 0,
)

/** The number of a page. */
export const pageNumber = numberIn(
  (value) => Number.isSafeInteger(value) && value > 0,
)

/** Decimals of amounts: 10^77 is the largest power of ten in a uint256. */
export const decimals = numberIn(
  (value) => Number.isInteger(value) && value >= 0 && value < 78,
)

/** Basis points; services may send fractions. */
export const bps = numberIn((value) => value >= 0 && value <= 10_000)

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

export const wholeNumber = v.nullish(whole)

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

/** Replaces a value that contradicts the request. No schema accepts it. */
export const contradiction: unique symbol = /* @__PURE__ */ Symbol()

/** Formats an issue as one line: path of the field, then the reason. */
export function formatIssue(
  issue: v.BaseIssue<unknown>,
  field?: string,
): string {
  const path = [field, getPath(issue)].filter(Boolean).join('.')
  const reason =
    issue.input === contradiction
      ? 'Expected what the request asked for'
      : issue.message
  return path ? `${path}: ${reason}` : reason
}

/** Returns the path of the invalid field. */
export function getPath({ path }: v.BaseIssue<unknown>): string | undefined {
  return path?.map(({ key }) => key).join('.')
}
