import type { Client, Hex } from 'viem'
import { within } from './abortable.js'
import type { Environment } from './environment.js'

/** Options of a viem request that must not be repeated. */
export const once = { retryCount: 0 } as const

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

export function requestOnce(
  client: Client,
  method: string,
  params: unknown[],
): Promise<any> {
  return client.request({ method, params } as never, once)
}

/** Returns number and time (unix seconds) of a block; undefined without an answer. */
export async function readBlock(
  callNode: CallNode,
  tag: Hex | 'latest',
): Promise<{ number: number | undefined; time: number | undefined }> {
  const block = await callNode('eth_getBlockByNumber', [tag, false])
  return { number: toNumber(block?.number), time: toNumber(block?.timestamp) }
}

/** Sends a request to the node whose answer is a quantity. */
export async function readNumber(
  callNode: CallNode,
  method: string,
  params: unknown[] = [],
): Promise<number | undefined> {
  return toNumber(await callNode(method, params))
}

/** Converts a hexadecimal quantity; undefined if it is not a safe integer. */
export function toNumber(quantity: unknown): number | undefined {
  const number = typeof quantity === 'string' ? Number(quantity) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}
