import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/freePort.js'
import {
  buildStorybook,
  getStorybookFolder,
} from '../../scripts/start/buildStorybook.js'
import { serveFolder } from '../../scripts/static/serveFolder.js'
import { openChromium } from '../../test/browsers/openChromium.js'
import { openFirefox } from '../../test/browsers/openFirefox.js'
import { openWebKit } from '../../test/browsers/openWebKit.js'
import type { Tab } from '../../test/browsers/tab.js'
import { table } from '../service/table.js'

const engines = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}

type EngineName = keyof typeof engines

const preview =
  'document.querySelector("#storybook-preview-iframe")?.contentDocument'

/** Expressions that become true in the page once the visitor sees each part. */
const signs = {
  text: `(document.querySelector("#first-view h1") ?? ${preview}?.querySelector(".playground h1"))?.checkVisibility()`,
  dialog: `[...${preview}?.querySelector("iframe[title=Widget]")?.contentDocument?.querySelectorAll("button") ?? []].some((it) => it.textContent.startsWith("Buy for"))`,
  card: `(${preview} ?? document).querySelector(".shop article img")?.complete`,
}

type Sign = keyof typeof signs

const pages: [name: string, path: string, signs: Sign[]][] = [
  ['front page', '', ['text', 'dialog']],
  ['demo shop', '?path=/story/demos-marketplace--default', ['card']],
]

const limit = 180_000

/** Opens an address, and returns the milliseconds until each sign is there. */
async function visit(
  tab: Tab,
  url: string,
  wanted: readonly Sign[],
): Promise<number[]> {
  await tab.goTo('about:blank')
  const begin = performance.now()
  // Without waiting until the page is loaded.
  await tab.evaluate(`void (location.href = ${JSON.stringify(url)})`)
  const times: number[] = []
  for (const sign of wanted)
    for (;;) {
      // Fails while the browser goes from page to page.
      const isThere = await tab
        .evaluate(`Boolean(${signs[sign]})`)
        .catch(() => false)
      const time = performance.now() - begin
      if (time > limit) throw new Error(`${url} shows no ${sign}.`)
      if (isThere) {
        times.push(time)
        break
      }
      await sleep(20)
    }
  return times
}

/** Visits a page in new profiles, twice in each; returns rows of a table. */
async function measurePage(
  place: string,
  engine: EngineName,
  [name, url, wanted]: (typeof pages)[number],
  rounds: number,
): Promise<string[][]> {
  const found: number[][][] = []
  for (let round = 0; round < rounds; round++) {
    const tab = await engines[engine]()
    try {
      await tab.resize(1440, 900)
      found.push([await visit(tab, url, wanted), await visit(tab, url, wanted)])
    } finally {
      await tab.close()
    }
  }
  const names = { card: 'first card', dialog: 'live dialog', text: 'text' }
  return wanted.map((sign, index) => [
    `${place}, ${engine}: ${name}, ${names[sign]}`,
    ...[0, 1].map((visit) =>
      summarize(found.map((visits) => visits[visit]?.[index] ?? Number.NaN)),
    ),
  ])
}

/** Returns the shortest and the longest time in seconds. */
function summarize(times: readonly number[]): string {
  const [low, high] = [Math.min(...times), Math.max(...times)].map((time) =>
    (time / 1000).toFixed(1),
  )
  return low === high ? `${low}` : `${low}–${high}`
}

/** Starts `npm start` and waits until it is ready. */
async function start(): Promise<{
  ready: number
  stop(): Promise<void>
  url: string
}> {
  const port = String(await freePort())
  const args = ['--import', 'tsx', 'scripts/start.ts']
  const begin = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (/Ready in/.test(output)) resolve()
    })
    child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)))
  })
  return {
    ready: performance.now() - begin,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
    url: `http://127.0.0.1:${port}/`,
  }
}

const keptWorlds = 'node_modules/.cache/marketkit'

/** Measures a start without a kept world, and one with it. */
async function measureStart(): Promise<[first: number, later: number]> {
  const aside = `${keptWorlds}-aside`
  if (existsSync(keptWorlds)) renameSync(keptWorlds, aside)
  try {
    const times: number[] = []
    for (let round = 0; round < 2; round++) {
      const { ready, stop } = await start()
      times.push(ready)
      await stop()
    }
    return times as [number, number]
  } finally {
    if (existsSync(aside)) {
      rmSync(keptWorlds, { force: true, recursive: true })
      renameSync(aside, keptWorlds)
    }
  }
}

/** Measures how long a visitor waits, and prints a table. */
export async function measurePages(rounds: number): Promise<void> {
  const folder = getStorybookFolder()
  if (!existsSync(folder)) await buildStorybook(folder).built
  const rows: string[][] = []
  const starts: [number, number][] = []
  for (let round = 0; round < rounds; round++) starts.push(await measureStart())
  rows.push([
    '`npm start`: "Ready" (warm: with the kept world)',
    summarize(starts.map(([first]) => first)),
    summarize(starts.map(([, later]) => later)),
  ])
  const site = await serveFolder(folder, '/some/path/')
  const started = await start()
  try {
    const add = async (
      place: string,
      engine: EngineName,
      page: (typeof pages)[number],
    ) => rows.push(...(await measurePage(place, engine, page, rounds)))
    await add('`npm start`', 'Chromium', [
      'page of the shop',
      `${started.url}shop/`,
      ['card'],
    ])
    for (const [name, path, wanted] of pages)
      await add('`npm start`', 'Chromium', [name, started.url + path, wanted])
    for (const engine of Object.keys(engines) as EngineName[])
      for (const [name, path, wanted] of pages)
        await add('site', engine, [name, site.url + path, wanted])
  } finally {
    await started.stop()
    site.stop()
  }
  console.log(table(['seconds', 'cold', 'warm'], rows))
}
