import {
  type Address,
  type EIP1193Provider,
  isAddress,
  isAddressEqual,
  numberToHex,
} from 'viem'
import type { WorldInfo } from '../../service/world/describeWorld.js'
import {
  assertInput,
  assertName,
  assertWhole,
  assertWorld,
} from '../assertInput.js'
import { announceProvider, type WalletDetails } from './announceProvider.js'
import { createBundles } from './bundles.js'
import { createCallChain, type RpcCall } from './callChain.js'
import { createEmitter } from './emitter.js'
import { ProviderError, providerCodes } from './providerError.js'

const walletAnswers = [
  'approve',
  'reject',
  'hang',
  'fail',
  'approveAndFail',
] as const

/**
 * The reply to a prompt: `approve` and `reject`; `hang` never replies; `fail`
 * does nothing and replies with an error that doesn't say so; `approveAndFail`
 * approves, but the page gets that error.
 */
export type WalletAnswer = (typeof walletAnswers)[number]

/** A request that opens a prompt. */
export type WalletPrompt = {
  /** Name of the method, such as `eth_sendTransaction`. */
  method: string
  /** Its parameters, in order. */
  params: readonly unknown[]
}

/** Options of `createTestWallet`. */
export type TestWalletOptions = {
  /** Accounts of the world, the active one first. @default the world's first account */
  accounts?: readonly Address[] | undefined
  /** Ids of other chains that the wallet knows. @default [] */
  chains?: readonly number[] | undefined
  /**
   * Whether the wallet sends several calls as one transaction (EIP-5792). Connecting then
   * sends two transactions that prepare the active account. @default false
   */
  bundles?: boolean | undefined
  /** Name that pages show. @default 'Test Wallet' */
  name?: string | undefined
  /** Sends JSON-RPC calls to the chain; `connectWorld` uses it too. @default fetches `world.rpcUrl` */
  request?: ((call: RpcCall) => Promise<unknown>) | undefined
}

/** A wallet whose answers a test chooses. */
export type TestWallet = {
  /** Speaks EIP-1193, for `injected` of wagmi or for viem's `custom`. */
  readonly provider: EIP1193Provider
  /** How the wallet announces itself. */
  readonly details: WalletDetails
  /** All prompts, oldest first; empty the list with `length = 0`. */
  readonly prompts: WalletPrompt[]
  /**
   * Sets the answer to all following prompts; a function may wait, act, or throw.
   *
   * @throws TypeError for an unknown answer.
   */
  answer(
    answer:
      | WalletAnswer
      | ((prompt: WalletPrompt) => WalletAnswer | Promise<WalletAnswer>),
  ): void
  /**
   * Sets the answers to the next prompts only.
   *
   * @throws TypeError for an unknown answer.
   */
  answerNext(...answers: readonly WalletAnswer[]): void
  /**
   * Changes the visible accounts, the active one first. `[]` locks the wallet; the next
   * approved connection unlocks it.
   *
   * @throws TypeError if one is not an address.
   */
  setAccounts(accounts: readonly Address[]): void
  /**
   * Changes the chain, as a user does in the wallet. Other chains than the world's have
   * no node, so requests to them fail.
   *
   * @throws TypeError if the id is not a whole number from 1 on.
   */
  setChain(chainId: number): void
  /** Loses the connection, or gets it back. While it is lost, every request fails. */
  setOnline(isOnline: boolean): void
  /** Announces the wallet to the page (EIP-6963). Returns a function that stops it. */
  announce(): () => void
}

/** Enough for a basket. With a limit, a transaction that reverts is mined, as in most wallets. */
const defaultGas = numberToHex(3_000_000)

/**
 * Creates a wallet of a local world. It approves every prompt until a test says
 * otherwise. The world's chain has the keys.
 *
 * @throws TypeError for an invalid world, account or chain id.
 *
 * @example
 * import { createTestWallet } from 'marketkit/testing'
 *
 * const wallet = createTestWallet(world)
 * wallet.announce()
 * wallet.answerNext('approve', 'reject')
 */
