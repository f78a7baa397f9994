import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumLaunchOptions } from '../../../scripts/chromium.js'
import {
  createTestWallet,
  injectWallet,
  type TestWallet,
} from '../../../src/testing/index.js'
import { setupWorld } from '../../world.js'

const world = setupWorld()
let browser: Browser
let page: Page
let wallet: TestWallet

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions())
})
afterAll(() => browser.close())

beforeEach(async () => {
  page = await browser.newPage()
  wallet = createTestWallet(world.info)
  await injectWallet(page, wallet)
  await openPage()
  return () => page.close()
})

/** Opens a page that finds the wallet and remembers its events, as an app does. */
async function openPage(): Promise<void> {
  await page.goto('about:blank')
  await page.evaluate(`
    window.found = []
    window.heard = []
    addEventListener('eip6963:announceProvider', ({ detail }) => found.push(detail))
    dispatchEvent(new Event('eip6963:requestProvider'))
    window.ask = (method, ...params) => found[0].provider.request({ method, params })
    window.hear = (value) => heard.push(value)
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
      found[0].provider.on(event, hear)
  `)
}

/** Calls the wallet in the page; returns its result or its error. */
const ask = (method: string, ...params: unknown[]) =>
  page.evaluate(
    `ask(...${JSON.stringify([method, ...params])}).catch(
      ({ code, data, message }) => ({ code, data, message }))`,
  )
const heard = () => page.evaluate('heard')

const getAccounts = () => world.info.accounts.map(({ address }) => address)

test('default: a page finds the wallet, connects and pays', async () => {
  expect(await page.evaluate('found.map(({ info }) => info.name)')).toEqual([
    'Test Wallet',
  ])
  const [from, to] = getAccounts()
  expect(await ask('eth_requestAccounts')).toEqual([from])
  const hash = await ask('eth_sendTransaction', { from, to, value: '0x1' })
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({
    status: '0x1',
  })
  expect(wallet.prompts.map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'eth_sendTransaction',
  ])
})

test('behavior: errors reach the page with their code', async () => {
  wallet.answerNext('reject')
  expect(await ask('eth_requestAccounts')).toEqual({
    code: 4001,
    message: 'User rejected the request.',
  })
})

test('behavior: events reach the page', async () => {
  await ask('eth_requestAccounts')
  const [, other = '0x'] = getAccounts()
  wallet.setAccounts([other])
  wallet.setChain(1)
  wallet.setOnline(false)
  await expect
    .poll(heard)
    .toEqual([
      [getAccounts()[0]],
      [other],
      '0x1',
      expect.objectContaining({ code: 4900, message: 'Disconnected' }),
    ])
})

test('behavior: a removed listener receives no events', async () => {
  await ask('eth_requestAccounts')
  await page.evaluate(
    `found[0].provider.removeListener('accountsChanged', hear)`,
  )
  wallet.setAccounts([])
  wallet.setChain(1)
  await expect.poll(heard).toEqual([[getAccounts()[0]], '0x1'])
})

test('behavior: the wallet stays connected when the page reloads', async () => {
  await ask('eth_requestAccounts')
  await openPage()
  expect(await ask('eth_accounts')).toEqual([getAccounts()[0]])
  expect(wallet.prompts).toHaveLength(1)
})
