import * as v from 'valibot'
import { answer, type Fixed, getFixed, isAbsent } from './answers.js'
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
    v.transform((item) => agree(item, getFixed(), names)),
    answer(entries, names),
  ) as unknown as Resource<entries>
}

/**
 * Compares the orders of a collectible with it: they must be for its token, and of the
 * side that their field names.
 */
// @__NO_SIDE_EFFECTS__
export function agreedOrders() {
  return v.transform((item: Fields) => {
    const { tokenId } = Object(item.metadata)
    const sides = {
      order: getFixed()?.[0]?.only.side,
      listing: ['listing'],
      offer: ['offer'],
    }
    const orders = Object.entries(sides).map(([name, side]) => {
      const order = item[name]
      const only = { side, tokenId: [tokenId] }
      return [
        name,
        isAbsent(order)
          ? undefined
          : typeof order === 'object'
            ? agree(order as Fields, [{ only }], ['side', 'tokenId'])
            : order,
      ]
    })
    return { ...item, ...Object.fromEntries(orders) }
  })
}

function agree(
  item: Fields,
  fixed: readonly Fixed[] | undefined,
  fields: readonly string[],
): Fields {
  if (!fixed) return item
  const conflicts = fixed.map((each) =>
    fields.findIndex((field) => contradicts(field, item[field], each)),
  )
  const [match, ...others] = fixed.filter((_, index) => conflicts[index] === -1)
  const changed = { ...item }
  // The comparison that came furthest is of what was meant.
  if (!match) changed[fields[Math.max(0, ...conflicts)] ?? ''] = contradiction
  if (!match || others.length) return changed
  for (const field of fields) {
    const allowed = getAllowed(field, match)
    const value = item[field]
    // An offer without a token is for any token, a source without a project for any project.
    const isForAny =
      field === 'projectId' || (field === 'tokenId' && changed.side === 'offer')
    if (!isMissing(field, value))
      // The spelling of the request.
      changed[field] = allowed.find((one) => isSame(field, one, value)) ?? value
    else if (allowed.length === 1 && !isForAny) changed[field] = allowed[0]
  }
  return changed
}

function contradicts(
  field: string,
  value: unknown,
  { never, only }: Fixed,
): boolean {
  const isValue = (one: unknown) => isSame(field, one, value)
  const allowed = getAllowed(field, { only })
  return (
    !isMissing(field, value) &&
    ((allowed.length > 0 && !allowed.some(isValue)) ||
      !!never?.[field]?.some(isValue))
  )
}

function getAllowed(field: string, { only }: Fixed): unknown[] {
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

/** Only ids of orders that are no hashes depend on case. */
function spell(field: string, value: unknown): string {
  const text = String(value)
  if (field === 'tokenId') return text.replace(/^0+(?=\d)/, '')
  return field === 'orderId' && !/^0x/i.test(text) ? text : text.toLowerCase()
}
