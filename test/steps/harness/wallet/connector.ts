import { type Address, type EIP1193RequestFn, numberToHex } from 'viem'
import { createConnector } from 'wagmi'
import type { Tab, Wallet } from './wallet.js'

/** Creates the wagmi connector of a tab. */
export function openConnector(
  wallet: Wallet,
  {
    name,
    onRequest,
  }: {
    name: string
    /** Crosses the border of the page. */
    onRequest: <value>(
      method: string,
      act: () => Promise<value>,
    ) => Promise<value>
  },
) {
  return createConnector((config) => {
    const tab: Tab = {
      name,
      onAccounts: (accounts) =>
        config.emitter.emit('change', { accounts: accounts as Address[] }),
      onDisconnect: () => config.emitter.emit('disconnect'),
    }
    const wayIn = wallet.connect(tab)
    const request = (call: { method: string; params?: any }) =>
      onRequest(call.method, () => wayIn.request(call)) as Promise<any>
    return {
      id: 'scripted',
      name: 'Scripted wallet',
      type: 'scripted',
      tab,
      async connect() {
        return {
          accounts: wallet.accounts as never,
          chainId: wallet.chainId,
        }
      },
      async disconnect() {},
      getAccounts: async () => request({ method: 'eth_accounts' }),
      getChainId: async () => Number(await request({ method: 'eth_chainId' })),
      isAuthorized: async () => true,
      getProvider: async () => ({ request: request as EIP1193RequestFn }),
      async switchChain({ chainId }) {
        const chain = config.chains.find(({ id }) => id === chainId)
        if (!chain) throw new Error('There is no such chain.')
        const params = [{ chainId: numberToHex(chainId) }]
        await request({ method: 'wallet_switchEthereumChain', params })
        return chain
      },
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  })
}
