import { custom } from 'viem'
import { worldAccounts } from '../../world/accounts.js'
import { serveHttp } from '../serveHttp.js'
import { loadChain } from './loadChain.js'
import {
  blockTime,
  type LocalChain,
  type LocalChainOptions,
} from './localChain.js'

/**
 * Starts the chain of this package in this process, behind a JSON-RPC server.
 *
 * @throws ConfigurationError when a package is missing or the port is taken.
 */
export async function startMemoryChain({
  chainId,
  host = '127.0.0.1',
  port = 0,
}: LocalChainOptions = {}): Promise<LocalChain> {
  const { answerRpc, createChain } = await loadChain()
  const chain = await createChain({
    blockTime,
    chainId,
    privateKeys: worldAccounts.map(({ privateKey }) => privateKey),
  })
  const server = await serveHttp({
    async fetch(request) {
      const response = await answerRpc(chain, request)
      // An idle connection may end just as it is used again.
      response.headers.set('Connection', 'close')
      return response
    },
    host,
    port,
  })
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    rpcUrl: server.url,
    transport: custom(chain, { retryCount: 0 }),
    ended,
    keep: chain.keep,
    request: chain.request,
    async stop() {
      chain.stop()
      await server.stop()
      end()
    },
  }
}
