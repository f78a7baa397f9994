import { RequestError } from '../../errors.js'

/**
 * Returns a function that loads code once, and again after a failure.
 *
 * @throws RequestError `network` if the code cannot be loaded.
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
