import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operations from '../../../src/rpc/operations.js'
import type { LogEntry } from '../../../src/service/context.js'
import { examples } from '../../../src/service/http/openapi/examples.js'
import { serveHttp } from '../../../src/service/node/serveHttp.js'
import { serviceErrors } from '../../../src/service/serviceErrors.js'
import { setupServedMarket } from '../servedMarket.js'
import {
  farKey,
  key,
  malformed,
  type RightRequest,
  slowKey,
} from './fuzzRequests.js'
import { exchange, type RawAnswer, type RawRequest } from './fuzzSocket.js'

const count = 5_000
const seed = 20_260_101

let m: Awaited<ReturnType<typeof setupServedMarket>>
let server: Awaited<ReturnType<typeof serveHttp>>
const faults: LogEntry[] = []

beforeAll(async () => {
  m = await setupServedMarket({
    log: (entry) => {
      if (entry.level === 'error') faults.push(entry)
    },
    projects: [
      { id: 1, name: 'Shop', accessKeys: [key, 'shop-key'] },
      { id: 2, name: 'Far', accessKeys: [farKey], chainIds: [1] },
      {
        id: 3,
        name: 'Slow',
        accessKeys: [slowKey],
        origins: ['https://shop.example'],
        requestsPerMinute: 20,
      },
    ],
    requestsPerMinute: 1_000_000,
  })
  server = await serveHttp({
    fetch: m.service.fetch,
    host: '127.0.0.1',
    port: 0,
  })
})
afterAll(async () => {
  await server.stop()
  await m.close()
})

/** A request to each operation, and orders in each accepted form. */
async function rightRequests() {
  const made = Object.values(operations).map(({ group, name }) => ({
    path: `${group === 'Marketplace' ? '/local' : ''}/rpc/${group}/${name}`,
    body: JSON.stringify(examples[name].request)
      .replaceAll('0x5fbdb2315678afecb367f032d93f642f64180aa3', m.emblems)
      .replace('"137"', '"local"'),
  }))
  const listing = made.find(({ path }) => path.endsWith('ListingTransaction'))
  if (!listing) throw new Error('Nothing lists.')
  const { body } = await m.send(listing.path, JSON.parse(listing.body))
  const { orderId } = (await m.carryOut(body.steps, m.seller)).body
  const { post } = body.steps.find(({ post }: any) => post)
  const signature = `0x${'1b'.repeat(65)}`
  return [
    ...made.map(({ body, path }) => ({
      path,
      body: body.replace(/0x(1f){32}/, orderId),
    })),
    {
      path: '/31337/orders',
      body: JSON.stringify({ ...post.body, signature }),
    },
    {
      path: '/rpc/Marketplace/Execute',
      body: JSON.stringify({
        params: { chainId: '31337', signature, body: post.body },
      }),
    },
  ]
}

/** Valid requests get a response; the signature of the orders is invalid. */
async function expectAnswered(right: readonly RightRequest[]) {
  for (const { body, path } of right) {
    const { status } = await m.send(path, JSON.parse(body))
    expect([path, status]).toEqual([
      path,
      /orders|Execute/.test(path) ? 400 : 200,
    ])
  }
}

/** Returns the name of a response's error, after checking the response. */
function judge(request: RawRequest, answer: RawAnswer | undefined): string {
  if (!answer) {
    expect(request.isCutOff).toBe(true)
    return '(no answer)'
  }
  const { head, status, text } = answer
  expect(status).toBeLessThan(500)
  // It was no HTTP, so it never reached the service.
  if (!/x-content-type-options: nosniff/i.test(head)) {
    expect([400, 413, 417, 431]).toContain(status)
    return '(no HTTP)'
  }
  if (/^(HEAD|OPTIONS) /.test(request.head)) {
    expect(text).toBe('')
    return '(no body)'
  }
  expect(head).toMatch(/content-type: application\/json/i)
  const body = JSON.parse(text)
  expect(body).toBeTypeOf('object')
  if (status === 200) return 'OK'
  const { cause, error, msg, ...rest } = body
  const known = serviceErrors[error as keyof typeof serviceErrors]
  expect(rest).toEqual({ code: known.code, status })
  expect(status === 413 ? 400 : status).toBe(known.status)
  expect(['string', 'undefined']).toContain(typeof cause)
  expect(msg).toMatch(/\S/)
  expect(msg).not.toMatch(/\bselect\b.*\bfrom\b|node_modules|\n\s+at /)
  if (status === 429) expect(head).toMatch(/retry-after: [1-9]\d*/i)
  return error
}

test(`behavior: ${count} malformed requests get well-formed answers`, async () => {
  const right = await rightRequests()
  expect(right).toHaveLength(16)
  await expectAnswered(right)
  const counts: Record<string, Record<string, number>> = {}
  const add = (name: string, kind: string) => {
    counts[name] ??= { total: 0 }
    for (const column of ['total', kind])
      counts[name][column] = (counts[name][column] ?? 0) + 1
  }
  const queue = fc.sample(malformed(right), { numRuns: count, seed }).values()
  const work = async () => {
    for (const request of queue) {
      const answer = await exchange(server.url, request)
      try {
        add(judge(request, answer), request.kind)
      } catch (cause) {
        const asked = `${request.head}${request.body.toString().slice(0, 2_000)}`
        const answered = `${answer?.head}\n\n${answer?.text}`
        throw new Error(`${asked}\n\n${answered}`, { cause })
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  console.table(counts)
  expect(faults).toEqual([])
  for (const name of Object.keys(serviceErrors))
    if (name !== 'WebrpcInternalError') expect(counts).toHaveProperty(name)
  expect({}).not.toHaveProperty('polluted')
  await expectAnswered(right)
})
