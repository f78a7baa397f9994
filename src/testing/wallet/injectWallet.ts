import type { EIP1193Provider } from 'viem'
import type { WalletDetails } from './announceProvider.js'
import type { RpcCall } from './callChain.js'
import type { TestWallet } from './createTestWallet.js'
import { createUuid } from './createUuid.js'

/** A page of Playwright. */
type Page = {
  addInitScript(script: string): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  exposeFunction(
    name: string,
    callback: (call: RpcCall) => Promise<Answer>,
  ): Promise<unknown>
}

/** Errors lose their fields between the page and the test. */
type Answer = { result?: unknown; error?: { message: string } }

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

/**
 * Announces a test wallet to a page of Playwright (EIP-6963), in each document that the
 * page opens from now on. The wallet stays in the process of the test.
 *
 * @example
 * import { createTestWallet, injectWallet } from 'marketkit/testing'
 * import { test } from 'playwright/test'
 *
 * test('a rejected purchase', async ({ page }) => {
 *   const wallet = createTestWallet(world)
 *   await injectWallet(page, wallet)
 *   await page.goto('/')
 *   wallet.answerNext('reject')
 * })
 */
export async function injectWallet(
  page: Page,
  { details, provider }: TestWallet,
): Promise<void> {
  const id = createUuid()
  await page.exposeFunction(id, (call) => answer(provider, call))
  // Some compilers call `__name` in functions.
  await page.addInitScript(`{
    const __name = (named) => named;
    (${announceRemote})(${JSON.stringify({ details, id })});
  }`)
  for (const event of events)
    provider.on(event as 'connect', (value) => {
      const detail = JSON.stringify({ event, value: toPlain(value) })
      // The page may be closed, or open another document.
      page
        .evaluate(
          `void dispatchEvent(new CustomEvent('${id}', { detail: ${detail} }))`,
        )
        .catch(() => {})
    })
}

async function answer(
  { request }: EIP1193Provider,
  call: RpcCall,
): Promise<Answer> {
  try {
    return { result: await request(call as Parameters<typeof request>[0]) }
  } catch (error) {
    return { error: toPlain(error) as { message: string } }
  }
}

/** Returns an error as an object that survives JSON. */
function toPlain(value: unknown): unknown {
  return value instanceof Error ? { ...value, message: value.message } : value
}

/** Runs in the page, so it may use nothing from this file. */
function announceRemote({
  details,
  id,
}: {
  details: WalletDetails
  id: string
}): void {
  // Events reach only the page itself, not its frames.
  if (window !== top) return
  type Listener = (value: unknown) => void
  const listeners = new Map<string, Set<Listener>>()
  const getListeners = (event: string) => {
    const known = listeners.get(event) ?? new Set()
    listeners.set(event, known)
    return known
  }
  window.addEventListener(id, (message) => {
    const { event, value } = (message as CustomEvent).detail
    for (const listener of [...getListeners(event)]) listener(value)
  })
  const provider = {
    async request({ method, params }: RpcCall) {
      const ask = Object(window)[id] as (call: RpcCall) => Promise<Answer>
      const { error, result } = await ask({ method, params })
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    on: (event: string, listener: Listener) =>
      void getListeners(event).add(listener),
    removeListener: (event: string, listener: Listener) =>
      void getListeners(event).delete(listener),
  }
  const detail = Object.freeze({
    info: Object.freeze({ ...details, uuid: id }),
    provider,
  })
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
