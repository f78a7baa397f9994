import type { Client, Hex } from 'viem'
import { within } from '../platform/abortable.js'
import type { Environment } from '../platform/environment.js'
import { isObject } from '../platform/plainData.js'
import type { Log } from './transferLogs.js'

/** Options of a viem request that must not be repeated. */
export const once = { retryCount: 0 } as const

const responseTimeoutMs = 10_000

/**
 * Sends a request to the node. Returns undefined if it fails or times out, or if its
 * answer has not the shape that the method has.
 */
export type CallNode = (method: string, params: unknown[]) => Promise<any>

export function createCallNode(
  node: Client,
  environment: Environment,
): CallNode {
  return async (method, params) => {
    try {
      const response = requestOnce(node, method, params)
      const answer = await within(environment, responseTimeoutMs, response)
      return isAnswer(method, answer) ? answer : undefined
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

const hexPattern = /^0x[\da-f]*$/i

export function isHexText(value: unknown): value is Hex {
  return typeof value === 'string' && hexPattern.test(value)
}

/** Whether the node's answer is of the kind that the method returns. */
function isAnswer(method: string, answer: unknown): boolean {
  switch (method) {
    case 'eth_call':
    case 'eth_getCode':
      return isHexText(answer)
    case 'eth_getLogs':
      return Array.isArray(answer) && answer.every(isLog)
    case 'eth_getTransactionByHash':
      return answer === null || isTransaction(answer)
    case 'eth_getTransactionReceipt':
      return answer === null || isReceipt(answer)
    default:
      return true
  }
}

/** Whether all fields that are read of a transaction are there. */
export function isTransaction(value: unknown): boolean {
  if (!isObject(value)) return false
  const { from, hash, input, nonce, to = null, value: sent } = value
  return (
    [from, hash, input, nonce, sent].every(isHexText) &&
    (to === null || isHexText(to))
  )
}

function isReceipt(value: unknown): boolean {
  if (!isObject(value)) return false
  const { blockNumber, logs = [], status, to = null } = value
  return (
    [blockNumber, status ?? '0x1'].every(isHexText) &&
    (to === null || isHexText(to)) &&
    Array.isArray(logs) &&
    logs.every(isLog)
  )
}

export function isLog(value: unknown): value is Log {
  if (!isObject(value)) return false
  const { address, data, topics } = value
  return (
    isHexText(address) &&
    isHexText(data) &&
    Array.isArray(topics) &&
    topics.every(isHexText)
  )
}
