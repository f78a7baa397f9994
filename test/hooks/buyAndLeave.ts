import type { Config } from 'wagmi'
import { buy } from '../../src/core.js'

/** Buys, and leaves the page while the transaction is pending. */
export async function buyAndLeave(
  config: Config,
  parameters: buy.Parameters,
): Promise<unknown> {
  const page = new AbortController()
  return buy(config, {
    ...parameters,
    signal: page.signal,
    onProgress: ({ steps }) => {
      if (steps.some(({ status }) => status === 'confirming')) page.abort()
    },
  }).catch((error: unknown) => error)
}
