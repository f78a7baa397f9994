import type { Chain } from './createChain.js'
import { RpcError } from './rpcError.js'

type RpcCall = { id?: unknown; method?: unknown; params?: unknown }

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
}

/** Answers JSON-RPC over HTTP, one call or several, to pages of any origin. */
export async function answerRpc(
  chain: Pick<Chain, 'request'>,
  request: Request,
): Promise<Response> {
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers })
  const calls: RpcCall | RpcCall[] = await request.json()
  const answers = Array.isArray(calls)
    ? await Promise.all(calls.map((call) => answerCall(chain, call)))
    : await answerCall(chain, calls)
  return Response.json(answers, { headers })
}

async function answerCall(
  chain: Pick<Chain, 'request'>,
  { id, method, params }: RpcCall,
) {
  try {
    const result = await chain.request({ method: String(method), params })
    return { jsonrpc: '2.0', id, result: result ?? null }
  } catch (error) {
    return { jsonrpc: '2.0', id, error: describeError(error) }
  }
}

function describeError(error: unknown) {
  if (error instanceof RpcError) {
    const { code, data, message } = error
    return { code, message, data }
  }
  return { code: -32603, message: String(error) }
}
