import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { createPublicClient, http, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../../../src/service/context.js'
import { createLog } from '../../../../src/service/node/cli/createLog.js'
import { findSecrets } from '../../../../src/service/node/cli/findSecrets.js'
import { serveSchema } from '../../../../src/service/node/cli/serveSchema.js'
import { openEmptyDatabase } from '../../openEmptyDatabase.js'

const rpcUrl = 'http://127.0.0.1:9/v2/secret-of-the-provider'
const key = 'key-of-the-project'

const settings = (rpcUrls: string[], database?: string) =>
  v.parse(serveSchema, {
    database,
    networks: [
      {
        chainId: 1,
        name: 'one',
        rpcUrls,
        currencies: [{ address: zeroAddress, symbol: 'ETH', decimals: 18 }],
        feeRecipient: zeroAddress,
        feeBps: 0,
      },
    ],
    projects: [{ id: 1, name: 'One', accessKeys: [key] }],
  })

/** Returns the lines of log entries. */
function lines(
  entries: LogEntry[],
  settings: Partial<Parameters<typeof createLog>[0]> = {},
): string[] {
  const written: string[] = []
  const log = createLog({
    ...{ format: 'json', level: 'info', secrets: [rpcUrl, key] },
    write: (line) => written.push(line),
    ...settings,
  })
  for (const entry of entries) log(entry)
  return written
}

const thrown = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable(),
    (error) => error,
  )

test('default: an entry is one line of JSON with a time', () => {
  const facts = { ms: 1.5, path: '/local/orders', status: 200 }
  const entry: LogEntry = { level: 'info', message: 'A request.', facts }
  const [line = ''] = lines([entry])
  expect(line.endsWith('\n')).toBe(true)
  const { time, ...rest } = JSON.parse(line)
  expect(new Date(time).toISOString()).toBe(time)
  expect(rest).toEqual(entry)
})

test('parameters: level', () => {
  const entries: LogEntry[] = [
    { level: 'info', message: 'Well.' },
    { level: 'error', message: 'Badly.' },
  ]
  expect(lines(entries)).toHaveLength(2)
  expect(lines(entries, { level: 'error' })).toHaveLength(1)
})

test('parameters: format', () => {
  const cause = new TypeError('the cause')
  const error = new Error('two\nlines', { cause })
  const facts = { network: 'local' }
  const [line = ''] = lines(
    [{ level: 'error', message: 'Badly.', error, facts }],
    { format: 'pretty' },
  )
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d {2}error {2}Badly\. {2}network=local {2}Error: two lines .*TypeError: the cause .*\n$/,
  )
})

test('behavior: no line contains a secret', async () => {
  const client = createPublicClient({
    transport: http(rpcUrl, { retryCount: 0 }),
  })
  const error = await thrown(client.getBlockNumber())
  const entries: LogEntry[] = [
    { level: 'error', message: `Asked ${rpcUrl}.`, error },
    { level: 'error', message: 'It failed.', error: new Error(`No ${key}.`) },
    { level: 'info', message: 'A fact.', facts: { key: `is ${key}` } },
  ]
  for (const format of ['json', 'pretty'] as const) {
    const text = lines(entries, { format }).join('')
    expect(text).not.toContain('secret')
    expect(text).not.toContain(key)
    expect(text).toContain('HTTP request failed.')
  }
})

test('behavior: keys and passwords in addresses are removed, host names stay', () => {
  const url = 'https://rpc.example/v2/0123456789abcdef?token=fedcba9876543210'
  const server = 'postgres://shop:pass-of-the-shop@db.example/shop'
  const secrets = findSecrets(settings([url], server))
  const entries = [
    '0123456789abcdef',
    'fedcba9876543210',
    'pass-of-the-shop',
    url,
    key,
  ]
  for (const secret of entries)
    expect(
      lines([{ level: 'info', message: `At ${secret} now.` }], { secrets })[0],
    ).toContain('At … now.')
  const told = 'getaddrinfo ENOTFOUND rpc.example'
  expect(lines([{ level: 'info', message: told }], { secrets })[0]).toContain(
    told,
  )
})

test('behavior: no line contains a value of a statement', async () => {
  const { close, db } = await openEmptyDatabase()
  const email = 'ada@example.com'
  const failures = [
    db.execute(sql`select ${email} from nowhere`),
    db.execute(sql`select ${email}::text::numeric`),
  ].map(thrown)
  const errors = await Promise.all(failures)
  await close()
  const entries = errors.map(
    (error): LogEntry => ({ level: 'error', message: 'Failed.', error }),
  )
  const written = lines(entries)
  expect(written.join('')).not.toContain(email)
  expect(written.map((line) => JSON.parse(line).error)).toMatchObject([
    {
      message: 'A statement failed: select $1 from nowhere',
      cause: { code: '42P01', message: 'relation "nowhere" does not exist' },
    },
    {
      cause: {
        code: '22P02',
        message: 'invalid input syntax for type numeric',
      },
    },
  ])
})

test('behavior: thrown values that are no errors are logged without their content', () => {
  for (const error of ['text', 7, null, { email: 'ada@example.com' }])
    expect(
      JSON.parse(lines([{ level: 'error', message: '!', error }])[0] ?? '')
        .error,
    ).toMatchObject({ message: 'A value that is not an Error was thrown.' })
})
