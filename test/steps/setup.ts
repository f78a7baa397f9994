import {
  type Address,
  custom,
  defineChain,
  type EIP1193RequestFn,
  getAddress,
  type Hex,
  numberToHex,
} from 'viem'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { type Config, createConfig, createConnector, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { hangLimit } from '../../scripts/hangLimit.js'
import type { SignedOrder } from '../../src/errors.js'
import { StepError } from '../../src/errors.js'
import type { LocalChain } from '../../src/service/node/world/localChain.js'
import type { Environment } from '../../src/steps/platform/environment.js'
import { createMemoryLocks } from '../../src/steps/platform/environment.js'
import { createMemoryStorage } from '../../src/steps/platform/storage.js'
import { startTestChain } from '../startTestChain.js'

export const chainId = 31337
export const otherChainId = 31338

/** Anvil's first two accounts. */
export const ada: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/**
 * A contract that accepts one call and then reverts as Seaport does for a sold
 * order.
 */
export const firstComeFirstServed: Address =
  '0x00000000000000000000000000000000000f1257'
const firstComeFirstServedCode =
  '0x6000541560175763' +
  '10fda3e1' +
  '60e01b6000526024' +
  '6000fd5b600160005500'

/** A contract account (ERC-1271) that accepts every signature. */
export const smartAccount: Address =
  '0x00000000000000000000000000000000000Acc12'
const smartAccountCode = '0x631626ba7e60e01b60005260206000f3'

/** Answers one request instead of the node. */
export type Intercept = (
  request: { method: string; params?: any },
  forward: (request: { method: string; params?: any }) => Promise<any>,
) => unknown

/** A wallet whose behaviour a test chooses; other requests go to the node. */
export type TestWallet = {
  accounts: Address[]
  chainId: number
  /** Id of its wagmi connector. */
  id?: string
  intercept: Intercept | undefined
  /** Answers requests of the engine instead of the node. */
  node: Intercept | undefined
  /** Methods that opened a prompt, in order. */
  prompts: string[]
}

const prompting =
  /^(eth_sendTransaction|wallet_sendTransaction|wallet_sendCalls|eth_signTypedData_v4|personal_sign|wallet_switchEthereumChain)$/

/**
 * Starts a chain for the file, and creates a config with a connected wallet.
 */
export function setupChain() {
  let anvil: LocalChain
  beforeAll(async () => {
    anvil = await startTestChain()
  })
  afterAll(() => anvil.stop())

  async function rpc(method: string, params: unknown[] = []): Promise<any> {
    const response = await fetch(anvil.rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result } = await response.json()
    if (error) throw error
    return result
  }

  beforeEach(async () => {
    await rpc('evm_setAutomine', [true])
    await rpc('anvil_setCode', [firstComeFirstServed, firstComeFirstServedCode])
    await rpc('anvil_setCode', [smartAccount, smartAccountCode])
    await rpc('anvil_setStorageAt', [
      firstComeFirstServed,
      '0x0',
      numberToHex(0, { size: 32 }),
    ])
  })

  /** Sends a transaction and waits until it is mined. */
  async function send(call: { from: Address; to: Address; gas?: Hex }) {
    const hash: Hex = await rpc('eth_sendTransaction', [call])
    await vi.waitUntil(() => rpc('eth_getTransactionReceipt', [hash]), {
      interval: 5,
      timeout: hangLimit,
    })
    return hash
  }

  async function setup(moods: Partial<TestWallet> = {}) {
    const wallet: TestWallet = {
      accounts: [ada],
      chainId,
      intercept: undefined,
      node: undefined,
      prompts: [],
      ...moods,
    }
    const node = {
      request: async (call: { method: string; params?: any }) =>
        wallet.node
          ? wallet.node(call, (it) => rpc(it.method, it.params))
          : rpc(call.method, call.params),
    }
    const chain = (id: number) =>
      defineChain({
        id,
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [anvil.rpcUrl] } },
      })
    const config: Config = createConfig({
      chains: [chain(chainId), chain(otherChainId)],
      connectors: [testConnector(wallet, rpc)],
      multiInjectedProviderDiscovery: false,
      pollingInterval: 50,
      storage: null,
      transports: {
        [chainId]: moods.node ? custom(node) : http(anvil.rpcUrl),
        [otherChainId]: http(anvil.rpcUrl),
      },
    })
    const [first] = config.connectors
    if (first) await connect(config, { connector: first })
    wallet.prompts.length = 0
    return { config, wallet }
  }

  return { rpc, send, setup }
}

