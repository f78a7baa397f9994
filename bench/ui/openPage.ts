import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.js'

/** CPU slowdown that Lighthouse uses for mobile. */
export const slowdown = 4

/** Result of `bench.speed` on a mid-range phone such as a Pixel 5. */
export const phoneSpeed = 1000

/** A screen; its size is in CSS pixels. */
export type Screen = { width: number; height: number; scale: number }

/** The phone that Lighthouse emulates, a Moto G Power. */
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
 * Opens the page of the bench in a browser, built for production; to count
 * renders, with React's profiling build.
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
    ['/page.js', { body: getText(outputFiles), type: 'text/javascript' }],
    ['/page.css', { body: getText(styles.outputFiles), type: 'text/css' }],
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
    ended(evaluate(run as string, argument), describeMeasure(run))
  return {
    page,
    ...(await createMeasures(page)),
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** Milliseconds after which a measure counts as stuck. */
const longest = 120_000

/**
 * Returns the page's answer. @throws with the name of the measure if the page
 * does not answer.
 */
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

/** Returns the source of a measure in one line. */
const describeMeasure = (run: unknown) =>
  String(run).replace(/\s+/g, ' ').slice(0, 200)

function getText(files: readonly { text: string }[]): string {
  return files[0]?.text ?? ''
}

/**
 * Returns the browser's own counters, and a function that throttles the page.
 */
async function createMeasures(page: Page) {
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
    /** Milliseconds of CPU time of the page's main thread. */
    busy: async () => (await read('TaskDuration')) * 1000,
    /** Bytes in use after garbage collection. */
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

/** The page of the bench and its measures. */
export type Opened = Awaited<ReturnType<typeof openPage>>
