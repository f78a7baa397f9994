import type { Hex } from 'viem'

/** An error of JSON-RPC. Codes and messages are those of Anvil. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  /** Data of a revert. */
  readonly data: Hex | undefined

  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const invalidParams = (message: string) => new RpcError(-32602, message)

export const methodNotFound = () => new RpcError(-32601, 'Method not found')

/** The pool refuses a transaction. */
export const refused = (message: string) => new RpcError(-32003, message)

export const insufficientFunds = () =>
  refused('Insufficient funds for gas * price + value')
