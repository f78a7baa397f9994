import { ProviderError } from './providerError.js'

/** A JSON-RPC call. */
export type RpcCall = {
  /** Name of the method, such as `eth_call`. */
  method: string
  /** Its parameters, in order. */
  params?: unknown
}

/** Answers JSON-RPC calls. */
export type CallChain = (call: RpcCall) => Promise<unknown>

/** Calls a chain over HTTP; `fetch` may lead elsewhere. */
export function createCallChain(
  url: string,
  send: typeof fetch = fetch,
): CallChain {
  return async ({ method, params = [] }) => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result } = await response.json()
    if (error) throw new ProviderError(error.code, error.message, error.data)
    return result
  }
}
