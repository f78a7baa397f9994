import type { CreateConnectorFn } from 'wagmi'
import { ProviderError } from './providerError.js'

/** A wallet that fails in a way that leaves open whether it has sent. */
export function withoutAnswer(create: CreateConnectorFn): CreateConnectorFn {
  return (config) => {
    const connector = create(config)
    return {
      ...connector,
      async getProvider(...parameters) {
        const provider = (await connector.getProvider(...parameters)) as {
          request(request: { method: string }): Promise<unknown>
        }
        return {
          ...provider,
          request: async (request: { method: string }) => {
            if (request.method === 'eth_sendTransaction')
              throw new ProviderError(-32603, 'Internal error')
            return provider.request(request)
          },
        }
      },
    }
  }
}
