import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { run, runForOutput, startChecks } from './checks.js'
import { chromiumLaunchOptions, ensureChromium } from './chromium.js'
import { serveFolder } from './static/serveFolder.js'

/**
 * Builds the site and runs all stories from its static files below a path, in one
 * page, with the network cut off; then the tests of the site. `--built` takes the files of the last build;
 * other arguments choose stories by a part of their id.
 */
const args = process.argv.slice(2)
const isBuilt = args.includes('--built')
const wanted = args.filter((arg) => !arg.startsWith('--'))

const folder = resolve('dist-site')
const path = '/some/path/'
const storyTimeoutMs = 60_000

/** Also for the Worker, which Playwright can't cut off. */
const onlyThisMachine = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

type Story = { id: string; tags: string[]; type: string }
type Ending = {
  status: 'success' | 'error' | 'unfinished'
  /** Why the story failed. */
  reason?: string
}
type Finished = {
  storyId: string
  status: 'success' | 'error'
  reporters: {
    status: string
    result?: { violations?: unknown }
  }[]
}

type ErrorEvent =
  | 'playFunctionThrewException'
  | 'storyThrewException'
  | 'unhandledErrorsWhilePlaying'

declare global {
  /** How Storybook's preview talks to its manager. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'setCurrentStory', story: object): void
    on(event: 'storyFinished', listener: (end: Finished) => void): void
    on(event: ErrorEvent, listener: (error: unknown) => void): void
  }
}

const { check, end } = startChecks()

function readStories(): Story[] {
  const index: { entries: Record<string, Story> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  )
  return Object.values(index.entries).filter(
    ({ tags, type }) => type === 'story' && tags.includes('test'),
  )
}

/** Opens a page on a story. The world starts with it. */
async function openPage(
  browser: Browser,
  url: string,
  { id }: Story,
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })
  // Some stories ask an address that does not answer, on purpose.
  await context.route(
    (asked) => !asked.href.startsWith(url) && asked.protocol !== 'blob:',
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const globals = 'a11y.manual:!false'
  await page.goto(
    `${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`,
  )
  await page.waitForFunction('globalThis.__STORYBOOK_ADDONS_CHANNEL__')
  return page
}

/** Shows a story and waits until its play function has ended. */
function play(page: Page, story: Story): Promise<Ending> {
  const ending = page.evaluate(
    ({ id, timeout }) =>
      new Promise<Ending>((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
        const reasons: string[] = []
        setTimeout(
          () => resolve({ status: 'unfinished', reason: reasons.join('\n') }),
          timeout,
        )
        for (const event of [
          'playFunctionThrewException',
          'storyThrewException',
          'unhandledErrorsWhilePlaying',
        ] as const)
          channel.on(event, (error) =>
            reasons.push(String(Object(error).message ?? error)),
          )
        channel.on('storyFinished', ({ reporters, status, storyId }) => {
          if (storyId !== id) return
          const failed = reporters.filter((it) => it.status === 'failed')
          for (const { result } of failed)
            reasons.push(JSON.stringify(result?.violations ?? result))
          resolve({ status, reason: reasons.join('\n').slice(0, 3_000) })
        })
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    { id: story.id, timeout: storyTimeoutMs },
  )
  // Storybook reloads the page if it leaves a play function that has not ended.
  return ending.catch(() => ({ status: 'unfinished' }))
}

const built = isBuilt || (await run('npm', ['run', 'site']))
check('the site builds', built)
if (built) {
  process.env.CHROMIUM_PATH = ensureChromium(console.log)
  const server = await serveFolder(folder, path)
  const options = chromiumLaunchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--host-resolver-rules=${onlyThisMachine}`],
  })
  let page: Page | undefined
  try {
    const stories = readStories()
    const chosen = stories.filter(
      ({ id }) => !wanted.length || wanted.some((part) => id.includes(part)),
    )
    if (!chosen.length) throw new Error(`No story is named ${wanted}.`)
    for (const story of chosen) {
      // A story that is shown already does not play again.
      const isStart = ({ id, tags }: Story) =>
        id !== story.id && !tags.includes('play-fn')
      page ??= await openPage(
        browser,
        server.url,
        stories.find(isStart) ?? story,
      )
      const { reason, status } = await play(page, story)
      check(story.id, status === 'success', `${status}: ${reason}`)
      if (status === 'success') continue
      await page.context().close()
      page = undefined
    }
  } finally {
    await browser.close()
    server.stop()
  }
  const tests = await runForOutput(
    'npx',
    ['vitest', 'run', '--project', 'static'],
    // Node 20 has a WebSocket only with this flag.
    { env: { ...process.env, NODE_OPTIONS: '--experimental-websocket' } },
  )
  check('the tests of the site', tests.passed, tests.output)
}
end()
