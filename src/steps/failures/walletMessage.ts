import { isObject } from '../platform/plainData.js'

const maxLength = 200

/** Messages that say nothing, and usually wrap the one that does. */
const emptyPattern =
  /^((an )?(internal|unknown)( json-?rpc| rpc)?( server)? error( (was received|occurred))?|rpc error|error)\.?$/i

/**
 * Returns the wallet's message about an error: the innermost message that is not
 * empty, without control, bidi and invisible characters.
 */
export function getWalletMessage(error: unknown): string | undefined {
  const messages = getMessages(error).map(clean).filter(Boolean).reverse()
  const message = messages.find((it) => !emptyPattern.test(it)) ?? messages[0]
  if (!message) return undefined
  const characters = [...message]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength - 1).join('')}…`
    : message
}

/** Messages of an error and its nested errors, the outermost first. */
function getMessages(error: unknown): string[] {
  const found: unknown[] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') found.push(value)
    if (!isObject(value) || seen.has(value) || seen.size > 20) return
    seen.add(value)
    const { data, details, message, shortMessage } = value
    // viem adds the request and its URL to `message`.
    if (typeof shortMessage === 'string') found.push(shortMessage, details)
    else found.push(message)
    visit(value.info)
    visit(value.error)
    if (isObject(data)) visit(data)
    visit(value.originalError)
    visit(value.cause)
  }
  visit(error)
  return found.filter((it) => typeof it === 'string')
}

function clean(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
}
