import { type Answer, createAnswer } from './answer.js'

/** A read request in canonical form. */
export type Question = {
  /** Equal for requests with the same answer, and only for those. */
  key: string
  chainId: number
  /** Collections that the answer depends on. */
  contractAddresses: readonly string[]
}

/** Answers of reads, shared by all callers. */
export type AnswerCache = {
  /**
   * Returns the cached answer, or the one that is being computed, or starts
   * `compute`, which returns JSON text. Errors are not cached.
   */
  read(question: Question, compute: () => Promise<string>): Promise<Answer>
  /**
   * Drops the answers about some collections. Call it after the commit of a
   * change: requests after that get new answers.
   */
  forget(chainId: number, contractAddresses: Iterable<string>): void
}

/** Milliseconds for which an answer is used. */
const lifetime = 1_000

/** Age in milliseconds from which a request renews an answer for later ones. */
const renewalAge = 800

/** Estimated bytes of an entry, beside its key and answer. */
const overhead = 1_024

type Entry = {
  answer: Promise<Answer>
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
export function createAnswerCache({
  bytes,
  now,
}: {
  bytes: number
  now: () => number
}): AnswerCache {
  /** In the order of their ends, but renewed ones come up to a second late. */
  const entries = new Map<string, Entry>()
  /** Keys of entries, by collection. */
  const keys = new Map<string, Set<string>>()
  let total = 0

  /** Returns the entry, or the one that replaces it, if it may be used. */
  function findFresh(entry: Entry | undefined): Entry | undefined {
    if (!entry) return undefined
    const age = now() - entry.startedAt
    // A clock that was set back makes answers of the future.
    return age >= 0 && age < lifetime ? entry : findFresh(entry.next)
  }

  /** Computes an answer in advance, so that no request waits for it. */
  function renew(
    known: Entry,
    question: Question,
    compute: () => Promise<string>,
  ) {
    const next = start(question, compute)
    known.canRenew = false
    known.next = next
    next.answer.then(
      () => replace(question.key, known, next),
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

  /** Counts the bytes of an answer, unless its entry was dropped meanwhile. */
  function grow(key: string, entry: Entry, size: number) {
    entry.size += size
    if (entries.get(key) !== entry) return
    total += size
    prune()
  }

  function start(
    { chainId, contractAddresses, key }: Question,
    compute: () => Promise<string>,
  ): Entry {
    const startedAt = now()
    const answer = compute().then(
      (json) => {
        const made = createAnswer(json, (size) => grow(key, entry, size))
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
      answer,
      canRenew: false,
      startedAt,
      collections: contractAddresses.map((address) => toId(chainId, address)),
      size: overhead + 2 * key.length,
    }
    return entry
  }

  return {
    read(question, compute) {
      const { key } = question
      const known = entries.get(key)
      const fresh = findFresh(known)
      if (fresh && fresh === known) {
        if (known.canRenew && now() - known.startedAt >= renewalAge)
          renew(known, question, compute)
        return known.answer
      }
      drop(key)
      const entry = fresh ?? start(question, compute)
      if (bytes > 0) add(key, entry)
      return entry.answer
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
