import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { serveHttp } from '../../src/service/node/serveHttp.js'
import { accessKey, answerTo, benchService } from './benchService.js'
import { type Case, steadyCases } from './cases.js'
import type { Market } from './openMarket.js'

/** Responses per second, of the service and of a constant of the same size. */
export type Throughput = { service: number; constant: number; size: number }

const run = promisify(execFile)
const seconds = 5
const turns = 2

/**
 * Measures with `wrk` how often the first page of collectibles, and a constant
 * of the same size, can be fetched. Returns undefined if `wrk` is not
 * installed.
 */
export async function measureThroughput(
  market: Market,
): Promise<Throughput | undefined> {
  if (!(await hasWrk())) return undefined
  const [first] = steadyCases
  if (!first) return undefined
  const service = benchService(market.wide)
  const answer = await answerTo(service, first, 0)
  const constant = new Hono().post('*', (c) =>
    c.body(answer, 200, { 'Content-Type': 'application/json' }),
  )
  const folder = mkdtempSync(join(tmpdir(), 'marketkit-wrk-'))
  const script = join(folder, 'post.lua')
  writeFileSync(script, postScript(first))
  const sums = { service: 0, constant: 0 }
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      sums.constant += await measureSpeed(constant.fetch, first, script)
      sums.service += await measureSpeed(service.fetch, first, script)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return {
    service: sums.service / turns,
    constant: sums.constant / turns,
    size: answer.length,
  }
}

async function hasWrk(): Promise<boolean> {
  // Without arguments `wrk` prints its usage and fails.
  return run('wrk').then(
    () => true,
    (error) => error.code !== 'ENOENT',
  )
}

async function measureSpeed(
  fetch: (request: Request) => Response | Promise<Response>,
  { path }: Case,
  script: string,
): Promise<number> {
  const server = await serveHttp({ fetch, host: '127.0.0.1', port: 0 })
  try {
    const { stdout } = await run('wrk', [
      ...['--threads', '1', '--connections', '16'],
      ...['--duration', `${seconds}s`, '--script', script],
      `${server.url}/${path}`,
    ])
    if (/Non-2xx/.test(stdout)) throw new Error(stdout)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await server.stop()
  }
}

function postScript({ body }: Case): string {
  return [
    'wrk.method = "POST"',
    `wrk.body = [[${JSON.stringify(body(0))}]]`,
    'wrk.headers["Content-Type"] = "application/json"',
    `wrk.headers["X-Access-Key"] = "${accessKey}"`,
  ].join('\n')
}
