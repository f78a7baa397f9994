import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { RawRequest } from './fuzzSocket.js'

/** A valid request: its path and JSON text. */
export type RightRequest = { path: string; body: string }

/** Access keys of the service under test. */
export const [key, farKey, slowKey] = ['key', 'far-key', 'slow-key']

const someone = '"0x00000000000000000000000000000000000000a1"'

function nested(depth: number, open: string, close: string): string {
  return open.repeat(depth) + close.repeat(depth)
}

/** JSON texts to put in wrong places. */
const strange = fc.oneof(
  fc.constantFrom(
    ...['null', 'true', '0', '-0', '-1', '1.5', '1e21', '1e400', '-1e400'],
    ...['9007199254740993', '0.1e-400', '1e308', '""', '" "', '"0"', '"-1"'],
    ...['"1e9"', '"0x"', '"NaN"', '"\\u0663"', '"\\u0000"', '"a\\u0000b"'],
    ...['"\\ud800"', '"\\udfff\\ud800"', '"\\ud83d\\ude00"', '"\u202e"'],
    ...['[]', '{}', '[[]]', '[null]', '{"length":1e9}', '{"":{}}'],
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    '{"toString":1,"valueOf":null,"toJSON":"x"}',
    '"\'; drop table orders; --"',
    ...['"%"', '"_\\\\"', '"(((((["', '"a & | ! <-> b"', '"{}"', '"$1"'],
    ...[someone, `"${'9'.repeat(78)}"`, `"${'x'.repeat(70_000)}"`],
    `"${'\u00e9\ud83d\ude00'.repeat(200)}"`,
    `[${Array(101).fill(someone).join()}]`,
    `[${Array(20_000).fill('0').join()}]`,
    ...[10, 30, 34, 5_000].map((depth) => nested(depth, '[', ']')),
    `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  ),
  fc.json({ maxDepth: 3 }),
  fc
    .string({ unit: 'binary', maxLength: 300 })
    .map((text) => JSON.stringify(text)),
)

/** Returns the positions of scalar values in a JSON text. */
function valuesIn(text: string): { from: number; to: number }[] {
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*|true|false|null/g
  return [...text.matchAll(token)].flatMap(({ 0: found, 1: colon, index }) =>
    colon ? [] : [{ from: index, to: index + found.length }],
  )
}

const pick = <value>(values: readonly value[], place: number) =>
  values[place % Math.max(values.length, 1)]

type Mutation = (text: string, place: number, by: string) => string

const replaceValue: Mutation = (text, place, by) => {
  const { from, to } = pick(valuesIn(text), place) ?? { from: 0, to: 0 }
  return text.slice(0, from) + by + text.slice(to)
}
const renameField: Mutation = (text, place, by) => {
  const name = pick([...text.matchAll(/"\w+":/g)], place)?.[0]
  const field = by.startsWith('"') ? by : '"__proto__"'
  return name ? text.replace(name, () => `${field}:`) : text
}
const addField: Mutation = (text, place, by) => {
  const { index = 0 } = pick([...text.matchAll(/(?<=\{)/g)], place) ?? {}
  const fields = ['filter', 'page', 'chainId', '__proto__', 'sort', 'after']
  return `${text.slice(0, index)}"${pick(fields, place)}":${by},${text.slice(index)}`
}
const cut: Mutation = (text, place) => text.slice(0, place % (text.length + 1))
const splice: Mutation = (text, place, by) => {
  const at = place % (text.length + 1)
  return text.slice(0, at) + by.slice(0, 3) + text.slice(at)
}

function raw(
  kind: string,
  path: string,
  body: string | Buffer,
  options: {
    accessKey?: string
    headers?: string[]
    length?: number
    method?: string
    type?: string
  } = {},
): RawRequest {
  const bytes = Buffer.from(body)
  const { accessKey = key, headers = [], method = 'POST' } = options
  const { length = bytes.length, type = 'application/json' } = options
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    ...(accessKey ? [`X-Access-Key: ${accessKey}`] : []),
    ...headers,
    ...(length >= 0 ? [`Content-Length: ${length}`] : []),
    'Connection: close',
  ]
  return {
    kind,
    head: `${lines.join('\r\n')}\r\n\r\n`,
    body: bytes,
    isCutOff: length !== bytes.length,
  }
}

const letter = fc.constantFrom(
  ...'\t !#$%&*+-./:;<=>?@[]^_`{|}~aZ09\u00e9\u00ff',
)
const junk = fc.string({ unit: letter, maxLength: 200 })
const header = fc.tuple(
  fc.constantFrom(
    ...['Origin', 'Webrpc', 'Accept', 'X-Access-Key', 'Cookie', 'Range'],
    ...['If-None-Match', 'Authorization', 'X-HTTP-Method-Override'],
    ...['Access-Control-Request-Method', 'Forwarded', 'Expect', 'Upgrade'],
  ),
  junk,
)
const accessKey = fc.constantFrom(
  ...['', 'wrong', farKey, slowKey, slowKey, slowKey, "' or 1=1 --"],
  'x'.repeat(3_000),
)
const origin = fc.constantFrom(
  ...['', 'null', 'https://shop.example', 'https://evil.example', 'x'],
)
const type = fc.constantFrom(
  ...['text/plain', 'application/xml', '', 'multipart/form-data; boundary=x'],
  ...['application/json; charset=utf-16', 'application/x-www-form-urlencoded'],
)
const pathPart = fc.constantFrom(
  ...['%00', '%', '%ff', '..', '.', '//', '?', '?a=1&__proto__=2', '#x', ';x'],
  ...['%2f', '\\', '*', 'constructor', '%F0%9F%98%80', 'x'.repeat(4_000)],
)
const method = fc.constantFrom(
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'],
)
const encoding = fc.constantFrom(
  ...(['utf16le', 'latin1', 'base64', 'hex', 'gzip'] as const),
)

/** Derives invalid requests from valid ones. */
export function malformed(right: readonly RightRequest[]) {
  const any = fc.constantFrom(...right)
  const change = fc.tuple(
    fc.constantFrom(replaceValue, replaceValue, renameField, addField),
    fc.nat(10_000),
    strange,
  )
  const changes = fc.array(change, { minLength: 1, maxLength: 3 })
  const kinds: [number, fc.Arbitrary<RawRequest>][] = [
    [
      34,
      fc.tuple(any, changes).map(([{ body, path }, changes]) =>
        raw(
          'values',
          path,
          changes.reduce((text, [mutate, place, by]) => {
            return mutate(text, place, by)
          }, body),
        ),
      ),
    ],
    [
      10,
      fc
        .tuple(any, fc.constantFrom(cut, splice), fc.nat(10_000), strange)
        .map(([{ body, path }, mutate, place, by]) =>
          raw('text', path, mutate(body, place, by)),
        ),
    ],
    [
      10,
      fc
        .tuple(any, fc.oneof(strange, fc.json()))
        .map(([{ path }, body]) => raw('any JSON', path, body)),
    ],
    [
      6,
      fc
        .tuple(any, fc.uint8Array({ maxLength: 300 }), fc.boolean())
        .map(([{ body, path }, bytes, isPart]) => {
          const before = Buffer.from(isPart ? body.slice(0, -1) : '')
          return raw('bytes', path, Buffer.concat([before, bytes]))
        }),
    ],
    [
      6,
      fc.tuple(any, encoding).map(([{ body, path }, encoding]) => {
        const text = `\ufeff${body.replace('}', ',"\u00e9":1}')}`
        return encoding === 'gzip'
          ? raw('encodings', path, gzipSync(text), {
              headers: ['Content-Encoding: gzip'],
            })
          : raw('encodings', path, Buffer.from(text, encoding))
      }),
    ],
    [
      5,
      fc
        .tuple(any, type)
        .map(([{ body, path }, type]) => raw('types', path, body, { type })),
    ],
    [
      9,
      fc
        .tuple(any, accessKey, origin)
        .map(([{ body, path }, accessKey, origin]) =>
          raw('keys', path, body, {
            accessKey,
            headers: origin ? [`Origin: ${origin}`] : [],
          }),
        ),
    ],
    [
      6,
      fc
        .tuple(any, fc.array(header, { minLength: 1, maxLength: 30 }))
        .map(([{ body, path }, headers]) =>
          raw('headers', path, body, {
            headers: headers.map(([name, value]) => `${name}: ${value}`),
          }),
        ),
    ],
    [
      8,
      fc
        .tuple(any, pathPart, fc.nat(100))
        .map(([{ body, path }, part, place]) => {
          const at = 1 + (place % path.length)
          return raw('paths', path.slice(0, at) + part + path.slice(at), body)
        }),
    ],
    [
      3,
      fc
        .tuple(any, method)
        .map(([{ body, path }, method]) =>
          raw('methods', path, body, { method }),
        ),
    ],
    [
      3,
      fc
        .tuple(any, fc.constantFrom(-1, 1, 10_000, 2 ** 21, 2 ** 52))
        .map(([{ body, path }, length]) =>
          raw('lengths', path, body, { length }),
        ),
    ],
  ]
  return fc.oneof(
    ...kinds.map(([weight, arbitrary]) => ({ arbitrary, weight })),
  )
}
