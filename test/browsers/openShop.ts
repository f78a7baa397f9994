import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { hangLimit } from '../../scripts/hangLimit.js'
import type { Place } from './inPage.js'
import type { Point, Tab } from './tab.js'

/** The demo marketplace in a tab, with the words of `test/e2e/shop.ts`. */
export type Shop = {
  tab: Tab
  /** Opens the shop's first page. A wallet that is connected stays so. */
  visit(): Promise<void>
  /** Opens one of the tabs, such as "Mine". */
  open(tab: string): Promise<void>
  /** Presses the action of a card, such as "Buy". */
  act(action: string, name: string): Promise<void>
  /** Presses a button. */
  press(place: Place, name: string | RegExp): Promise<void>
  /** Presses an element of another role. */
  click(place: Place, role: string, name: string | RegExp): Promise<void>
  /** Types into an empty or filled text field of the dialog. */
  fill(name: string | RegExp, text: string): Promise<void>
  /** Waits until the place shows the text. */
  says(place: Place, text: string | RegExp): Promise<void>
  /** Waits until there is such an element, or none. */
  waitFor(
    place: Place,
    role: string,
    name: string | RegExp,
    state?: 'present' | 'gone',
  ): Promise<void>
}

export async function openShop(tab: Tab, url: string): Promise<Shop> {
  const library = await bundle()

  /** Calls a function of `inPage.ts` in the page. */
  async function call<result>(
    name: string,
    ...values: (string | RegExp)[]
  ): Promise<result> {
    const list = values.map((value) =>
      typeof value === 'string' ? JSON.stringify(value) : String(value),
    )
    if (!(await tab.evaluate('"inPage" in window')))
      await tab.evaluate(`void (0, eval)(${JSON.stringify(library)})`)
    return (await tab.evaluate(`inPage.${name}(${list.join()})`)) as result
  }

  /** Repeats until it returns something; the last complaint is thrown. */
  async function until<result>(
    attempt: () => Promise<{ value: result } | string>,
  ): Promise<result> {
    const end = Date.now() + hangLimit
    for (;;) {
      const outcome = await attempt().catch(String)
      if (typeof outcome !== 'string') return outcome.value
      if (Date.now() > end) {
        const dialog = await call<string>('read', 'dialog').catch(String)
        const text = dialog || (await call<string>('read', 'page'))
        throw new Error(`${outcome}\nThe page reads: ${text}`)
      }
      await sleep(50)
    }
  }

  /** Waits until the element is there and no longer moves. */
  function locate(place: Place, role: string, name: string | RegExp) {
    let before = ''
    return until<Point>(async () => {
      const point = await call<Point | string>('locate', place, role, name)
      if (typeof point === 'string') return point
      const now = JSON.stringify(point)
      const isStill = now === before
      before = now
      return isStill ? { value: point } : `The ${role} ${name} moves.`
    })
  }

  const click: Shop['click'] = (place, role, name) =>
    until(async () => {
      const point = await call<Point | string>('aim', place, role, name)
      if (typeof point === 'string') return point
      await tab.click(point)
      return (await call<boolean>('hit'))
        ? { value: undefined }
        : `The ${role} ${name} moves.`
    })

  return {
    tab,
    visit: () => tab.goTo(url),
    click,
    press: (place, name) => click(place, 'button', name),
    open: (name) => click('page', 'button', name),
    async act(action, name) {
      await tab.hover(await locate('page', 'article', name))
      // The button to buy also has the price in its name.
      const button = new RegExp(`^${action}(: | .* )${name}$`)
      await click('page', 'button', button)
    },
    async fill(name, text) {
      await click('dialog', 'textbox', name)
      await call('selectText')
      await tab.type(text)
    },
    says: (place, text) =>
      until(async () => {
        const all = await call<string>('read', place)
        const found =
          typeof text === 'string' ? all.includes(text) : text.test(all)
        return found
          ? { value: undefined }
          : `The ${place} does not say "${text}" but: ${all}`
      }),
    waitFor: (place, role, name, state = 'present') =>
      until(async () =>
        (await call<boolean>('has', place, role, name)) ===
        (state === 'present')
          ? { value: undefined }
          : `The ${role} ${name} is not ${state}.`,
      ),
  }
}

let library: Promise<string> | undefined

/** Bundles `inPage.ts` for the page. */
function bundle(): Promise<string> {
  library ??= build({
    entryPoints: ['test/browsers/inPage.ts'],
    bundle: true,
    define: { 'process.env.NODE_ENV': '"test"', process: '{"env":{}}' },
    footer: { js: 'globalThis.inPage = inPage' },
    format: 'iife',
    globalName: 'inPage',
    minify: true,
    platform: 'browser',
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return library
}
