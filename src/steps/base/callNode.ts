import type { Client } from 'viem'
import { within } from './abortable.js'
import type { Environment } from './environment.js'

/** Milliseconds after which a node counts as silent. */
const longestAnswer = 10_000

/** Puts one question; undefined when there is no answer, for any reason. */
export type CallNode = (method: string, params: unknown[]) => Promise<any>

/** Asks a node. A node that fails has said nothing about the chain. */
export function createCallNode(
  node: Client,
  environment: Environment,
): CallNode {
  return async (method, params) => {
    try {
      const request = { method, params } as never
      const answer = node.request(request, { retryCount: 0 })
      return await within(environment, longestAnswer, answer)
    } catch {
      return undefined
    }
  }
}

/** A number that a node wrote in hexadecimal. */
export function toNumber(answer: unknown): number | undefined {
  const number = typeof answer === 'string' ? Number(answer) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}