export function createTestWallet(
  world: Pick<WorldInfo, 'accounts' | 'chainId' | 'rpcUrl'>,
  options: TestWalletOptions = {},
): TestWallet {
  assertWorld('createTestWallet', world)
  assertAccounts('accounts', options.accounts ?? [])
  for (const id of options.chains ?? []) assertWhole('chains', id, 1)
  const callChain = options.request ?? createCallChain(world.rpcUrl)
  const chains = new Set([world.chainId, ...(options.chains ?? [])])
  const emitter = createEmitter()
  const next: WalletAnswer[] = []
  const prompts: WalletPrompt[] = []
  let accounts =
    options.accounts ?? world.accounts.slice(0, 1).map(({ address }) => address)
  let answer: Parameters<TestWallet['answer']>[0] = 'approve'
  let chainId = world.chainId
  let isConnected = false
  let isLocked = false
  let isOnline = true

  const visible = () => (isConnected && !isLocked ? accounts : [])

  async function ask<result>(
    prompt: WalletPrompt,
    act: () => result | Promise<result>,
  ): Promise<result> {
    prompts.push(prompt)
    const chosen =
      next.shift() ??
      (typeof answer === 'function' ? await answer(prompt) : answer)
    assertName('answer', chosen, walletAnswers)
    if (chosen === 'reject')
      throw new ProviderError(
        providerCodes.rejected,
        'User rejected the request.',
      )
    if (chosen === 'hang') return new Promise(() => {})
    if (chosen === 'approve') return act()
    if (chosen === 'approveAndFail') await act()
    throw new ProviderError(providerCodes.internal, 'Internal error')
  }

  /** Asks for an action of an account that the page may use. */
  function askAs<result>(
    address: unknown,
    prompt: WalletPrompt,
    act: () => result | Promise<result>,
  ): Promise<result> {
    const isVisible = visible().some(
      (account) =>
        typeof address === 'string' &&
        isAddress(address, { strict: false }) &&
        isAddressEqual(account, address),
    )
    if (!isVisible)
      throw new ProviderError(
        providerCodes.unauthorized,
        `The page is not connected to the account ${address}.`,
      )
    assertHasNode()
    return ask(prompt, act)
  }

  function assertHasNode(): void {
    if (chainId !== world.chainId)
      throw new ProviderError(
        providerCodes.chainDisconnected,
        `The wallet is on chain ${chainId}, which has no node.`,
      )
  }

  async function connect(prompt: WalletPrompt): Promise<readonly Address[]> {
    await ask(prompt, async () => {
      const [active] = accounts
      // Later, a test may have stopped mining.
      if (active) await bundles?.prepare(active)
      isConnected = true
      isLocked = false
    })
    emitter.emit('connect', { chainId: numberToHex(chainId) })
    emitter.emit('accountsChanged', accounts)
    return accounts
  }

  function describePermissions() {
    const caveat = { type: 'restrictReturnedAccounts', value: visible() }
    return isConnected
      ? [{ parentCapability: 'eth_accounts', caveats: [caveat] }]
      : []
  }

  function setChain(id: number): void {
    assertWhole('setChain', id, 1)
    chains.add(id)
    chainId = id
    emitter.emit('chainChanged', numberToHex(id))
  }

  const bundles = options.bundles
    ? createBundles({ accounts: world.accounts, callChain, chainId })
    : undefined

  async function answerCall(call: WalletPrompt): Promise<unknown> {
    const { method, params } = call
    const [first, second] = params
    switch (method) {
      case 'eth_accounts':
        return visible()
      case 'eth_chainId':
        return numberToHex(chainId)
      case 'eth_requestAccounts':
        return visible().length > 0 ? accounts : connect(call)
      case 'wallet_requestPermissions':
        await connect(call)
        return describePermissions()
      case 'wallet_getPermissions':
        return describePermissions()
      case 'wallet_revokePermissions':
        isConnected = false
        emitter.emit('accountsChanged', [])
        return null
      case 'wallet_addEthereumChain':
      case 'wallet_switchEthereumChain': {
        const id = Number(readField(first, 'chainId'))
        if (id === chainId) return null
        if (!Number.isSafeInteger(id) || id < 1)
          throw new ProviderError(-32602, 'The chain id is invalid.')
        if (method === 'wallet_switchEthereumChain' && !chains.has(id))
          throw new ProviderError(
            providerCodes.unknownChain,
            `The wallet doesn't know chain ${id}.`,
          )
        await ask(call, () => setChain(id))
        return null
      }
      case 'eth_sendTransaction':
        return askAs(readField(first, 'from'), call, () =>
          callChain({
            method,
            params: [{ gas: defaultGas, ...Object(first) }],
          }),
        )
      case 'eth_signTypedData_v4':
        return askAs(first, call, () => callChain(call))
      case 'personal_sign':
        return askAs(second, call, () => callChain(call))
    }
    if (bundles && method === 'wallet_sendCalls')
      return askAs(readField(first, 'from'), call, () => bundles.send(first))
    if (bundles && method === 'wallet_getCapabilities')
      return bundles.capabilities
    if (bundles && method === 'wallet_getCallsStatus')
      return bundles.getStatus(first)
    if (method.startsWith('wallet_') || method.startsWith('eth_sign'))
      throw new ProviderError(
        providerCodes.unsupported,
        `The wallet doesn't support ${method}.`,
      )
    assertHasNode()
    return callChain(call)
  }

  async function request({ method, params }: RpcCall): Promise<unknown> {
    if (!isOnline)
      throw new ProviderError(
        providerCodes.disconnected,
        'The wallet has lost its connection.',
      )
    return answerCall({ method, params: Array.isArray(params) ? params : [] })
  }

  const { on, removeListener } = emitter
  // The type of viem has a result for each method, which no implementation can declare.
  const provider = {
    on,
    removeListener,
    request,
  } as unknown as EIP1193Provider
  const details = {
    name: options.name ?? 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'dev.marketkit.test',
  }
  return {
    provider,
    details,
    prompts,
    answer(chosen) {
      if (typeof chosen !== 'function')
        assertName('answer', chosen, walletAnswers)
      answer = chosen
    },
    answerNext(...answers) {
      for (const chosen of answers)
        assertName('answerNext', chosen, walletAnswers)
      next.push(...answers)
    },
    setAccounts(chosen) {
      assertAccounts('setAccounts', chosen)
      isLocked = chosen.length === 0
      if (!isLocked) accounts = chosen
      if (isConnected) emitter.emit('accountsChanged', chosen)
    },
    setChain,
    setOnline(isNowOnline) {
      isOnline = isNowOnline
      if (isOnline) emitter.emit('connect', { chainId: numberToHex(chainId) })
      else
        emitter.emit(
          'disconnect',
          new ProviderError(providerCodes.disconnected, 'Disconnected'),
        )
    },
    announce: () => announceProvider(provider, details),
  }
}

function assertAccounts(call: string, accounts: readonly Address[]): void {
  for (const account of accounts)
    assertInput(
      call,
      account,
      isAddress(account, { strict: false }),
      'addresses',
    )
}

function readField(value: unknown, name: string): unknown {
  return Object(value)[name]
}
