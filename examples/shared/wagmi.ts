import { cookieStorage, createConfig, createStorage, http } from 'wagmi'
import { mock } from 'wagmi/connectors'
import { chain, isLocal } from './market'

// The local chain signs for this account, so that you can buy without a wallet.
const localAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/**
 * Creates one config for each request, because it holds the connected account.
 * The cookie tells the server the account, so that both render the same.
 */
export function createWagmiConfig() {
  return createConfig({
    chains: [chain],
    connectors: isLocal ? [mock({ accounts: [localAccount] })] : [],
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [chain.id]: http() },
  })
}
