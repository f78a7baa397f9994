import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actions } from './actions.js'
import { startProgram } from './startProgram.js'
import type { Point, Tab } from './tab.js'

/** Headless Firefox reports no mouse. 6 means a mouse that can hover. */
const preferences = {
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Opens Firefox, driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function openFirefox(): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'marketkit-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const firefox = await startProgram(
    process.env.FIREFOX_PATH ?? 'firefox-esr',
    [
      ...['--headless', '--no-remote', '--profile', profile],
      ...['--remote-debugging-port', '0', 'about:blank'],
    ],
    { debian: 'firefox-esr', ready: /BiDi listening on (ws:\S+)/ },
  )
  const { close, send } = await connect(`${firefox.match}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]
  const perform = (input: object) =>
    send('input.performActions', { context, actions: input })
  return {
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const { exceptionDetails, result } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value && JSON.parse(result.value)
    },
    hover: (point: Point) => perform(actions.hover(point)),
    click: (point: Point) => perform(actions.click(point)),
    type: (text: string) => perform(actions.type(text)),
    resize: (width, height) =>
      send('browsingContext.setViewport', {
        context,
        viewport: { width, height },
      }),
    async close() {
      close()
      await firefox.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Of WebDriver BiDi. Each method has a result of its own. */
type Answer = { error?: string; id: number; message?: string; result?: any }

/** Opens a WebSocket on which each message is answered by id. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Cannot connect to ${url}.`))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(data)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  return {
    close: () => socket.close(),
    send(method: string, params: object): Promise<any> {
      const id = ++count
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ error, message, result }) =>
          error
            ? reject(new Error(`${method}: ${error}, ${message}`))
            : resolve(result),
        )
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
  }
}
