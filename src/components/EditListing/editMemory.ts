import * as v from 'valibot'
import type { useList } from '../../hooks/useList.js'
import { getOrderKey } from '../../order/orderId.js'
import { order } from '../../rpc/schemas.js'
import { address, amount, resource } from '../../rpc/values.js'
import type { EditPart } from './editPlan.js'

/** A change of a listing that was begun, and how far it came. */
export type EditRecord = {
  /** How many of the two parts are done. */
  done: 0 | 1
  /** The new listing. */
  listing: Omit<useList.Variables, 'consent' | 'onReview'>
  /** The old listing. */
  order: v.InferOutput<typeof order>
  /** The two parts, in their order. */
  plan: readonly [EditPart, EditPart]
  /** When it was last at work, in milliseconds. */
  updated: number
}

/** Changes of one account with one service, shared by the tabs of an origin. */
export type EditMemory = ReturnType<typeof createMemory>

const memories = /* @__PURE__ */ new Map<string, EditMemory>()
const none: readonly EditRecord[] = []

/** Changes are kept for a week, and so many of them. */
const longest = 7 * 86_400_000
const most = 20

/** What an account has begun to change, kept over reloads. */
export function editMemory(
  scope: string,
  account: string | undefined,
): EditMemory {
  const key = `marketkit:edits:${scope}:${account?.toLowerCase()}`
  const known = memories.get(key)
  if (known) return known
  const memory = createMemory(key)
  memories.set(key, memory)
  return memory
}

function createMemory(key: string) {
  const listeners = new Set<() => void>()
  const atWork = new Set<string>()
  let records = none
  let text: string | null | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const look = () => {
    const now = readText(key)
    if (now === undefined || now === text) return
    text = now
    records = parse(now)
    tell()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) look()
  }
  const change = (next: (records: readonly EditRecord[]) => EditRecord[]) => {
    look()
    records = next(records)
    try {
      if (records.length) localStorage.setItem(key, JSON.stringify(records))
      else localStorage.removeItem(key)
    } catch {}
    text = readText(key)
    tell()
  }
  look()
  return {
    /** Changes that were begun, the oldest first. */
    read: () => records,
    /** Whether this page is at it. */
    isAtWork: (record: EditRecord) => atWork.has(idOf(record)),
    find: (old: EditRecord['order']) =>
      records.find(({ order }) => idOf({ order }) === idOf({ order: old })),
    /** Notes how far a change has come. */
    note(record: Omit<EditRecord, 'updated'>) {
      change((records) =>
        [
          ...records.filter((it) => idOf(it) !== idOf(record)),
          { ...record, updated: Date.now() },
        ].slice(-most),
      )
    },
    /** Forgets a change: it is over, or nobody wants it any more. */
    forget(record: Pick<EditRecord, 'order'>) {
      if (records.some((it) => idOf(it) === idOf(record)))
        change((records) => records.filter((it) => idOf(it) !== idOf(record)))
    },
    /** Notes whether this page is at it, so that nothing is said meanwhile. */
    work(record: Pick<EditRecord, 'order'>, isAtWork: boolean) {
      if (isAtWork) atWork.add(idOf(record))
      else atWork.delete(idOf(record))
      records = [...records]
      tell()
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      look()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

function idOf({ order }: Pick<EditRecord, 'order'>): string {
  return getOrderKey(order)
}

const part = v.picklist(['cancel', 'list'])
const schema = resource({
  done: v.picklist([0, 1]),
  listing: resource({
    chainId: v.number(),
    contractAddress: address,
    contractType: v.picklist(['ERC721', 'ERC1155']),
    currencyAddress: address,
    expiry: amount,
    minNet: v.nullish(amount),
    orderbook: v.nullish(v.string()),
    pricePerToken: amount,
    quantity: v.nullish(amount),
    tokenId: amount,
  }),
  order,
  plan: v.tuple([part, part]),
  updated: v.number(),
})

/** What cannot be read, or is too old to be told of, is left out. */
function parse(text: string | null): readonly EditRecord[] {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '[]')
  } catch {
    return none
  }
  if (!Array.isArray(kept)) return none
  return kept.flatMap((item) => {
    const parsed = v.safeParse(schema, item)
    const isNew = parsed.success && parsed.output.updated > Date.now() - longest
    return isNew ? [parsed.output] : []
  })
}

/** Null for nothing, undefined where nothing can be read. */
function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}
