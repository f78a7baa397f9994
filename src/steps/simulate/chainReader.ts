import type { Address, Client, Hex } from 'viem'
import { within } from '../base/abortable.js'
import { isHexText, requestOnce } from '../base/callNode.js'
import { classifyWalletError } from '../base/classifyWalletError.js'
import type { Environment } from '../base/environment.js'

export type Question = { to: Address; data: Hex }

/** Undefined if the node gave no answer, which proves nothing about the contract. */
export type Answer = Hex | 'reverted' | undefined

const retryAfterMs = 2_000

const retryPauseMs = 250

const answerTimeoutMs = 5_000

/** Reads the newest state, with a second try for busy nodes. Never rejects. */
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
    call: ({ data, to }) =>
      read(async () => {
        try {
          const call = [{ to, data }, 'latest']
          return assertHex(await requestOnce(node, 'eth_call', call))
        } catch (cause) {
          if (classifyWalletError(cause).reason === 'reverted')
            return 'reverted' as const
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

/** A node that answers `null`, or anything else, has not answered. */
function assertHex(answer: unknown): Hex {
  if (isHexText(answer)) return answer
  throw new Error('The node returned no hexadecimal data.')
}