/** Connects a wallet whose node is `rpc`. */
export function testConnector(
  wallet: TestWallet,
  rpc: (method: string, params?: unknown[]) => Promise<any>,
) {
  const forward = ({ method, params }: { method: string; params?: any }) => {
    if (method === 'eth_chainId') return numberToHex(wallet.chainId) as any
    if (method === 'wallet_switchEthereumChain') {
      wallet.chainId = Number(params[0].chainId)
      return null
    }
    if (method === 'personal_sign')
      return rpc('eth_sign', [params[1], params[0]])
    return rpc(method, params)
  }
  const request = async (call: { method: string; params?: any }) => {
    if (prompting.test(call.method)) wallet.prompts.push(call.method)
    return wallet.intercept
      ? await wallet.intercept(call, async (it) => forward(it))
      : await forward(call)
  }
  return createConnector((config) => ({
    id: wallet.id ?? 'test',
    name: 'Test',
    type: 'test',
    async connect() {
      return {
        accounts: wallet.accounts.map((it) => getAddress(it)) as never,
        chainId: wallet.chainId,
      }
    },
    async disconnect() {},
    getAccounts: async () => wallet.accounts,
    getChainId: async () => wallet.chainId,
    isAuthorized: async () => true,
    getProvider: async () => ({ request: request as EIP1193RequestFn }),
    async switchChain({ chainId }) {
      const chain = config.chains.find(({ id }) => id === chainId)
      if (!chain) throw new Error('Unknown chain.')
      await request({
        method: 'wallet_switchEthereumChain',
        params: [{ chainId: numberToHex(chainId) }],
      })
      return chain
    },
    onAccountsChanged(accounts) {
      config.emitter.emit('change', { accounts: accounts as Address[] })
    },
    onChainChanged(id) {
      config.emitter.emit('change', { chainId: Number(id) })
    },
    onDisconnect() {
      config.emitter.emit('disconnect')
    },
  }))
}

/** Creates an environment that shares nothing with other tests. */
export function surroundings(): { environment: Partial<Environment> } {
  return {
    environment: { storage: createMemoryStorage(), locks: createMemoryLocks() },
  }
}

/** The same, with pauses that end immediately. */
export function hurried(): { environment: Partial<Environment> } {
  let now = 0
  const { environment } = surroundings()
  return {
    environment: {
      ...environment,
      now: () => now,
      async sleep(milliseconds, signal) {
        // Long timers are limits, which must not end before the work they
        // limit.
        const real = milliseconds < 2_000 ? 0 : milliseconds / 20
        await new Promise((resolve) => setTimeout(resolve, real))
        signal?.throwIfAborted()
        now += milliseconds
      },
    },
  }
}

/** Returns the error of a run. */
export async function getFailure(run: Promise<unknown>): Promise<StepError> {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof StepError) return error
  throw error ?? new Error('It did not fail.')
}

/** Answers every request of one method, and passes the others on. */
export const on =
  (method: string, act: Intercept): Intercept =>
  (request, forward) =>
    request.method === method ? act(request, forward) : forward(request)

/** Creates an error as a wallet throws it. */
export function walletError(code: number | string, message: string): Error {
  return Object.assign(new Error(message), { code })
}

/** Minimal typed data. */
export const permission = {
  domain: { name: 'Test', version: '1', chainId },
  types: { Permission: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Permission',
  value: { amount: '1' },
}

/** Returns the terms of a signed order with this end in Unix seconds. */
export const signedOrderUntil = (endTime: number): SignedOrder => ({
  orderId: someHash,
  book: bob,
  collection: bob,
  tokenId: '7',
  quantity: '1',
  currency: bob,
  unitPrice: '5',
  maker: ada,
  endTime: String(endTime),
})

export const someHash: Hex = `0x${'ab'.repeat(32)}`
