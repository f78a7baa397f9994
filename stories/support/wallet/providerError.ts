import { BaseError, RpcRequestError } from 'viem'

/** An error of EIP-1193, with a code. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Codes of EIP-1193, EIP-3326 and JSON-RPC. */
export const providerCodes = {
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  invalidParams: -32602,
} as const

/** Throws the node's error without the parts that viem adds. */
export function rethrow(error: unknown): never {
  const answer =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof RpcRequestError)
  if (answer instanceof RpcRequestError)
    throw new ProviderError(answer.code, answer.details, answer.data)
  throw error
}
