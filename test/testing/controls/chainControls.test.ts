import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  type Address,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  numberToHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type {
  ChainKind,
  LocalChain,
} from '../../../src/service/node/world/localChain.js'
import { startLocalChain } from '../../../src/service/node/world/startLocalChain.js'
import {
  type ChainControls,
  createChainControls,
} from '../../../src/testing/controls/chainControls.js'
import { createCallChain } from '../../../src/testing/wallet/callChain.js'
import { isSample } from '../../sample.js'

let chain: LocalChain
let controls: ChainControls
let sender: Address
let recipient: Address

const call = (method: string, ...params: unknown[]) =>
  createCallChain(chain.rpcUrl)({ method, params })
const open = () => createChainControls(createCallChain(chain.rpcUrl))
const readHead = async () => Number(await call('eth_blockNumber'))
const send = async () =>
  (await call('eth_sendTransaction', {
    from: sender,
    to: recipient,
    value: '0x1',
  })) as Hex
const isMined = async (hash: Hex) =>
  (await call('eth_getTransactionReceipt', hash)) !== null

/** Waits until the chain no longer knows a transaction. */
const becomesUnknown = (hash: Hex) =>
  expect.poll(() => call('eth_getTransactionByHash', hash)).toBe(null)

async function start(kind: ChainKind): Promise<void> {
  chain = await startLocalChain(kind)
  controls = open()
  const accounts = (await call('eth_accounts')) as Address[]
  ;[sender, recipient] = accounts as [Address, Address]
}

afterEach(() => chain.stop())

const chains: ChainKind[] = isSample ? ['memory'] : ['memory', 'anvil']

describe.each(chains)('%s', (kind) => {
  beforeEach(() => start(kind))

  test('setMining: transactions are mined at once after a pause', async () => {
    await controls.setMining(false)
    const paused = await send()
    expect(await isMined(paused)).toBe(false)
    await controls.setMining(true)
    expect(await isMined(paused)).toBe(true)
    const hash = await send()
    await expect.poll(() => isMined(hash)).toBe(true)
  })

  test('setMining: resumes mining that another connection paused', async () => {
    await open().setMining(false)
    await controls.setMining(false)
    await controls.setMining(true)
    const hash = await send()
    await expect.poll(() => isMined(hash)).toBe(true)
  })

  test('dropNext: drops pending transactions before it resolves', async () => {
    await controls.setMining(false)
    const hash = await send()
    await controls.dropNext()
    await controls.mine()
    expect(await isMined(hash)).toBe(false)
  })

  test('dropNext: paused mining stays paused', async () => {
    await controls.setMining(false)
    await controls.dropNext()
    await becomesUnknown(await send())
    const kept = await send()
    expect(await isMined(kept)).toBe(false)
    await controls.mine()
    expect(await isMined(kept)).toBe(true)
  })

  test('dropNext: ends when other controls resume mining', async () => {
    await controls.dropNext()
    await open().setMining(true)
    await new Promise((resolve) => setTimeout(resolve, 250))
    await open().setMining(false)
    const hash = await send()
    await new Promise((resolve) => setTimeout(resolve, 250))
    await controls.mine()
    expect(await isMined(hash)).toBe(true)
  })

  test('dropNext: ends when the same controls stop mining', async () => {
    await controls.dropNext()
    await controls.setMining(false)
    const hash = await send()
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(await isMined(hash)).toBe(false)
    await controls.mine()
    expect(await isMined(hash)).toBe(true)
  })

  test('dropNext: works again after the node was unreachable', async () => {
    const callChain = createCallChain(chain.rpcUrl)
    let failures = 0
    let isOnline = true
    controls = createChainControls((request) => {
      if (isOnline) return callChain(request)
      failures++
      // Nothing listens on this port.
      return createCallChain('http://127.0.0.1:1')(request)
    })
    await controls.dropNext()
    isOnline = false
    await expect.poll(() => failures).toBeGreaterThan(0)
    const hash = await send()
    isOnline = true
    await expect
      .poll(async () => {
        await controls.dropNext()
        return call('eth_getTransactionByHash', hash)
      })
      .toBe(null)
  })

  test('dropNext: does not keep the process alive', async () => {
    const code = `
      import { createChainControls } from './src/testing/controls/chainControls.ts'
      import { createCallChain } from './src/testing/wallet/callChain.ts'
      await createChainControls(createCallChain('${chain.rpcUrl}')).dropNext()
    `
    const run = spawn(process.execPath, [
      ...['--import', 'tsx', '--input-type=module', '--eval', code],
    ])
    const [exitCode] = await once(run, 'close')
    expect(exitCode).toBe(0)
  })

  test('reorg: mines transactions of any sender again, with their hashes', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    await call('anvil_setBalance', account.address, numberToHex(10n ** 18n))
    const stranger = createWalletClient({
      account,
      chain: defineChain({
        id: 31337,
        name: 'Local chain',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [chain.rpcUrl] } },
      }),
      transport: http(),
    })
    const types = ['legacy', 'eip2930', 'eip1559'] as const
    const hashes: Hex[] = []
    for (const type of types)
      hashes.push(
        await stranger.sendTransaction({ to: recipient, type, value: 1n }),
      )
    const head = await readHead()
    await controls.reorg(3)
    expect(await readHead()).toBeGreaterThan(head)
    for (const hash of hashes) expect(await isMined(hash)).toBe(true)
  })

  test('reorg: accepts more blocks than the chain has', async () => {
    const hash = await send()
    await expect.poll(() => isMined(hash)).toBe(true)
    await controls.reorg(1_000)
    expect(await isMined(hash)).toBe(true)
    await controls.reorg(1_000, { isLost: true })
    expect(await isMined(hash)).toBe(false)
  })

  test('reorg: paused mining stays paused', async () => {
    await controls.setMining(false)
    await controls.mine()
    await controls.reorg(1)
    expect(await isMined(await send())).toBe(false)
  })
})

describe('the chain in memory', () => {
  beforeEach(() => start('memory'))

  test('setMining: pauses again after a reset', async () => {
    const restore = await chain.keep?.()
    await controls.setMining(false)
    await restore?.()
    await controls.setMining(false)
    expect(await isMined(await send())).toBe(false)
  })

  test('setMining: a chain that mines keeps its block interval', async () => {
    await controls.setMining(true)
    expect(await call('anvil_getIntervalMining')).toBe(10)
  })
})
