import { cookieStorage, createConfig, createStorage, http } from 'wagmi'
import { chain } from './market'

/**
 * Creates one config for each request, because it holds the connected account.
 * The cookie tells the server the account, so that both render the same.
 */
export function createWagmiConfig() {
  return createConfig({
    chains: [chain],
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [chain.id]: http() },
  })
}
