import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { runForOutput, startChecks } from './checks.js'
import { chromiumLaunchOptions, ensureChromium } from './chromium.js'
import { freePort } from './freePort.js'
import { buildStorybook, getStorybookFolder } from './start/buildStorybook.js'
import { serveFolder } from './static/serveFolder.js'
import { type Entry, openPreview, showEntry } from './static/showEntry.js'
import { startCommand } from './static/startCommand.js'

/**
 * Builds the site as `npm start` does, unless it did so for this code. Opens every entry of
 * the sidebar from static files below a path, with the network cut off, and plays the stories.
 * Then opens the documents under `npm start`, and the first of each group under
 * `npm run storybook`; plays the demos under `npm start`, and runs the tests of the site.
 * Arguments choose entries by a part of their id; the purchase in three browsers runs only
 * without arguments.
 */
const wanted = process.argv.slice(2)

const folder = getStorybookFolder()

/** Also for the Worker, which Playwright can't cut off. */
const onlyThisMachine = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

const { check, end } = startChecks()

/** Opens the chosen entries of a Storybook, one after the other in one page. */
async function checkEntries(
  browser: Browser,
  command: string,
  url: string,
  isMeant: (entry: Entry) => boolean = () => true,
): Promise<void> {
  const response = await fetch(`${url}index.json`)
  const all = Object.values<Entry>((await response.json()).entries)
  const chosen = all.filter(
    (entry) =>
      isMeant(entry) &&
      (!wanted.length || wanted.some((part) => entry.id.includes(part))),
  )
  let page: Page | undefined
  for (const entry of chosen) {
    // An entry that is shown already does not play again.
    const isStart = ({ id, tags }: Entry) =>
      id !== entry.id && !tags.includes('play-fn')
    const start = all.find(isStart) ?? entry
    page ??= await openPreview(browser, url, start)
    let ending = await showEntry(page, entry)
    if (ending.status === 'reloaded') {
      await page.context().close()
      page = await openPreview(browser, url, start)
      ending = await showEntry(page, entry)
    }
    const { reason, status } = ending
    const isShown = status === 'success'
    check(`${command}: ${entry.id}`, isShown, `${status}: ${reason}`)
    if (isShown) continue
    await page.context().close()
    page = undefined
  }
  await page?.context().close()
}

/** Starts a command that serves Storybook, and waits until Storybook is there. */
async function startServer(
  getArgs: (port: string) => string[],
): Promise<{ stop(): Promise<void>; url: string }> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}/`
  const args = getArgs(port)
  const { stop } = await startCommand(args, { PORT: port }, `${url}index.json`)
  return { stop, url }
}

if (!existsSync(folder)) await buildStorybook(folder).built
if (check('the site builds', existsSync(folder))) {
  process.env.CHROMIUM_PATH = ensureChromium(console.log)
  const options = chromiumLaunchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--host-resolver-rules=${onlyThisMachine}`],
  })
  try {
    const site = await serveFolder(folder, '/some/path/')
    // Walls frame stories, which are entries themselves.
    const isDocument = ({ type }: Pick<Entry, 'type'>) => type === 'docs'
    const isTest = ({ tags, type }: Pick<Entry, 'tags' | 'type'>) =>
      isDocument({ type }) || tags.includes('test')
    await checkEntries(browser, 'site', site.url, isTest)
    site.stop()
    const started = await startServer(() => [
      ...['--import', 'tsx', 'scripts/start.ts'],
    ])
    const isDemo = ({ id, ...entry }: Entry) =>
      isDocument(entry) || (id.startsWith('demos-') && isTest(entry))
    await checkEntries(browser, 'npm start', started.url, isDemo)
    await started.stop()
    const storybook = await startServer((port) => [
      ...['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci'],
      ...['--host', '127.0.0.1', '--port', port, '--exact-port'],
      ...['--no-open', '--quiet', '--disable-telemetry'],
    ])
    // Vitest plays the stories on such a server. All documents of a group load alike.
    const groups = new Set<string>()
    const isFirst = ({ title, type }: Entry) => {
      const [group = ''] = title.split('/')
      if (!isDocument({ type }) || groups.has(group)) return false
      groups.add(group)
      return true
    }
    await checkEntries(browser, 'storybook', storybook.url, isFirst)
    await storybook.stop()
  } finally {
    await browser.close()
  }
  const tests = await runForOutput(
    'npx',
    [
      ...['vitest', 'run', '--project', 'static'],
      ...(wanted.length ? ['--exclude', 'test/static/engines.test.ts'] : []),
    ],
    // Node 20 has a WebSocket only with this flag.
    { env: { ...process.env, NODE_OPTIONS: '--experimental-websocket' } },
  )
  check('the tests of the site', tests.passed, tests.output)
}
end()
