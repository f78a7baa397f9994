import type { CreateConnectorFn } from 'wagmi'
import { ProviderError, providerCodes } from './providerError.js'

/**
 * The reply to a send request: send it, decline it, never answer, or fail
 * without saying whether it was sent.
 */
export type Answer = 'send' | 'decline' | 'wait' | 'fail'

type Provider = {
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

/** Wraps a wallet so that it replies to send requests as given. */
export function withAnswers(
  create: CreateConnectorFn,
  answerTo: (data: string) => Answer | Promise<Answer>,
): CreateConnectorFn {
  return (config) => {
    const connector = create(config)
    return {
      ...connector,
      async getProvider(...parameters) {
        const provider = (await connector.getProvider(
          ...parameters,
        )) as Provider
        const request: Provider['request'] = async (call) => {
          if (call.method !== 'eth_sendTransaction')
            return provider.request(call)
          const [sent] = call.params as [{ data?: string }]
          const answer = await answerTo(sent.data ?? '0x')
          if (answer === 'decline')
            throw new ProviderError(providerCodes.rejected, 'Declined.')
          if (answer === 'wait') return new Promise(() => {})
          if (answer === 'send') return provider.request(call)
          throw new ProviderError(-32603, 'Internal error')
        }
        return { ...provider, request }
      },
    }
  }
}
