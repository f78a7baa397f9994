import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { serveHttp } from '../../src/service/node/serveHttp.js'
import { accessKey, answerTo, benchService } from './benchService.js'
import { type Case, loadCases } from './cases.js'
import type { Market } from './openMarket.js'
import { recordStatements, type Sent } from './recordStatements.js'

/** Speed of one server under load. */
export type Speed = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Speeds of servers that answer one request with the same bytes. */
export type Load = {
  name: string
  /** Characters of the answer. */
  size: number
  /** A Hono route that returns a constant. */
  constant: Speed
  /** The service. */
  hot: Speed
  /** A Hono route that sends the statements of the read, then the constant. */
  bare: Speed
  /** The service without its answer cache. */
  cold: Speed
}

type Fetch = (request: Request) => Response | Promise<Response>

const run = promisify(execFile)
const turns = 2

/**
 * Measures reads over HTTP with `wrk`, 16 connections. The servers take turns.
 * Returns undefined if `wrk` is not installed.
 */
export async function measureLoad(
  market: Market,
  seconds: number,
): Promise<Load[] | undefined> {
  if (!(await hasWrk())) return undefined
  const record = recordStatements(market.wide.db)
  const hot = benchService(market.wide)
  const cold = benchService(market.wide, { answerCacheMegabytes: 0 })
  const loads: Load[] = []
  for (const one of await loadCases(market)) {
    const answer = await answerTo(cold, one, 0)
    const sent = await findStatements(() =>
      record(() => answerTo(cold, one, 0)),
    )
    const headers = { 'Content-Type': 'application/json' }
    const constant = new Hono().post('*', (c) => c.body(answer, 200, headers))
    const bare = new Hono().post('*', async (c) => {
      for (const { again } of sent) await again()
      return c.body(answer, 200, headers)
    })
    const servers = {
      constant: constant.fetch,
      hot: hot.fetch,
      bare: bare.fetch,
      cold: cold.fetch,
    }
    const speeds = await measureInTurn(servers, one, seconds)
    loads.push({ name: one.name, size: answer.length, ...speeds })
  }
  return loads
}

/** Leaves out reads of access keys and table maintenance. */
async function findStatements(ask: () => Promise<Sent[]>): Promise<Sent[]> {
  const tries = [await ask(), await ask(), await ask()]
  const [shortest = []] = tries.sort((a, b) => a.length - b.length)
  return shortest
}

async function measureInTurn<name extends string>(
  servers: Record<name, Fetch>,
  one: Case,
  seconds: number,
): Promise<Record<name, Speed>> {
  const folder = mkdtempSync(join(tmpdir(), 'marketkit-wrk-'))
  const script = join(folder, 'post.lua')
  writeFileSync(script, postScript(one))
  const names = Object.keys(servers) as name[]
  const found = new Map<name, Speed[]>(names.map((name) => [name, []]))
  try {
    for (let turn = 0; turn < turns; turn += 1)
      for (const [name, speeds] of found)
        speeds.push(await measureSpeed(servers[name], one, { script, seconds }))
  } finally {
    rmSync(folder, { recursive: true })
  }
  return Object.fromEntries(
    [...found].map(([name, speeds]) => [name, mean(speeds)]),
  ) as Record<name, Speed>
}

function mean(speeds: readonly Speed[]): Speed {
  const of = (field: keyof Speed) =>
    speeds.reduce((sum, speed) => sum + speed[field], 0) / speeds.length
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}

async function hasWrk(): Promise<boolean> {
  // Without arguments `wrk` prints its usage and fails.
  return run('wrk').then(
    () => true,
    (error) => error.code !== 'ENOENT',
  )
}

async function measureSpeed(
  fetch: Fetch,
  { path }: Case,
  { script, seconds }: { script: string; seconds: number },
): Promise<Speed> {
  const server = await serveHttp({ fetch, host: '127.0.0.1', port: 0 })
  const load = (duration: number) =>
    run('wrk', [
      ...['--threads', '1', '--connections', '16', '--latency'],
      ...['--duration', `${duration}s`, '--script', script],
      `${server.url}/${path}`,
    ])
  try {
    // Warms up plans and compiled code.
    await load(1)
    const { stdout } = await load(seconds)
    if (/Non-2xx/.test(stdout)) throw new Error(stdout)
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p50: readTime(stdout, '50%'),
      p99: readTime(stdout, '99%'),
    }
  } finally {
    await server.stop()
  }
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 }

function readTime(output: string, share: string): number {
  const [, value, unit] =
    new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(value) * milliseconds[unit as keyof typeof milliseconds]
}

function postScript({ body }: Case): string {
  return [
    'wrk.method = "POST"',
    `wrk.body = [[${JSON.stringify(body(0))}]]`,
    'wrk.headers["Content-Type"] = "application/json"',
    `wrk.headers["X-Access-Key"] = "${accessKey}"`,
  ].join('\n')
}
