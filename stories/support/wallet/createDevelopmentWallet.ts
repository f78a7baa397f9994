import {
  type Address,
  createPublicClient,
  defineChain,
  type EIP1193Provider,
  numberToHex,
  type Transport,
} from 'viem'
import { announceProvider } from '../../../src/testing/wallet/announceProvider.js'
import { createEmitter } from '../../../src/testing/wallet/emitter.js'
import {
  ProviderError,
  providerCodes,
} from '../../../src/testing/wallet/providerError.js'
import { askUser, type Choice } from './askUser.js'
import { ether, formatAmount } from './format.js'
import type { RequestView, WalletAccount } from './requestView.js'
import { rethrow } from './rethrow.js'
import { createSession } from './session.js'
import { createSigner } from './signer.js'
import { walletIcon } from './walletIcon.js'

/** Settings of `createDevelopmentWallet`. */
export type DevelopmentWalletOptions = {
  /** Leads to the local chain. */
  transport: Transport
  /** Id of the wallet's only chain. */
  chainId: number
  /** Accounts with public test keys. */
  accounts: readonly WalletAccount[]
  /** Confirms every request without a prompt, for tests. @default false */
  autoApprove?: boolean | undefined
  /** Theme of the sheet. @default what the system prefers */
  theme?: (() => 'light' | 'dark' | 'auto') | undefined
}

/** A wallet for local chains. */
export type DevelopmentWallet = {
  /** Speaks EIP-1193. */
  provider: EIP1193Provider
  /** Announces the wallet to pages (EIP-6963) until `destroy`. */
  announce(): void
  /** Rejects open requests and removes all listeners. */
  destroy(): void
}

/**
 * Creates a wallet that signs with the given keys and shows a sheet for
 * every request that needs consent, one at a time.
 */
export function createDevelopmentWallet(
  options: DevelopmentWalletOptions,
): DevelopmentWallet {
  const { accounts, autoApprove = false, chainId, theme, transport } = options
  const client = createPublicClient({
    cacheTime: 0,
    chain: defineChain({
      id: chainId,
      name: 'Local chain',
      nativeCurrency: { name: 'Ether', ...ether },
      rpcUrls: { default: { http: [] } },
    }),
    transport: (settings) => transport({ ...settings, retryCount: 0 }),
  })
  const emitter = createEmitter()
  const session = createSession(accounts)
  const end = new AbortController()
  let unannounce: (() => void) | undefined
  let connecting: Promise<Address[]> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  /** Shows a prompt once all earlier prompts are answered. */
  function ask(view: RequestView, choices?: readonly Choice[]) {
    const answer = queue.then(async () => {
      if (end.signal.aborted) throw createRejection()
      const chosenTheme = theme?.()
      const chosen = await askUser(
        {
          ...view,
          chain: client.chain.name,
          choices,
          theme: chosenTheme === 'auto' ? undefined : chosenTheme,
        },
        end.signal,
      )
      if (!chosen) throw createRejection()
      return chosen
    })
    queue = answer.catch(() => {})
    return answer
  }

  /** Parallel requests share one prompt. */
  function connect(): Promise<Address[]> {
    connecting ??= choose().finally(() => {
      connecting = undefined
    })
    return connecting
  }

  async function choose(): Promise<Address[]> {
    const before = session.connected()
    const chosen = autoApprove
      ? accounts.map(({ address }) => address)
      : await ask(
          {
            title: 'Connect to this page',
            sentence: `Choose what ${location.host} may see. It still asks before it does anything.`,
            raw: { method: 'eth_requestAccounts', origin: location.origin },
          },
          await getChoices(before),
        )
    session.connect(chosen)
    const after = session.connected()
    emitter.emit('connect', { chainId: numberToHex(chainId) })
    if (String(before) !== String(after)) emitter.emit('accountsChanged', after)
    return after
  }

  function getChoices(connected: readonly Address[]): Promise<Choice[]> {
    return Promise.all(
      accounts.map(async ({ address }, index) => ({
        address,
        balance: formatAmount(await client.getBalance({ address }), ether),
        isChosen: connected.includes(address) || (!connected[0] && index === 0),
        name: `Account ${index + 1}`,
      })),
    )
  }

  function permissions() {
    const value = session.connected()
    return value.length === 0
      ? []
      : [
          {
            caveats: [{ type: 'restrictReturnedAccounts', value }],
            date: Date.now(),
            id: 'marketkit',
            invoker: location.origin,
            parentCapability: 'eth_accounts',
          },
        ]
  }

  const handlers: Record<
    string,
    (params: readonly unknown[]) => Promise<unknown>
  > = {
    ...createSigner({
      accounts,
      chainId,
      client,
      connected: session.connected,
      async consent(view) {
        if (!autoApprove) await ask(view)
      },
    }),
    eth_accounts: async () => session.connected(),
    eth_chainId: async () => numberToHex(chainId),
    net_version: async () => String(chainId),
    async eth_requestAccounts() {
      const connected = session.connected()
      return connected.length > 0 ? connected : connect()
    },
    wallet_getPermissions: async () => permissions(),
    async wallet_requestPermissions() {
      await connect()
      return permissions()
    },
    async wallet_revokePermissions() {
      session.connect([])
      emitter.emit('accountsChanged', [])
      return null
    },
    async wallet_switchEthereumChain([target]) {
      if (parseChainId(target) === chainId) return null
      throw new ProviderError(
        providerCodes.unknownChain,
        `The development wallet knows chain ${chainId} only.`,
      )
    },
    async wallet_addEthereumChain([target]) {
      if (parseChainId(target) === chainId) return null
      throw new ProviderError(
        providerCodes.unsupported,
        `The development wallet knows chain ${chainId} only.`,
      )
    },
  }

  async function request({
    method,
    params = [],
  }: {
    method: string
    params?: readonly unknown[]
  }): Promise<unknown> {
    if (end.signal.aborted)
      throw new ProviderError(providerCodes.disconnected, 'The wallet is gone.')
    const handler = handlers[method]
    if (handler) return handler(params)
    if (method.startsWith('wallet_') || method.startsWith('eth_sign'))
      throw new ProviderError(
        providerCodes.unsupported,
        `The development wallet does not know ${method}.`,
      )
    return client.request({ method, params } as never).catch(rethrow)
  }

  const provider = {
    on: emitter.on,
    removeListener: emitter.removeListener,
    request,
  } as unknown as EIP1193Provider

  return {
    provider,
    announce() {
      unannounce ??= announceProvider(provider, {
        name: 'MarketKit Dev Wallet',
        icon: walletIcon,
        rdns: 'dev.marketkit.wallet',
      })
    },
    destroy() {
      unannounce?.()
      end.abort()
      emitter.clear()
    },
  }
}

function createRejection(): ProviderError {
  return new ProviderError(
    providerCodes.rejected,
    'The request was rejected in the wallet.',
  )
}

function parseChainId(target: unknown): number | undefined {
  if (typeof target !== 'object' || target === null) return undefined
  return 'chainId' in target ? Number(target.chainId) : undefined
}
