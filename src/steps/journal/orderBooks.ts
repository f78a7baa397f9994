import { type Address, isAddress } from 'viem'
import type { SignedOrder } from '../../errors.js'
import { within } from '../platform/abortable.js'
import type { Environment } from '../platform/environment.js'
import { isSameText } from '../platform/plainData.js'
import { isSignedOrder } from './checkRecord.js'

const prefix = 'marketkit:book:'

const maxOrders = 200

const timeoutMs = 3_000

type OrderKey = { chainId: number; orderId: string }

/** Stored as JSON. An order that was signed for two books has no `book`. */
type Entry = {
  book?: Address | undefined
  at: number
  /** The order as it was signed on this device. */
  signed?: SignedOrder | undefined
}

export async function recallBook(
  environment: Environment,
  order: OrderKey,
): Promise<Address | undefined> {
  const entry = await readEntry(environment, toKey(order))
  return entry?.book
}

/** Returns an order that was signed on this device. */
export async function recallSigned(
  environment: Environment,
  order: OrderKey,
): Promise<SignedOrder | undefined> {
  const { book, signed } = (await readEntry(environment, toKey(order))) ?? {}
  return book && signed
}

/** Never rejects. */
export async function rememberBook(
  environment: Environment,
  order: OrderKey & Pick<Entry, 'signed'> & { book: Address },
): Promise<void> {
  const { storage } = environment
  const { book, signed } = order
  const key = toKey(order)
  try {
    const earlier = await readEntry(environment, key)
    const isSame = !earlier || isSameText(earlier.book, book)
    // A reviewed quote does not replace a signature.
    if (!isSame && earlier.signed && !signed) return
    const entry: Entry = {
      book: isSame ? book : undefined,
      at: environment.now(),
      signed: signed ?? earlier?.signed,
    }
    await storage.set(key, JSON.stringify(entry))
    await dropOldest(environment)
  } catch {
    // The book can be proven on chain instead.
  }
}

async function dropOldest(environment: Environment): Promise<void> {
  const { storage } = environment
  const keys = (await storage.keys()).filter((key) => key.startsWith(prefix))
  const excess = keys.length - maxOrders
  if (excess <= 0) return
  const times = await Promise.all(
    keys.map(async (key) => ({
      key,
      at: (await readEntry(environment, key))?.at ?? 0,
    })),
  )
  const oldest = times.sort((a, b) => a.at - b.at).slice(0, excess)
  await Promise.all(oldest.map(({ key }) => storage.delete(key)))
}

async function readEntry(
  environment: Environment,
  key: string,
): Promise<Entry | undefined> {
  try {
    const reading = environment.storage.get(key)
    const text = await within(environment, timeoutMs, reading)
    const entry = text ? JSON.parse(text) : undefined
    const { at, book, signed } = Object(entry)
    return typeof at === 'number' &&
      (book === undefined || (typeof book === 'string' && isAddress(book))) &&
      (signed === undefined || isSignedOrder(signed))
      ? entry
      : undefined
  } catch {
    return undefined
  }
}

function toKey({ chainId, orderId }: OrderKey): string {
  return `${prefix}${chainId}:${orderId.toLowerCase()}`
}
