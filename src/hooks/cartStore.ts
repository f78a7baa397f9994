import * as v from 'valibot'
import { collectibleMetadata } from '../rpc/metadataSchemas.js'
import { type CollectibleMetadata, type Order, order } from '../rpc/schemas.js'
import { resource } from '../rpc/values.js'

/** One listing that somebody means to buy from. */
export type CartItem = {
  /** The listing, as it was when it was last agreed to. */
  order: Order
  /** How many, as a decimal number. */
  quantity: string
  /** What is bought, where it was told and is short enough to keep. */
  collectible?: CollectibleMetadata | undefined
  /** Name of its collection, where it was told. */
  collectionName?: string | undefined
}

/** Listings that a cart holds; a service takes no more in one purchase. */
export const cartLimit = 50

/** Items of one service and project, shared by the tabs of an origin. */
export type CartStore = ReturnType<typeof createCartStore>

/** An empty cart; always the same one, so that nothing is drawn again. */
export const noItems: readonly CartItem[] = []

const stores = new Map<string, CartStore>()

/** The cart of a client's scope. */
export function cartStore(scope: string): CartStore {
  const known = stores.get(scope)
  if (known) return known
  const store = createCartStore(`marketkit:cart:${scope}`)
  stores.set(scope, store)
  return store
}

function createCartStore(key: string) {
  const listeners = new Set<() => void>()
  let items = noItems
  /** What the storage held when it was last looked at. */
  let text: string | null | undefined

  const show = (next: readonly CartItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const look = () => {
    const now = readText(key)
    if (now === undefined || now === text) return
    text = now
    show(parseItems(now))
  }
  const onStorage = (event: StorageEvent) => {
    // A page that clears its storage names no key.
    if (event.key === key || event.key === null) look()
  }
  look()
  return {
    get: () => items,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        // A page that was put aside has missed what others did.
        addEventListener('pageshow', look)
        look()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', look)
      }
    },
    /** Changes what is there now, also by other tabs. */
    change(change: (items: readonly CartItem[]) => readonly CartItem[]) {
      look()
      const next = change(items)
      if (next === items) return
      writeText(key, JSON.stringify({ version: 1, items: next }))
      // Where nothing can be kept, the page itself remembers.
      text = readText(key)
      show(next)
    },
  }
}

/** What tells one order from all others. */
export type OrderName = Pick<
  Order,
  'chainId' | 'collectionContractAddress' | 'orderId'
> & { marketplace: string }

/** What names an item in a cart. */
export function cartIdOf(order: OrderName): string {
  const { chainId, collectionContractAddress, marketplace, orderId } = order
  const contract = collectionContractAddress.toLowerCase()
  return [chainId, contract, marketplace, orderId].join(':')
}

/** Whether two are one: not every service names the book of every order. */
export function isSameListing(a: OrderName, b: OrderName): boolean {
  if (a.orderId !== b.orderId) return false
  const isUnnamed = [a, b].some(({ marketplace }) => marketplace === 'unknown')
  return (
    cartIdOf(a) ===
    cartIdOf(isUnnamed ? { ...b, marketplace: a.marketplace } : b)
  )
}

/** How many can be bought from a listing at once. */
export function availableOf(order: Order): bigint {
  return BigInt(order.quantityAvailable ?? order.quantityRemaining ?? '1')
}

/** Picture addresses longer than this are asked of the service again. */
const longest = 2_000

/** What is kept of a collectible: enough to show it. */
export function toKeep(
  collectible: CollectibleMetadata | undefined,
): CollectibleMetadata | undefined {
  if (!collectible) return undefined
  const { backgroundColor, image, name, tokenId } = collectible
  if (!image || image.length > longest) return undefined
  return { attributes: [], backgroundColor, image, name, tokenId }
}

const cartItem = resource({
  order,
  quantity: v.pipe(v.string(), v.regex(/^[1-9]\d{0,77}$/)),
  collectible: v.nullish(collectibleMetadata),
  collectionName: v.nullish(v.string()),
})

/** The items in a text; what cannot be read is left out. */
function parseItems(text: string | null): readonly CartItem[] {
  const kept = parseJson(text)
  if (kept?.version !== 1 || !Array.isArray(kept.items)) return noItems
  const read = kept.items.flatMap((item) => {
    const parsed = v.safeParse(cartItem, item)
    return parsed.success
      ? [[cartIdOf(parsed.output.order), parsed.output]]
      : []
  }) as [string, CartItem][]
  return [...new Map(read).values()].slice(0, cartLimit)
}

function parseJson(text: string | null) {
  try {
    return JSON.parse(text ?? 'null') as {
      items?: unknown
      version?: unknown
    } | null
  } catch {
    return null
  }
}

/** Null for nothing, undefined where nothing can be read. */
function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
