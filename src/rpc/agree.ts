import * as v from 'valibot'
import { type Fixed, getFixed, isAbsent } from './answers.js'

type Fields = Record<string, unknown>

/**
 * Leaves out an item that contradicts the request in one of `fields`, and completes it
 * where the request leaves only one value.
 */
// @__NO_SIDE_EFFECTS__
export function agreed(...fields: string[]) {
  return v.rawTransform<Fields, Fields>(({ addIssue, dataset: { value } }) =>
    agree(value, getFixed(), fields, (field) =>
      addIssue(toIssue(value, field)),
    ),
  )
}

/**
 * Like `agreed`, for the orders of a collectible: they must be for its token, and of
 * the side that their field names.
 */
export const agreedOrders = /* @__PURE__ */ v.rawTransform<Fields, Fields>(
  ({ addIssue, dataset: { value } }) => {
    const { tokenId } = Object(value.metadata)
    const sides = {
      order: getFixed()[0]?.only.side,
      listing: ['listing'],
      offer: ['offer'],
    }
    const orders = Object.entries(sides).map(([name, side]) => {
      const order = value[name]
      if (isAbsent(order) || typeof order !== 'object') return [name, order]
      const only = { side, tokenId: [tokenId] }
      const fields = Object.keys(only)
      return [
        name,
        agree(order as Fields, [{ only }], fields, (field) =>
          addIssue(toIssue(value, name, toIssue(order as Fields, field))),
        ),
      ]
    })
    return { ...value, ...Object.fromEntries(orders) }
  },
)

function toIssue(input: Fields, key: string, inner?: Issue): Issue {
  const item = { type: 'object', origin: 'value', input, key } as const
  return {
    message: 'Expected what the request asked for',
    path: [{ ...item, value: input[key] }, ...(inner?.path ?? [])],
  }
}

type Issue = {
  message: string
  path: [v.IssuePathItem, ...v.IssuePathItem[]]
}

/** Completes an item; calls `onConflict` with the field in which it contradicts all of `fixed`. */
function agree(
  item: Fields,
  fixed: readonly Fixed[],
  fields: string[],
  onConflict: (field: string) => void,
): Fields {
  if (!fixed.length) return item
  const conflicts = fixed.map((each) =>
    fields.findIndex((field) => contradicts(field, item[field], each)),
  )
  const matching = fixed.filter((_, index) => conflicts[index] === -1)
  if (!matching.length) onConflict(fields[Math.max(...conflicts)] ?? '')
  const [match] = matching
  if (!match || matching.length > 1) return item
  const complete = { ...item }
  for (const field of fields) {
    const allowed = getAllowed(field, match)
    const value = isMissing(field, item[field])
      ? allowed.length === 1 && allowed[0]
      : allowed.find((one) => isSame(field, one, item[field]))
    // An offer without a token is for any token, a source without a project for any project.
    const isForAny =
      field === 'projectId' ||
      (field === 'tokenId' && complete.side === 'offer')
    if (value !== undefined && value !== false && !isForAny)
      complete[field] = value
  }
  return complete
}

function contradicts(field: string, value: unknown, fixed: Fixed): boolean {
  if (isMissing(field, value)) return false
  const allowed = getAllowed(field, fixed)
  const isValue = (one: unknown) => isSame(field, one, value)
  return (
    (allowed.length > 0 && !allowed.some(isValue)) ||
    (fixed.never?.[field]?.some(isValue) ?? false)
  )
}

function getAllowed(field: string, { only }: Fixed): unknown[] {
  return (only[field] ?? []).filter((one) => !isMissing(field, one))
}

const unnamed: Fixed['only'] = {
  side: ['unknown'],
  marketplace: ['unknown'],
  projectId: [0],
  audienceId: [0],
}

function isMissing(field: string, value: unknown): boolean {
  return isAbsent(value) || (unnamed[field]?.includes(value) ?? false)
}

function isSame(field: string, a: unknown, b: unknown): boolean {
  return spell(field, a) === spell(field, b)
}

/** Only ids of orders that are no hashes depend on case. */
function spell(field: string, value: unknown): string {
  const text = typeof value === 'object' ? '' : String(value)
  if (field === 'tokenId') return text.replace(/^0+(?=\d)/, '')
  return field === 'orderId' && !/^0x/i.test(text) ? text : text.toLowerCase()
}
