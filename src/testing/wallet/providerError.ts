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
  chainDisconnected: 4901,
  unknownChain: 4902,
  invalidParams: -32602,
  internal: -32603,
} as const
