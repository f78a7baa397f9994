import { keccak256 } from 'viem'
import type { ChainDump } from '../../../src/service/world/chain/dump.js'
import { createIndexedDbStorage } from '../../../src/steps/platform/storage.js'
import type { PlainRequest } from './messages.js'

/**
 * The trades in the world of a page, stored for the next visit: the chain, and
 * the orders that were posted. The indexer reads the rest from the chain.
 */
export type Saves = {
  /** The chain of the last visit; undefined on the first one. */
  chain: ChainDump | undefined
  posts: readonly PlainRequest[]
  setChain(chain: ChainDump): Promise<void>
  /** Stores a request if it posted an order. */
  addPost(request: PlainRequest): Promise<void>
}

type Kept = { chain?: ChainDump; posts: PlainRequest[] }

// In private windows of WebKit, the Cache API forgets everything with each page.
const storage = createIndexedDbStorage('marketkit-world')

/** Opens the saves of a packed world; the browser may store none. */
export async function openSaves(
  url: string,
  packed: ChainDump,
): Promise<Saves> {
  // A new build of the site has another chain.
  const head = keccak256(packed.blocks.at(-1)?.header ?? '0x')
  const key = `${url}?head=${head}`
  for (const other of await listKeys(url))
    if (other !== key) await storage.delete(other).catch(() => {})
  const state: Kept = await storage
    .get(key)
    .then((kept) => (kept ? JSON.parse(kept) : { posts: [] }))
    .catch(() => ({ posts: [] }))
  // Storage may be full: then trades since the last save are lost.
  const save = () => storage.set(key, JSON.stringify(state)).catch(() => {})
  return {
    chain: state.chain,
    posts: [...state.posts],
    async setChain(chain) {
      state.chain = chain
      await save()
    },
    async addPost(request) {
      if (request.method !== 'POST' || !request.url.endsWith('/orders')) return
      state.posts.push(request)
      await save()
    },
  }
}

/** The next visit starts with the world of the site. */
export async function clearSaves(url: string): Promise<void> {
  for (const key of await listKeys(url))
    await storage.delete(key).catch(() => {})
}

/** Other sites of the same origin have worlds at other URLs. */
async function listKeys(url: string): Promise<string[]> {
  const keys = await storage.keys().catch(() => [])
  return keys.filter((key) => key.startsWith(`${url}?`))
}
