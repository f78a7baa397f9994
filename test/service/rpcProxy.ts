import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A JSON-RPC call. */
export type RpcCall = { id: number; method: string; params: any[] }

/** Error response of a node. */
export type Refusal = { code: number; message: string; data?: unknown }

/** Decides about a call; may fetch the node's own response. */
export type Rule = (
  call: RpcCall,
  answer: () => Promise<any>,
) => Promise<Refusal | undefined> | Refusal | undefined

/**
 * An HTTP proxy in front of a node that refuses the calls that a rule names.
 */
export async function startRpcProxy(target: string) {
  let rule: Rule = () => undefined
  const calls: RpcCall[] = []

  async function ask(call: RpcCall): Promise<any> {
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...call }),
    })
    return response.json()
  }
  async function answer(call: RpcCall) {
    calls.push(call)
    let asked: Promise<any> | undefined
    const real = () => {
      asked ??= ask(call)
      return asked
    }
    const error = await rule(call, async () => (await real()).result)
    return error ? { jsonrpc: '2.0', id: call.id, error } : real()
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text)
    const answers = Array.isArray(body)
      ? await Promise.all(body.map(answer))
      : await answer(body)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(answers))
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** All calls so far. */
    calls,
    /** Sets the rule for the following calls. */
    refuse(next: Rule) {
      rule = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Returns the number of blocks that a call for logs covers; 0 for other calls.
 */
export function countBlocks({ method, params }: RpcCall): number {
  if (method !== 'eth_getLogs') return 0
  const [{ fromBlock, toBlock }] = params
  return Number(toBlock) - Number(fromBlock) + 1
}
