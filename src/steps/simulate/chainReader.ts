import type { Address, Client, Hex } from 'viem'
import { isHexText, requestOnce } from '../chain/callNode.js'
import { revertReason } from '../failures/revertReason.js'
import { within } from '../platform/abortable.js'
import type { Environment } from '../platform/environment.js'
import { isObject } from '../platform/plainData.js'

export type Question = {
  to: Address
  data: Hex
  /** The block to read at. @default the newest one */
  block?: string | undefined
}

/** Undefined if the node gave no answer, which proves nothing about the contract. */
export type Answer = Hex | 'reverted' | undefined

const retryAfterMs = 2_000

const retryPauseMs = 250

const answerTimeoutMs = 5_000

/** Reads the state, with a second try for busy nodes. Never rejects. */
export type ChainReader = {
  call(question: Question): Promise<Answer>
  getCode(address: Address): Promise<Hex | undefined>
}

export function createChainReader(
  node: Client,
  environment: Environment,
): ChainReader {
  const askTwice = async <answer>(ask: () => Promise<answer>) => {
    const first = ask()
    const early = await within(environment, retryAfterMs, first).catch(() => {})
    if (early !== undefined) return early
    await environment.sleep(retryPauseMs)
    return Promise.any([first, ask()])
  }
  const read = <answer>(ask: () => Promise<answer>) =>
    within(environment, answerTimeoutMs, askTwice(ask)).catch(() => undefined)
  return {
    call: ({ block = 'latest', data, to }) =>
      read(async () => {
        try {
          const call = [{ to, data }, block]
          return assertHex(await requestOnce(node, 'eth_call', call))
        } catch (cause) {
          if (isRevert(cause)) return 'reverted' as const
          throw cause
        }
      }),
    getCode: (address) =>
      read(async () => {
        const params = [address, 'latest']
        return assertHex(await requestOnce(node, 'eth_getCode', params))
      }),
  }
}

/** Codes of a call that reverted; Nethermind has one of its own. */
const revertCodes: readonly unknown[] = [3, -32015]

/** Errors of nodes that use another code. */
const revertPattern = /\b(execution|vm) reverted\b|vm exception/i

/**
 * Whether a call reverted. Otherwise the node failed. A contract may have written
 * any other text of the error.
 */
export function isRevert(error: unknown): boolean {
  return revertReason(error) !== undefined || saysRevert(error)
}

function saysRevert(error: unknown, depth = 0): boolean {
  if (!isObject(error) || depth > 8) return false
  const { cause, code, data, error: inner, message } = error
  return (
    revertCodes.includes(code) ||
    (typeof message === 'string' && revertPattern.test(message)) ||
    [cause, data, inner].some((it) => saysRevert(it, depth + 1))
  )
}

/** A node that answers `null`, or anything else, has not answered. */
function assertHex(answer: unknown): Hex {
  if (isHexText(answer)) return answer
  throw new Error('The node returned no hexadecimal data.')
}
