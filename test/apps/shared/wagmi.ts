import { cookieStorage, createConfig, createStorage, http } from 'wagmi'
import { chain } from './market'

/**
 * One config for each request: it holds whose wallet is connected. The cookie
 * tells the server, so that it draws what the browser will.
 */
export function createWagmiConfig() {
  return createConfig({
    chains: [chain],
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [chain.id]: http() },
  })
}
