import { custom } from 'viem'
import { type Config, createConfig, mock } from 'wagmi'
import type { TestWorld } from '../../world.js'
import { getAccount } from '../guard/honestQuotes.js'

export type NodeCall = { method: string; params: any[] }

/** A node of a world that gives other answers where `first` returns one. */
export function createNode(
  world: TestWorld,
  first: (call: NodeCall) => unknown,
  change: (result: any, call: NodeCall) => unknown = (result) => result,
): { asked: string[]; config: Config } {
  const asked: string[] = []
  const request = async (call: NodeCall) => {
    asked.push(call.method)
    const own = await first(call)
    if (own !== undefined) return own
    const response = await fetch(world.info.rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
    })
    const { error, result } = await response.json()
    if (error) throw Object.assign(new Error(error.message), error)
    return change(result, call)
  }
  const config = createConfig({
    chains: [world.chain],
    connectors: [mock({ accounts: [getAccount(world, 0)] })],
    storage: null,
    transports: {
      [world.info.chainId]: custom({ request }, { retryCount: 0 }),
    },
  })
  return { asked, config }
}

/** Errors of nodes for unknown methods. */
export const unknownMethod = () =>
  Promise.reject(Object.assign(new Error('Method not found'), { code: -32601 }))

/** Nodes with different abilities. */
export const nodeAnswers = {
  'a node that simulates': () => {},
  'a node that overrides': ({ method }: NodeCall) =>
    method === 'eth_simulateV1' ? unknownMethod() : undefined,
  'a node that only calls': ({ method, params }: NodeCall) =>
    method === 'eth_simulateV1' || params.length > 2
      ? unknownMethod()
      : undefined,
} as const
