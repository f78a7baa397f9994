import type { Page } from 'playwright'
import type { Address } from 'viem'

/** A wallet whose answers a test chooses. */
export type Ask = (
  method: string,
  params: readonly unknown[],
) => Promise<'approve' | 'reject'>

export type InjectedWallet = {
  /** Every request to send or sign, in order. */
  readonly asked: string[]
  /** Sets the answer to the following prompts. */
  answer(ask: Ask): void
}

/**
 * Adds an EIP-6963 wallet to a page, as an extension would. The chain's
 * unlocked accounts sign.
 */
export async function injectWallet(
  page: Page,
  {
    accounts,
    chainId,
    rpcUrl,
  }: { accounts: readonly Address[]; chainId: number; rpcUrl: string },
): Promise<InjectedWallet> {
  const asked: string[] = []
  let ask: Ask = async () => 'approve'
  await page.exposeFunction(
    'askTestWallet',
    (method: string, params: readonly unknown[]) => {
      if (/^(eth|personal)_s/.test(method)) asked.push(method)
      return ask(method, params)
    },
  )
  await page.addInitScript(installWallet, { accounts, chainId, rpcUrl })
  return {
    asked,
    answer(next) {
      ask = next
    },
  }
}

/** Runs in the page, so it may use nothing from this file. */
function installWallet({
  accounts,
  chainId,
  rpcUrl,
}: {
  accounts: readonly string[]
  chainId: number
  rpcUrl: string
}): void {
  const key = 'test-wallet-connected'
  const listeners: Record<string, ((value: unknown) => void)[]> = {}
  const fail = (code: number, message: string) =>
    Object.assign(new Error(message), { code })

  async function rpc(method: string, params: unknown): Promise<unknown> {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await response.json()
    if (error) throw fail(error.code, error.message)
    return result
  }

  async function request({
    method,
    params = [],
  }: {
    method: string
    params?: unknown[]
  }): Promise<unknown> {
    const connected = sessionStorage.getItem(key) === 'yes'
    switch (method) {
      case 'eth_accounts':
        return connected ? accounts : []
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`
      case 'wallet_revokePermissions':
        sessionStorage.removeItem(key)
        return null
      case 'wallet_switchEthereumChain':
        return null
      case 'eth_requestAccounts':
      case 'wallet_requestPermissions':
      case 'eth_sendTransaction':
      case 'eth_signTypedData_v4':
      case 'personal_sign': {
        const ask = (
          window as unknown as {
            askTestWallet(
              method: string,
              params: unknown[],
            ): Promise<'approve' | 'reject'>
          }
        ).askTestWallet
        if ((await ask(method, params)) === 'reject')
          throw fail(4001, 'User rejected the request.')
        if (method === 'eth_requestAccounts') {
          sessionStorage.setItem(key, 'yes')
          return accounts
        }
        if (method === 'wallet_requestPermissions') {
          sessionStorage.setItem(key, 'yes')
          return [{ parentCapability: 'eth_accounts' }]
        }
        // Without an estimate of the node, as some wallets: a revert is mined.
        if (method === 'eth_sendTransaction')
          return rpc(method, [{ gas: '0x7a120', ...(params[0] as object) }])
        return rpc(method, params)
      }
      default:
        return rpc(method, params)
    }
  }

  const provider = {
    request,
    on(event: string, listener: (value: unknown) => void) {
      listeners[event] = [...(listeners[event] ?? []), listener]
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners[event] = (listeners[event] ?? []).filter(
        (other) => other !== listener,
      )
    },
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({
          info: {
            uuid: '6f1c6a3e-0000-4000-8000-000000000001',
            name: 'Test Wallet',
            icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
            rdns: 'test.wallet',
          },
          provider,
        }),
      }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
