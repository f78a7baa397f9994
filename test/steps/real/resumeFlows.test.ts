import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { buy } from '../../../src/steps/flows/buy.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import { createMemoryLocks } from '../../../src/steps/platform/environment.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { takeSample } from '../../sample.js'
import { getFailure, on, walletError } from '../setup.js'
import { dearer, type RealPage, setupReal } from './pages.js'

const { getAccount, getFunds, listing, openPage, ownerOf, rpc } = setupReal()

/** Starts a flow in a page that dies at some moment. */
async function dieAt(
  page: RealPage,
  start: (onProgress: (progress: Progress) => void) => Promise<unknown>,
  isMoment: (progress: Progress) => boolean,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onProgress = (progress: Progress) => {
      if (!isMoment(progress)) return
      page.die()
      resolve()
    }
    start(onProgress).then(
      () => reject(new Error('The moment never came.')),
      reject,
    )
  })
}

async function textIn(storage: FlowStorage): Promise<string> {
  const keys = await storage.keys()
  const texts = await Promise.all(keys.map((key) => storage.get(key)))
  return texts.join('')
}

const at =
  (index: number, status: string) =>
  ({ steps }: Progress) =>
    steps[index]?.status === status

describe('a purchase whose page dies', () => {
  test('behavior: a prompt confirmed after the page died is found and paid once', async () => {
    const storage = createMemoryStorage()
    const order = await listing('ETH')
    const before = await getFunds('ETH')
    let confirm = () => {}
    const intercept = on('eth_sendTransaction', async (request, forward) => {
      await new Promise<void>((resolve) => {
        confirm = resolve
      })
      return forward(request)
    })
    const first = await openPage({ intercept, storage })
    const run = buy(first.config, { ...first.parameters, order })
    run.catch(() => {})
    await expect.poll(() => first.wallet.prompts.length).toBe(1)
    first.die()

    const second = await openPage({ storage })
    const resume = () => resumeFlows(second.config, second.parameters)
    expect(await resume()).toMatchObject([{ status: 'unresolved' }])
    const doubted = buy(second.config, { ...second.parameters, order })
    expect(await getFailure(doubted)).toMatchObject({ reason: 'unresolved' })
    confirm()
    await expect.poll(() => ownerOf(order)).toBe(getAccount(0))
    expect(await resume()).toMatchObject([{ status: 'done' }])
    expect(await resume()).toEqual([])
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
    expect(first.wallet.prompts).toHaveLength(1)
    expect(second.wallet.prompts).toHaveLength(0)
  })

  test('behavior: a prompt rejected after the page died is repeated only with consent', async () => {
    const storage = createMemoryStorage()
    const order = await listing('ETH')
    const before = await getFunds('ETH')
    const intercept = on('eth_sendTransaction', async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      throw walletError(4001, 'User rejected the request.')
    })
    const first = await openPage({ intercept, storage })
    await dieAt(
      first,
      (onProgress) =>
        buy(first.config, { ...first.parameters, order, onProgress }),
      at(0, 'prompting'),
    )
    const { config, parameters, wallet } = await openPage({ storage })
    const run = (acknowledge?: readonly string[]) =>
      buy(config, { ...parameters, acknowledge, order })
    const error = await getFailure(run())
    expect(error).toMatchObject({ reason: 'unresolved' })
    expect(wallet.prompts).toHaveLength(0)
    await run(error.unresolved)
    expect(wallet.prompts).toHaveLength(1)
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
  })

  type Sent = Record<'from' | 'hash' | 'input' | 'nonce' | 'to' | 'value', Hex>
  const again = (change: (sent: Sent) => object) => (sent: Sent) => {
    const { from, input: data, nonce, to, value } = sent
    const same = { from, to, data, nonce, value, ...dearer }
    return rpc('eth_sendTransaction', [{ ...same, ...change(sent) }])
  }
  const fates = [
    ['mined', async () => {}, 'done'],
    ['sped up', again(() => ({})), 'done'],
    [
      'cancelled',
      again(({ from }) => ({ to: from, data: '0x', value: '0x0' })),
      'failed',
    ],
    [
      'replaced',
      again(() => ({ to: getAccount(2), data: '0x', value: '0x0' })),
      'failed',
    ],
    [
      'dropped',
      ({ hash }: Sent) => rpc('anvil_dropTransaction', [hash]),
      'unresolved',
    ],
  ] as const

  test.each(takeSample(fates, 2))(
    'behavior: a purchase %s while the page was closed is paid once',
    async (what, meanwhile, status) => {
      const storage = createMemoryStorage()
      const order = await listing('ETH')
      const before = await getFunds('ETH')
      await rpc('evm_setAutomine', [false])
      const first = await openPage({ storage })
      buy(first.config, { ...first.parameters, order }).catch(() => {})
      // A node has returned the transaction, so its nonce is known.
      await expect.poll(() => textIn(storage)).toContain('"seen":true')
      first.die()
      const pending = await rpc('eth_getBlockByNumber', ['pending', true])
      await meanwhile(pending.transactions[0])
      await rpc('evm_setAutomine', [true])
      await rpc('anvil_mine', ['0x3'])

      const { config, parameters, wallet } = await openPage({ storage })
      const timeout = what === 'dropped' ? 1_500 : undefined
      const settled = await resumeFlows(config, { ...parameters, timeout })
      expect(settled).toMatchObject([{ status, intent: { kind: 'buy' } }])
      expect(wallet.prompts).toHaveLength(0)

      const isDone = status === 'done'
      if (!isDone) {
        const acknowledge =
          status === 'unresolved' ? settled.map(({ id }) => id) : []
        await buy(config, { ...parameters, acknowledge, order })
      }
      expect(wallet.prompts).toHaveLength(isDone ? 0 : 1)
      expect(await ownerOf(order)).toBe(getAccount(0))
      expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
      expect(await resumeFlows(config, parameters)).toEqual([])
    },
  )

  test('behavior: an approval mined before the page died is not repeated', async () => {
    const storage = createMemoryStorage()
    const order = await listing('USDC')
    const before = await getFunds('USDC')
    const first = await openPage({ storage })
    await dieAt(
      first,
      (onProgress) =>
        buy(first.config, { ...first.parameters, order, onProgress }),
      at(0, 'done'),
    )
    const { config, parameters, wallet } = await openPage({ storage })
    expect(await resumeFlows(config, parameters)).toMatchObject([
      { status: 'interrupted' },
    ])
    await buy(config, { ...parameters, order })
    expect(first.wallet.prompts).toHaveLength(1)
    expect(wallet.prompts).toHaveLength(1)
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('USDC'))).toBe(BigInt(order.priceAmount))
  })

  test('behavior: a purchase mined before the page died is reported without a prompt', async () => {
    const storage = createMemoryStorage()
    const order = await listing('ETH')
    const first = await openPage({ storage })
    await dieAt(
      first,
      (onProgress) =>
        buy(first.config, { ...first.parameters, order, onProgress }),
      ({ phase }) => phase === 'indexing',
    )
    const { config, parameters, wallet } = await openPage({ storage })
    const result = await buy(config, { ...parameters, order })
    expect(result).toMatchObject({ resumed: true, indexed: true })
    expect(wallet.prompts).toHaveLength(0)
  })

  test('behavior: two tabs that buy the same order open one prompt', async () => {
    const order = await listing('ETH')
    const shared = {
      locks: createMemoryLocks(),
      storage: createMemoryStorage(),
    }
    const tabs = [await openPage(shared), await openPage(shared)]
    const runs = await Promise.allSettled(
      tabs.map(({ config, parameters }) =>
        buy(config, { ...parameters, order }),
      ),
    )
    const failed = runs.flatMap((run) =>
      run.status === 'rejected' ? [run.reason] : [],
    )
    expect(failed).toMatchObject([{ reason: 'running', fundsMoved: 'maybe' }])
    expect(tabs.flatMap(({ wallet }) => wallet.prompts)).toHaveLength(1)
    expect(await ownerOf(order)).toBe(getAccount(0))
  })
})
