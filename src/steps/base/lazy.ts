import { RequestError } from '../../errors.js'

/**
 * A part of the engine that is loaded when it is first needed, which is before
 * a prompt and never after it: what a prompt may lead to has to be there.
 *
 * @throws RequestError when it cannot be loaded; the next call tries again.
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
