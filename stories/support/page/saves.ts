import type { ChainDump } from '../../../src/service/world/chain/dump.js'
import type { PlainRequest } from './messages.js'

/**
 * What happened in the world of a page, kept for its next visit: the chain, and
 * the orders that were posted. The indexer reads the rest from the chain.
 */
export type Saves = {
  /** The chain of the last visit; undefined on the first one. */
  chain: ChainDump | undefined
  posts: readonly PlainRequest[]
  setChain(chain: ChainDump): Promise<void>
  /** Keeps a request if it posted an order. */
  addPost(request: PlainRequest): Promise<void>
  /** Forgets everything; the next visit starts with the world of the site. */
  clear(): Promise<void>
}

type Kept = { chain?: ChainDump; posts: PlainRequest[] }

/** Opens what was kept for a packed world; nothing if the browser keeps nothing. */
export async function openSaves(
  url: string,
  packed: ChainDump,
): Promise<Saves> {
  // A new build of the site has another chain.
  const name = `${url}/saved?head=${packed.blocks.at(-1)?.header.slice(0, 66)}`
  const cache = await globalThis.caches
    ?.open('marketkit-world')
    .catch(() => undefined)
  const kept: Kept = await cache
    ?.match(name)
    .then((found) => found?.json())
    .catch(() => undefined)
  const state: Kept = kept ?? { posts: [] }
  const save = async () => {
    const body = new Response(JSON.stringify(state))
    // Storage may be full: then the next visit starts anew.
    await cache?.put(name, body).catch(() => {})
  }
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
    async clear() {
      state.chain = undefined
      state.posts = []
      await cache?.delete(name).catch(() => {})
    },
  }
}
