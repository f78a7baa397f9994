import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.js'

/** How much slower than this machine the one is that is measured for. */
export const slowdown = 4

/** What `bench.speed` tells of a phone of the middle, such as a Pixel 5. */
export const phoneSpeed = 1000

/** A screen, its size in CSS pixels. */
export type Screen = { width: number; height: number; scale: number }

/** The phone that Lighthouse takes, a Moto G Power. */
export const phoneScreen: Screen = { width: 412, height: 823, scale: 1.75 }

const html = `<!doctype html><meta charset="utf-8"><title>bench</title>
<link rel="stylesheet" href="/page.css">
<style>
  body { margin: 16px; font-family: sans-serif }
  .plain { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none }
  .plain img { display: block; width: 194px; height: 194px; object-fit: cover }
  .plain-card img { display: block; width: 100%; aspect-ratio: 1; object-fit: cover }
</style>
<main></main><script type="module" src="/page.js"></script>`

/**
 * Opens the page of the bench in a browser, with the build for production; with
 * React's own for profiling where what is drawn is to be counted.
 */
export async function openPage({
  profiling = false,
  screen = { width: 1280, height: 900, scale: 1 },
}: {
  profiling?: boolean
  screen?: Screen | undefined
} = {}) {
  const { outputFiles } = await build({
    entryPoints: { page: 'bench/ui/page/index.tsx' },
    ...(profiling && { alias: { 'react-dom/client': 'react-dom/profiling' } }),
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    minify: true,
    outdir: 'out',
    target: 'es2022',
    write: false,
  })
  const styles = await build({
    entryPoints: { page: 'src/styles.css' },
    bundle: true,
    logLevel: 'error',
    outdir: 'out',
    write: false,
  })
  const files = new Map([
    ['/', { body: html, type: 'text/html' }],
    ['/page.js', { body: textOf(outputFiles), type: 'text/javascript' }],
    ['/page.css', { body: textOf(styles.outputFiles), type: 'text/css' }],
  ])
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', file.type)
    return response.end(file.body)
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  const browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage({
    deviceScaleFactor: screen.scale,
    viewport: { width: screen.width, height: screen.height },
  })
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  const evaluate: Page['evaluate'] = page.evaluate.bind(page)
  page.evaluate = (run: unknown, argument?: unknown) =>
    ended(evaluate(run as string, argument), nameOf(run))
  return {
    page,
    ...(await measuresOf(page)),
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** Milliseconds after which a measure has hung. */
const longest = 120_000

/** What the page answers; an error that names the measure if it does not. */
async function ended<result>(
  answer: Promise<result>,
  measure: string,
): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(
            `The browser did not answer within ${longest / 1000} s: ${measure}`,
          ),
        ),
      longest,
    )
  })
  return Promise.race([answer, end]).finally(() => clearTimeout(timer))
}

/** The measure in one line, as the bench has written it. */
const nameOf = (run: unknown) => String(run).replace(/\s+/g, ' ').slice(0, 200)

function textOf(files: readonly { text: string }[]): string {
  return files[0]?.text ?? ''
}

/** What the browser itself counts, and a way to slow the page. */
async function measuresOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (wanted: string) => {
    const { metrics } = await ended(
      session.send('Performance.getMetrics'),
      wanted,
    )
    return metrics.find(({ name }) => name === wanted)?.value ?? 0
  }
  return {
    /** Milliseconds of a processor that the main thread of the page has used. */
    busy: async () => (await read('TaskDuration')) * 1000,
    /** Bytes that are still in use after garbage was collected. */
    async memory() {
      await ended(session.send('HeapProfiler.collectGarbage'), 'garbage')
      return read('JSHeapUsedSize')
    },
    throttle: (rate: number) =>
      ended(
        session.send('Emulation.setCPUThrottlingRate', { rate }),
        `throttle ${rate}`,
      ),
  }
}

/** The page of the bench, and what can be measured of it. */
export type Opened = Awaited<ReturnType<typeof openPage>>
