import * as v from 'valibot'
import { getOrderKey } from '../../order/orderId.js'
import { collectibleMetadata } from '../../rpc/metadataSchemas.js'
import {
  type CollectibleMetadata,
  type Order,
  order,
} from '../../rpc/schemas.js'
import { resource } from '../../rpc/values.js'
import { createListeners } from '../page/createListeners.js'
import { readText, writeText } from '../page/localText.js'

/** A listing in the cart. */
export type CartItem = {
  /** The listing, as the user last agreed to it. */
  order: Order
  /** How many, as a decimal number. */
  quantity: string
  /** Metadata of the item, if it was given and is small enough to store. */
  collectible?: CollectibleMetadata | undefined
  /** Name of the collection, if it was given. */
  collectionName?: string | undefined
}

/** Also the service's limit for one purchase. */
export const cartLimit = 50

export type CartStore = ReturnType<typeof createCartStore>

/** One constant, so that an empty cart doesn't re-render. */
export const noItems: readonly CartItem[] = []

const stores = new Map<string, CartStore>()

export function getCartStore(scope: string): CartStore {
  const known = stores.get(scope)
  if (known) return known
  const store = createCartStore(`marketkit:cart:${scope}`)
  stores.set(scope, store)
  return store
}

function createCartStore(key: string) {
  let items = noItems
  let text: string | null | undefined

  const show = (next: readonly CartItem[]) => {
    items = next
    emit()
  }
  const sync = () => {
    const now = readText(key)
    if (now === undefined || now === text) return
    text = now
    show(parseItems(now))
  }
  const onStorage = (event: StorageEvent) => {
    // Clearing the storage sends an event without a key.
    if (event.key === key || event.key === null) sync()
  }
  const { emit, subscribe } = createListeners(() => {
    addEventListener('storage', onStorage)
    // A page in the back/forward cache misses storage events.
    addEventListener('pageshow', sync)
    sync()
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', sync)
    }
  })
  sync()
  return {
    get: () => items,
    subscribe,
    change(change: (items: readonly CartItem[]) => readonly CartItem[]) {
      sync()
      const next = change(items)
      if (next === items) return
      writeText(key, JSON.stringify({ version: 1, items: next }))
      // Without storage the cart lives in memory.
      text = readText(key)
      show(next)
    },
  }
}

const maxImageUrlLength = 2_000

export function toStored(
  collectible: CollectibleMetadata | undefined,
): CollectibleMetadata | undefined {
  if (!collectible) return undefined
  const { backgroundColor, image, name, tokenId } = collectible
  if (!image || image.length > maxImageUrlLength) return undefined
  return { attributes: [], backgroundColor, image, name, tokenId }
}

const cartItem = resource({
  order,
  quantity: v.pipe(v.string(), v.regex(/^[1-9]\d{0,77}$/)),
  collectible: v.nullish(collectibleMetadata),
  collectionName: v.nullish(v.string()),
})

function parseItems(text: string | null): readonly CartItem[] {
  const kept = parseJson(text)
  if (kept?.version !== 1 || !Array.isArray(kept.items)) return noItems
  const read = kept.items.flatMap((item) => {
    const parsed = v.safeParse(cartItem, item)
    return parsed.success ? [parsed.output] : []
  })
  const byOrder = new Map(read.map((item) => [getOrderKey(item.order), item]))
  return [...byOrder.values()].slice(0, cartLimit)
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
