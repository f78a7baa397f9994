import type { Client } from 'viem'
import { within } from './abortable.js'
import type { Environment } from './environment.js'

const responseTimeoutMs = 10_000

/** Sends a request to the node; returns undefined if it fails or times out. */
export type CallNode = (method: string, params: unknown[]) => Promise<any>

export function createCallNode(
  node: Client,
  environment: Environment,
): CallNode {
  return async (method, params) => {
    try {
      const response = requestOnce(node, method, params)
      return await within(environment, responseTimeoutMs, response)
    } catch {
      return undefined
    }
  }
}

/** Sends a request that viem does not repeat. */
export function requestOnce(
  client: Client,
  method: string,
  params: unknown[],
): Promise<any> {
  return client.request({ method, params } as never, once)
}

/** Options of a viem request that must not be repeated. */
export const once = { retryCount: 0 } as const

/** Converts a hexadecimal quantity; undefined if it is not a safe integer. */
export function toNumber(quantity: unknown): number | undefined {
  const number = typeof quantity === 'string' ? Number(quantity) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}
