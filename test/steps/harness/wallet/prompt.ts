import { type Address, type Hex, hashMessage, hashTypedData } from 'viem'
import { getCallDigest } from '../../../../src/steps/journal/record.js'
import type { Call } from '../chain/state.js'

/** A prompt of the wallet, and its true result. */
export type Prompt = {
  /** Tab that sent the request. */
  page: string
  kind: 'transaction' | 'bundle' | 'signature' | 'switch'
  /** Its effects, one text for each call or signature. */
  digests: readonly Hex[]
  calls: readonly Call[]
  opened: number
  /** Parameters of the request. */
  asked: unknown
  /**
   * `open`: on the screen. `agreed`: it had, or will have, its effect.
   * `refused`: it never will.
   */
  status: 'open' | 'agreed' | 'refused'
  ended?: number | undefined
  /** Hashes of its transactions. */
  transaction?: Hex | undefined
  signature?: Hex | undefined
}

/** The user's answer to a prompt, and the result that the page gets. */
export type Answer = {
  /** Milliseconds until the answer; `never` leaves the prompt open. */
  after: number | 'never'
  does: 'agree' | 'refuse'
  /** Result for the page; the true one if absent. */
  says?: { error: unknown } | { value: unknown } | undefined
  /** Whether the prompt stays open when its page closes. */
  outlives?: boolean | undefined
}

const kinds: Record<string, Prompt['kind']> = {
  eth_sendTransaction: 'transaction',
  wallet_sendCalls: 'bundle',
  eth_signTypedData_v4: 'signature',
  personal_sign: 'signature',
  wallet_switchEthereumChain: 'switch',
}

/** Returns the prompt of a request; undefined for requests without one. */
export function toPrompt(
  method: string,
  params: readonly any[],
  at: { page: string; opened: number },
): Prompt | undefined {
  const kind = kinds[method]
  if (!kind) return undefined
  const calls = getCalls(kind, params[0])
  return {
    ...at,
    kind,
    asked: params[0],
    calls,
    digests:
      kind === 'signature'
        ? [getDigest(method, params)]
        : calls.map(getCallDigest),
    status: 'open',
  }
}

function getCalls(kind: Prompt['kind'], asked: any): Call[] {
  if (kind !== 'transaction' && kind !== 'bundle') return []
  const calls: any[] = kind === 'bundle' ? asked.calls : [asked]
  return calls.map(({ data = '0x', to, value = '0x0' }) => ({
    from: asked.from as Address,
    to,
    data,
    value: BigInt(value),
  }))
}

const digests = new Map<string, Hex>()

function getDigest(method: string, params: readonly any[]): Hex {
  const text = String(params[method === 'personal_sign' ? 0 : 1])
  const digest =
    digests.get(text) ??
    (method === 'personal_sign'
      ? hashMessage({ raw: text as Hex })
      : hashTypedData(JSON.parse(text)))
  digests.set(text, digest)
  return digest
}
