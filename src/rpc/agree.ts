import * as v from 'valibot'
import { answer, type Expected, getExpected, isAbsent } from './answers.js'
import { contradiction, jsonObject, type Resource } from './values.js'

type Fields = Record<string, unknown>

/**
 * The schema of an object in an answer that names what the request names. `names` are
 * compared with the request, and completed where the request leaves only one value. A
 * contradicting or malformed one makes the object invalid.
 */
// @__NO_SIDE_EFFECTS__
export function named<const entries extends v.ObjectEntries>(
  names: readonly (keyof entries & string)[],
  entries: entries,
): Resource<entries> {
  return v.pipe(
    jsonObject,
    v.transform((item) => agree(item, getExpected(), names)),
    answer(entries, names),
  ) as unknown as Resource<entries>
}

/**
 * Compares the orders of a collectible with it: they must be for its token, and of the
 * side that their field names. The filter of the request is for `order` alone.
 */
// @__NO_SIDE_EFFECTS__
export function agreedOrders(names: readonly string[]) {
  return v.transform((item: Fields) => {
    const { tokenId } = Object(item.metadata)
    const only = {
      order: getExpected()?.[0]?.only,
      listing: { side: ['listing'] },
      offer: { side: ['offer'] },
    }
    const orders = Object.entries(only).map(([name, values]) => {
      const order = item[name]
      const expected = { only: { ...values, tokenId: [tokenId] } }
      return [
        name,
        isAbsent(order)
          ? undefined
          : typeof order === 'object'
            ? agree(
                order as Fields,
                [
                  name === 'order'
                    ? { ...getExpected()?.[0], ...expected }
                    : expected,
                ],
                names,
              )
            : order,
      ]
    })
    return { ...item, ...Object.fromEntries(orders) }
  })
}

function agree(
  item: Fields,
  expected: readonly Expected[] | undefined,
  fields: readonly string[],
): Fields {
  if (!expected) return item
  const conflicts = expected.map((each) =>
    fields.findIndex((field) => contradicts(field, item, each)),
  )
  const matches = expected.filter((_, index) => conflicts[index] === -1)
  const changed = { ...item }
  if (!matches.length) {
    // The comparison that came furthest is of what was meant.
    changed[fields[Math.max(0, ...conflicts)] ?? ''] = contradiction
    return changed
  }
  for (const field of fields) {
    const allowed = matches.map((each) => getAllowed(field, each))
    const [first] = allowed.flat()
    const value = item[field]
    const same = allowed.flat().find((one) => isSame(field, one, value))
    const isOnly = (values: unknown[]) =>
      values.length === 1 && isSame(field, values[0], first)
    // The spelling of the request.
    if (same !== undefined) changed[field] = same
    else if (field === 'tokenId' && isForAnyToken(changed, matches[0])) {
      if (first !== undefined) delete changed.tokenId
    }
    // A source without a project is for any project.
    else if (
      field !== 'projectId' &&
      isMissing(field, value) &&
      allowed.every(isOnly)
    )
      changed[field] = first
  }
  return changed
}

function contradicts(field: string, item: Fields, expected: Expected): boolean {
  const value = item[field]
  const isValue = (one: unknown) => isSame(field, one, value)
  const allowed = getAllowed(field, expected)
  return (
    !isMissing(field, value) &&
    !(field === 'tokenId' && isForAnyToken(item, expected)) &&
    ((allowed.length > 0 && !allowed.some(isValue)) ||
      !!expected.never?.[field]?.some(isValue))
  )
}

/** Whether an order is an offer for a collection; some services name its token "0". */
function isForAnyToken(item: Fields, expected: Expected | undefined): boolean {
  const { side, tokenId } = item
  const named = isMissing('side', side) ? expected?.only.side?.[0] : side
  return (
    isSame('side', named, 'offer') &&
    (isAbsent(tokenId) || isSame('tokenId', tokenId, 0))
  )
}

function getAllowed(field: string, { only }: Expected): unknown[] {
  return (only[field] ?? []).filter((one) => !isMissing(field, one))
}

/** Values that name nothing, by field. */
const unnamed: Fields = {
  side: 'unknown',
  marketplace: 'unknown',
  chainId: '0',
  projectId: '0',
  audienceId: '0',
}

function isMissing(field: string, value: unknown): boolean {
  return isAbsent(value) || (isText(value) && String(value) === unnamed[field])
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function isSame(field: string, a: unknown, b: unknown): boolean {
  return isText(a) && isText(b) && spell(field, a) === spell(field, b)
}

/** Only order ids that are not hashes are case-sensitive. */
function spell(field: string, value: unknown): string {
  const text = String(value)
  if (field === 'tokenId') return text.replace(/^0+(?=\d)/, '')
  return field === 'orderId' && !/^0x/i.test(text) ? text : text.toLowerCase()
}
