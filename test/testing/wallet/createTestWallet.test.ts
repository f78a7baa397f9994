import {
  type Address,
  createPublicClient,
  custom,
  defineChain,
  http,
  parseEther,
} from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import {
  connect,
  sendCalls,
  sendTransaction,
  switchChain,
  waitForCallsStatus,
} from 'wagmi/actions'
import { hangLimit } from '../../../scripts/hangLimit.js'
import {
  createControls,
  createTestWallet,
  type TestWallet,
  type TestWalletOptions,
  testConnector,
} from '../../../src/testing/index.js'
import { getConnection } from '../../../src/wallet/connection.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()
/** A chain that the wallet doesn't know. */
const elsewhere = defineChain({
  id: 31338,
  name: 'Elsewhere',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const rejected = { code: 4001 }
let wallet: TestWallet

beforeEach(() => {
  wallet = createTestWallet(world.info)
})

function getAddress(index: number): Address {
  const account = world.info.accounts[index]
  if (!account) throw new Error(`There is no account ${index}.`)
  return account.address
}

/** Calls the wallet as a page does. */
function ask(method: string, ...params: unknown[]): Promise<unknown> {
  const { request } = wallet.provider as {
    request(call: { method: string; params: unknown[] }): Promise<unknown>
  }
  return request({ method, params })
}

const pay = (from: Address) =>
  ask('eth_sendTransaction', { from, to: getAddress(1), value: '0x1' })

/** Connects wagmi with the wallet, as an app does. */
async function connectApp(options?: TestWalletOptions) {
  wallet = createTestWallet(world.info, options)
  const config = createConfig({
    chains: [world.chain, elsewhere],
    connectors: [testConnector(wallet)],
    pollingInterval: 50,
    storage: null,
    transports: { [world.chain.id]: http(), [elsewhere.id]: http() },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  return config
}

function becomes(config: Config, status: string): Promise<void> {
  return vi.waitFor(() => expect(getConnection(config).status).toBe(status), {
    timeout: hangLimit,
  })
}

describe('answers', () => {
  beforeEach(async () => {
    await ask('eth_requestAccounts')
    wallet.prompts.length = 0
  })

  test('default: the wallet approves requests and lists its prompts', async () => {
    const hash = (await pay(getAddress(0))) as `0x${string}`
    const receipt = await world.publicClient.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    expect(wallet.prompts.map(({ method }) => method)).toEqual([
      'eth_sendTransaction',
    ])
  })

  test('behavior: the wallet rejects only the next prompt', async () => {
    wallet.answerNext('reject')
    await expect(pay(getAddress(0))).rejects.toMatchObject(rejected)
    expect(await pay(getAddress(0))).toMatch(/^0x/)
  })

  test('behavior: the wallet can fail before or after sending', async () => {
    const count = () =>
      world.publicClient.getTransactionCount({
        address: getAddress(0),
        blockTag: 'pending',
      })
    const before = await count()
    wallet.answerNext('fail', 'approveAndFail')
    await expect(pay(getAddress(0))).rejects.toMatchObject({ code: -32603 })
    expect(await count()).toBe(before)
    await expect(pay(getAddress(0))).rejects.toMatchObject({ code: -32603 })
    expect(await count()).toBe(before + 1)
  })

  test('behavior: a wallet with a hanging prompt still answers reads', async () => {
    wallet.answerNext('hang')
    const sent = pay(getAddress(0))
    const first = await Promise.race([sent, ask('eth_chainId')])
    expect(Number(first)).toBe(world.chain.id)
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: an answer function decides by the method of the prompt', async () => {
    wallet.answer(({ method }) =>
      method === 'personal_sign' ? 'reject' : 'approve',
    )
    const signed = ask('personal_sign', '0x00', getAddress(0))
    await expect(signed).rejects.toMatchObject(rejected)
    expect(await pay(getAddress(0))).toMatch(/^0x/)
  })

  test('behavior: the wallet refuses accounts that are not connected', async () => {
    await expect(pay(getAddress(1))).rejects.toMatchObject({ code: 4100 })
  })

  test('behavior: the wallet does not support EIP-5792 by default', async () => {
    const asked = ask('wallet_getCapabilities')
    await expect(asked).rejects.toMatchObject({ code: 4200 })
  })
})

describe('in an app', () => {
  test('default: wagmi sends a transaction with the wallet', async () => {
    const config = await connectApp()
    const hash = await sendTransaction(config, {
      to: getAddress(1),
      value: parseEther('1'),
    })
    const receipt = await world.publicClient.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
  })

  test('behavior: wagmi follows a switch of the account', async () => {
    const config = await connectApp()
    wallet.setAccounts([getAddress(1)])
    await vi.waitFor(
      () => expect(getConnection(config).address).toBe(getAddress(1)),
      { timeout: hangLimit },
    )
    wallet.setAccounts([])
    await becomes(config, 'disconnected')
  })

  test('behavior: wagmi follows a switch of the chain, and payments there are refused', async () => {
    const config = await connectApp()
    wallet.setChain(1)
    expect(getConnection(config).chainId).toBe(1)
    await expect(pay(getAddress(0))).rejects.toMatchObject({ code: 4901 })
  })

  test('behavior: the wallet switches only to known chains', async () => {
    await connectApp({ chains: [10] })
    await ask('wallet_switchEthereumChain', { chainId: '0xa' })
    expect(Number(await ask('eth_chainId'))).toBe(10)
    const unknown = ask('wallet_switchEthereumChain', { chainId: '0x1' })
    await expect(unknown).rejects.toMatchObject({ code: 4902 })
  })

  test('behavior: the wallet switches to an unknown chain after a prompt to add the chain', async () => {
    const config = await connectApp()
    const added = config.chains.find(({ id }) => id !== world.chain.id)
    const chainId = added?.id ?? 0
    wallet.answerNext('reject')
    await expect(switchChain(config, { chainId })).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
    })
    await switchChain(config, { chainId })
    expect(getConnection(config).chainId).toBe(chainId)
    expect(wallet.prompts.slice(-2).map(({ method }) => method)).toEqual([
      'wallet_addEthereumChain',
      'wallet_addEthereumChain',
    ])
  })

  test('behavior: a locked wallet asks before it connects', async () => {
    await connectApp()
    wallet.setAccounts([])
    const changes: unknown[] = []
    wallet.provider.on('accountsChanged', (accounts) => changes.push(accounts))
    wallet.answerNext('reject')
    await expect(ask('eth_requestAccounts')).rejects.toMatchObject(rejected)
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_requestAccounts')).toEqual([getAddress(0)])
    expect(changes).toEqual([[getAddress(0)]])
  })

  test('behavior: wagmi disconnects and reconnects with the wallet', async () => {
    const config = await connectApp()
    wallet.setOnline(false)
    await expect(ask('eth_chainId')).rejects.toMatchObject({ code: 4900 })
    await becomes(config, 'disconnected')
    wallet.setOnline(true)
    expect(Number(await ask('eth_chainId'))).toBe(world.chain.id)
    await becomes(config, 'connected')
  })

  test('parameters: bundles', async () => {
    const config = await connectApp({ bundles: true })
    const calls = [1, 2].map((index) => ({ to: getAddress(index), value: 7n }))
    const { id } = await sendCalls(config, { calls, forceAtomic: true })
    const { receipts, status } = await waitForCallsStatus(config, { id })
    expect(status).toBe('success')
    expect(receipts).toHaveLength(1)
  })

  test('behavior: a bundle waits while mining is stopped', async () => {
    const config = await connectApp({ bundles: true })
    const controls = createControls(world.info)
    await controls.setMining(false)
    try {
      const calls = [{ to: getAddress(1), value: 7n }]
      const { id } = await sendCalls(config, { calls })
      expect(await ask('wallet_getCallsStatus', id)).toMatchObject({
        status: 100,
      })
      await controls.mine()
      expect(await ask('wallet_getCallsStatus', id)).toMatchObject({
        status: 200,
      })
    } finally {
      await controls.setMining(true)
    }
  })

  test('behavior: node requests fail while the wallet is on another chain', async () => {
    await connectApp()
    wallet.setChain(elsewhere.id)
    await expect(ask('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
    wallet.setChain(world.chain.id)
    expect(Number(await ask('eth_blockNumber'))).toBeGreaterThan(0)
  })

  test.each([
    ['no world', () => createTestWallet(undefined as never)],
    ['no world for controls', () => createControls({} as never)],
    [
      'an account that is not an address',
      () => createTestWallet(world.info, { accounts: ['0x1'] }),
    ],
    [
      'a chain with the id 0',
      () => createTestWallet(world.info, { chains: [0] }),
    ],
  ])('error: %s', (_, create) => {
    expect(create).toThrow(/^`\w+` got .*\. Pass /)
  })

  test('behavior: bundles need no HTTPS', async () => {
    const config = await connectApp({ bundles: true })
    // Pages without HTTPS don't have this method.
    Object.defineProperty(crypto, 'randomUUID', {
      configurable: true,
      value: undefined,
    })
    try {
      const calls = [{ to: getAddress(1), value: 7n }]
      expect((await sendCalls(config, { calls })).id).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      )
    } finally {
      Reflect.deleteProperty(crypto, 'randomUUID')
    }
  })

  test('parameters: request', async () => {
    const node = createPublicClient({ transport: http(world.info.rpcUrl) })
    const methods: string[] = []
    await connectApp({
      request(call) {
        methods.push(call.method)
        return custom(node)({ retryCount: 0 }).request(call)
      },
    })
    await ask('eth_blockNumber')
    expect(methods).toEqual(['eth_blockNumber'])
  })
})

describe('bad input', () => {
  const as = (value: unknown) => value as never

  test('behavior: an unknown answer is refused at once, and changes nothing', async () => {
    expect(() => wallet.answerNext('reject', as('approved'))).toThrow(
      "`answerNext` got 'approved'. Pass one of 'approve', 'reject'",
    )
    expect(() => wallet.answer(as('yes'))).toThrow("`answer` got 'yes'.")
    expect(await ask('eth_requestAccounts')).toEqual([getAddress(0)])
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: `setAccounts` refuses an invalid address and keeps the account', async () => {
    await ask('eth_requestAccounts')
    expect(() => wallet.setAccounts([as('bob')])).toThrow(
      "`setAccounts` got 'bob'. Pass addresses.",
    )
    expect(await ask('eth_accounts')).toEqual([getAddress(0)])
  })

  test.each([-1, 0, 1.5, Number.NaN])(
    'behavior: `setChain` refuses %s and keeps the chain',
    async (id) => {
      expect(() => wallet.setChain(id)).toThrow(`\`setChain\` got ${id}.`)
      expect(Number(await ask('eth_chainId'))).toBe(world.info.chainId)
    },
  )

  test('behavior: controls refuse unknown names and numbers', async () => {
    const controls = createControls(world.info)
    expect(() => controls.lie(as('prise'))).toThrow(
      "`lie` got 'prise'. Pass one of 'price', 'contract'.",
    )
    expect(() => controls.setOnline(as('nod'), false)).toThrow(
      "`setOnline` got 'nod'. Pass one of 'node', 'service'.",
    )
    await expect(controls.reorg(-1)).rejects.toThrow('`reorg` got -1.')
    await expect(controls.mine(0)).rejects.toThrow('`mine` got 0.')
    await expect(controls.advanceTime(Number.NaN)).rejects.toThrow(
      '`advanceTime` got NaN.',
    )
  })
})
