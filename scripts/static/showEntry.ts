import type { Browser, Page } from 'playwright'

const timeoutMs = 120_000

/** A page of the sidebar. */
export type Entry = {
  id: string
  tags: string[]
  title: string
  type: 'docs' | 'story'
}

export type Ending = {
  /** Storybook reloads the page if it leaves an entry that is still loading. */
  status: 'success' | 'error' | 'unfinished' | 'reloaded'
  /** Why the entry failed. */
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
  | 'storyErrored'
  | 'storyMissing'
  | 'storyThrewException'
  | 'unhandledErrorsWhilePlaying'

declare global {
  /** How Storybook's preview talks to its manager. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'setCurrentStory', entry: object): void
    on(event: 'docsRendered', listener: (id: string) => void): void
    on(event: 'storyFinished', listener: (end: Finished) => void): void
    on(event: ErrorEvent, listener: (error: unknown) => void): void
  }
}

/** Opens a page of Storybook's preview on an entry. */
export async function openPreview(
  browser: Browser,
  url: string,
  { id, type }: Entry,
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })
  // Some stories ask an address that does not answer, on purpose.
  await context.route(
    ({ hostname, protocol }) =>
      hostname !== '127.0.0.1' && protocol !== 'blob:',
    (route) => route.abort(),
  )
  // tsx calls it in functions that run in the page.
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  const globals = 'a11y.manual:!false'
  await page.goto(
    `${url}iframe.html?id=${id}&viewMode=${type}&globals=${globals}`,
  )
  await page.waitForFunction('globalThis.__STORYBOOK_ADDONS_CHANNEL__')
  return page
}

/** Shows a docs page, or a story until its play function has ended. */
export function showEntry(page: Page, entry: Entry): Promise<Ending> {
  const ending = page.evaluate(
    ({ id, timeout, type }) =>
      new Promise<Ending>((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
        const reasons: string[] = []
        const finish = (status: Ending['status']) =>
          resolve({ status, reason: reasons.join('\n').slice(0, 3_000) })
        setTimeout(() => finish('unfinished'), timeout)
        for (const event of [
          'playFunctionThrewException',
          'storyErrored',
          'storyMissing',
          'storyThrewException',
          'unhandledErrorsWhilePlaying',
        ] as const)
          channel.on(event, (error) => {
            reasons.push(String(Object(error).message ?? error))
            // No end follows.
            if (type === 'docs') finish('error')
          })
        channel.on('docsRendered', (shown) => {
          if (shown !== id) return
          const { body } = document
          const hasError = body.classList.contains('sb-show-errordisplay')
          if (hasError) reasons.push(String(body.textContent))
          finish(hasError ? 'error' : 'success')
        })
        channel.on('storyFinished', ({ reporters, status, storyId }) => {
          if (storyId !== id) return
          const failed = reporters.filter((it) => it.status === 'failed')
          for (const { result } of failed)
            reasons.push(JSON.stringify(result?.violations ?? result))
          finish(status)
        })
        channel.emit('setCurrentStory', { storyId: id, viewMode: type })
      }),
    { id: entry.id, timeout: timeoutMs, type: entry.type },
  )
  return ending.catch((error) => ({
    status: 'reloaded',
    reason: String(error),
  }))
}
