import { type CachedResponse, createCachedResponse } from './cachedResponse.js'

/** A read request in canonical form. */
export type ResponseKey = {
  /** Equal for requests with the same response, and only for those. */
  key: string
  chainId: number
  /** Collections that the response depends on. */
  contractAddresses: readonly string[]
}

/** Responses to reads, shared by all callers. */
export type ResponseCache = {
  /**
   * Returns the cached response, or the one that is being computed, or starts
   * `compute`, which returns JSON text. Errors are not cached.
   */
  read(
    request: ResponseKey,
    compute: () => Promise<string>,
  ): Promise<CachedResponse>
  /**
   * Drops the responses about some collections. Call it after the commit of a
   * change: later requests get new responses.
   */
  forget(chainId: number, contractAddresses: Iterable<string>): void
}

/** Milliseconds for which a response is used. */
const lifetime = 1_000

/** Age in milliseconds from which a request renews a response for later ones. */
const renewalAge = 800

/** Estimated bytes of an entry, in addition to its key and response. */
const overhead = 1_024

type Entry = {
  response: Promise<CachedResponse>
  /** Unix time in milliseconds when the computation started. */
  startedAt: number
  /** Ids of collections. */
  collections: string[]
  /** Bytes. */
  size: number
  /** Whether a request may start its renewal: once, when it is computed. */
  canRenew: boolean
  /** The entry that will replace this one. */
  next?: Entry
}

/**
 * Creates a cache that holds at most so many bytes; with 0, every request is
 * computed.
 */
export function createResponseCache({
  bytes,
  now,
}: {
  bytes: number
  now: () => number
}): ResponseCache {
  /** In the order of their ends, but renewed ones come up to a second late. */
  const entries = new Map<string, Entry>()
  /** Keys of entries, by collection. */
  const keys = new Map<string, Set<string>>()
  let total = 0

  /** Returns the entry, or the one that replaces it, if it may be used. */
  function findFresh(entry: Entry | undefined): Entry | undefined {
    if (!entry) return undefined
    const age = now() - entry.startedAt
    // A clock that was set back makes responses of the future.
    return age >= 0 && age < lifetime ? entry : findFresh(entry.next)
  }

  /** Computes a response in advance, so that no request waits for it. */
  function renew(
    known: Entry,
    request: ResponseKey,
    compute: () => Promise<string>,
  ) {
    const next = start(request, compute)
    known.canRenew = false
    known.next = next
    next.response.then(
      () => replace(request.key, known, next),
      // The first request after the old answer computes again, and gets its error.
      () => delete known.next,
    )
  }

  /** Replaces an entry, unless it was dropped meanwhile. */
  function replace(key: string, known: Entry, next: Entry) {
    if (entries.get(key) !== known) return
    drop(key)
    add(key, next)
    prune()
  }

  function add(key: string, entry: Entry) {
    entries.set(key, entry)
    total += entry.size
    for (const collection of entry.collections) {
      const others = keys.get(collection)
      if (others) others.add(key)
      else keys.set(collection, new Set([key]))
    }
  }

  function drop(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.size
    for (const collection of entry.collections) {
      const others = keys.get(collection)
      others?.delete(key)
      if (others?.size === 0) keys.delete(collection)
    }
  }

  /** Drops the oldest entries until the others are fresh and fit. */
  function prune() {
    for (const [key, entry] of entries) {
      if (total <= bytes && findFresh(entry)) return
      drop(key)
    }
  }

  /** Counts the bytes of a response, unless its entry has been dropped. */
  function grow(key: string, entry: Entry, size: number) {
    entry.size += size
    if (entries.get(key) !== entry) return
    total += size
    prune()
  }

  function start(
    { chainId, contractAddresses, key }: ResponseKey,
    compute: () => Promise<string>,
  ): Entry {
    const startedAt = now()
    const response = compute().then(
      (json) => {
        const made = createCachedResponse(json, (size) =>
          grow(key, entry, size),
        )
        grow(key, entry, made.body.byteLength)
        entry.canRenew = true
        return made
      },
      (error) => {
        if (entries.get(key) === entry) drop(key)
        throw error
      },
    )
    const entry: Entry = {
      response,
      canRenew: false,
      startedAt,
      collections: contractAddresses.map((address) => toId(chainId, address)),
      size: overhead + 2 * key.length,
    }
    return entry
  }

  return {
    read(request, compute) {
      const { key } = request
      const known = entries.get(key)
      const fresh = findFresh(known)
      if (fresh && fresh === known) {
        if (known.canRenew && now() - known.startedAt >= renewalAge)
          renew(known, request, compute)
        return known.response
      }
      drop(key)
      const entry = fresh ?? start(request, compute)
      if (bytes > 0) add(key, entry)
      return entry.response
    },
    forget(chainId, contractAddresses) {
      for (const address of contractAddresses)
        for (const key of keys.get(toId(chainId, address)) ?? []) drop(key)
    },
  }
}

function toId(chainId: number, contractAddress: string): string {
  return `${chainId}:${contractAddress.toLowerCase()}`
}
