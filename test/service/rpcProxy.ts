import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call of a chain, as JSON-RPC has it. */
export type RpcCall = { id: number; method: string; params: any[] }

/** What a node says instead of an answer. */
export type Refusal = { code: number; message: string; data?: unknown }

/** Decides on a call, with what the node would answer at hand. */
export type Rule = (
  call: RpcCall,
  answer: () => Promise<any>,
) => Promise<Refusal | undefined> | Refusal | undefined

/** Stands before a node and refuses what a rule says; real HTTP. */
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
    /** All that was asked. */
    calls,
    /** Sets what is refused from now on. */
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

/** How many blocks a call for logs asks for; 0 for other calls. */
export function lengthOf({ method, params }: RpcCall): number {
  if (method !== 'eth_getLogs') return 0
  const [{ fromBlock, toBlock }] = params
  return Number(toBlock) - Number(fromBlock) + 1
}
