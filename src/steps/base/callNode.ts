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
      const request = { method, params } as never
      const response = node.request(request, { retryCount: 0 })
      return await within(environment, responseTimeoutMs, response)
    } catch {
      return undefined
    }
  }
}

/** Converts a hexadecimal quantity; undefined if it is not a safe integer. */
export function toNumber(quantity: unknown): number | undefined {
  const number = typeof quantity === 'string' ? Number(quantity) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}
