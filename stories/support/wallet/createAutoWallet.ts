import { type Address, numberToHex, type Transport } from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import { createEmitter } from './emitter.js'
import { ProviderError, providerCodes } from './providerError.js'

/**
 * A wallet that confirms every request without a prompt, for accounts whose keys
 * the local chain has.
 */
export function createAutoWallet(
  accounts: readonly [Address, ...Address[]],
  transport: Transport,
): CreateConnectorFn {
  let isConnected = false
  return createConnector((config) => {
    const find = (id: number) => {
      const found = config.chains.find((chain) => chain.id === id)
      if (found) return found
      throw new ProviderError(
        providerCodes.unknownChain,
        `Chain ${id} is not configured.`,
      )
    }
    let [{ id: chainId }] = config.chains
    const emitter = createEmitter()
    const chain = transport({ chain: config.chains[0], retryCount: 0 })
    const switchTo = (id: number) => {
      chainId = id
      config.emitter.emit('change', { chainId })
    }
    async function request({
      method,
      params,
    }: {
      method: string
      params?: unknown
    }): Promise<unknown> {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return accounts
        case 'eth_chainId':
          return numberToHex(chainId)
        case 'wallet_switchEthereumChain': {
          const [target] = params as [{ chainId: string }]
          switchTo(find(Number(target.chainId)).id)
          return null
        }
        case 'wallet_getCapabilities':
          return {}
      }
      if (method.startsWith('wallet_'))
        throw new ProviderError(
          providerCodes.unsupported,
          `This wallet does not know ${method}.`,
        )
      return chain.request({ method, params })
    }
    return {
      // Widgets say "your wallet" instead of the name of such a connector.
      id: 'mock',
      name: 'Wallet without prompts',
      type: 'mock',
      async connect({ chainId: wanted, withCapabilities } = {}) {
        if (wanted) switchTo(wanted)
        isConnected = true
        const connected = withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts
        return { accounts: connected as never, chainId }
      },
      async disconnect() {
        isConnected = false
      },
      getAccounts: async () => accounts,
      getChainId: async () => chainId,
      getProvider: async () => ({ ...emitter, request }),
      isAuthorized: async () => isConnected,
      async switchChain({ chainId: id }) {
        switchTo(id)
        return find(id)
      },
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
  })
}
