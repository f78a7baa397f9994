import { BaseError, RpcRequestError } from 'viem'
import { ProviderError } from '../../../src/testing/wallet/providerError.js'

/** Throws the node's error without the parts that viem adds. */
export function rethrow(error: unknown): never {
  const answer =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof RpcRequestError)
  if (answer instanceof RpcRequestError)
    throw new ProviderError(answer.code, answer.details, answer.data)
  throw error
}
