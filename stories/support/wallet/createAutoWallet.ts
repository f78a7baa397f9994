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
          switchTo(Number(target.chainId))
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
      id: 'auto',
      name: 'Wallet without prompts',
      type: 'auto',
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
        const found = config.chains.find((it) => it.id === id)
        if (!found) throw new Error(`Chain ${id} is not configured.`)
        switchTo(id)
        return found
      },
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
  })
}
