import { RequestError } from '../../errors.js'

/**
 * Returns a function that loads a part of the engine once, and again after a
 * failure. Load parts before the wallet prompt, so that nothing is missing later.
 *
 * @throws RequestError `network` if the part cannot be loaded.
 */
export function lazy<part>(load: () => Promise<part>): () => Promise<part> {
  let loading: Promise<part> | undefined
  return () => {
    loading ??= load().catch((cause) => {
      loading = undefined
      const operation = 'A part of MarketKit'
      throw new RequestError({ cause, operation, reason: 'network', url: '' })
    })
    return loading
  }
}
