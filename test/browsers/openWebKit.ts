import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/freePort.js'
import { actions } from './actions.js'
import { startProgram } from './startProgram.js'
import type { Tab } from './tab.js'

/**
 * Opens the small browser of WebKitGTK on a screen of its own, driven by
 * classic WebDriver: https://www.w3.org/TR/webdriver2/
 */
export async function openWebKit(): Promise<Tab> {
  const port = await freePort()
  const screen = await startProgram(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { debian: 'xvfb', ready: /^(\d+)\n/m },
  )
  const settings = await createSettings()
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    debian: 'webkit2gtk-driver',
    env: { DISPLAY: `:${screen.match}`, XDG_CONFIG_HOME: settings },
  }).catch(async (error) => {
    await screen.stop()
    await rm(settings, { recursive: true, force: true })
    throw error
  })
  const base = `http://127.0.0.1:${port}/session`
  await untilListening(base)
  const { sessionId } = await send('POST', base, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } },
    },
  })
  const post = (path: string, body: object) =>
    send('POST', `${base}/${sessionId}/${path}`, body)
  const perform = (input: object) => post('actions', { actions: input })
  const evaluate = (expression: string) =>
    post('execute/sync', { script: `return ${expression}`, args: [] })
  return {
    goTo: (url) => post('url', { url }),
    evaluate,
    hover: (point) => perform(actions.hover(point)),
    click: (point) => perform(actions.click(point)),
    type: (text) => perform(actions.type(text)),
    async resize(width, height) {
      const inner = 'window.outerHeight - window.innerHeight'
      const toolbar = Number(await evaluate(inner))
      await post('window/rect', { width, height: height + toolbar })
    },
    async close() {
      await send('DELETE', `${base}/${sessionId}`).catch(() => {})
      await driver.stop()
      await screen.stop()
      await rm(settings, { recursive: true, force: true })
    },
  }
}

/**
 * A folder of settings of GTK that ask for reduced motion: without a graphics card,
 * drawing animations takes a core.
 */
async function createSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marketkit-webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version))
    await writeFile(
      join(folder, version, 'settings.ini'),
      '[Settings]\ngtk-enable-animations=0\n',
    )
  }
  return folder
}

async function send(method: string, url: string, body?: object): Promise<any> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${url}: ${value.error}, ${value.message}`)
  return value
}

/** WebKitWebDriver does not tell when it listens. */
async function untilListening(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}
