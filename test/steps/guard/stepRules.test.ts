import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { createMarketplaceClient } from '../../../src/rpc/client.js'
import type { MarketplaceClientConfig } from '../../../src/rpc/clientConfig.js'
import type { Step } from '../../../src/rpc/schemas.js'
import { seaport16 } from '../../../src/steps/guard/contracts.js'
import type { VerifyOptions } from '../../../src/steps/guard/guard.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import type { CancelIntent } from '../../../src/steps/model/intent.js'
import { thief } from './craftSteps.js'

const account: Address = '0x0000000000000000000000000000000000000a11'

const intent: CancelIntent = {
  kind: 'cancel',
  account,
  chainId: 1,
  collection: account,
  orderId: '1',
  marketplace: 'external_1',
}

const note = { text: 'a', size: '1' }

/** A step that signs a note for the book and posts it. */
function sign(
  post: object | undefined,
  domain: object = { chainId: 1, verifyingContract: seaport16 },
): Step {
  const step = {
    id: 'sign',
    post: post && { endpoint: '/orders', method: 'POST', body: {}, ...post },
    signature: {
      domain,
      primaryType: 'Note',
      types: {
        Note: [
          { name: 'text', type: 'string' },
          { name: 'size', type: 'uint256' },
        ],
      },
      value: note,
    },
  }
  return step as unknown as Step
}

/** Findings about domain and post; the note itself is unknown. */
const find = (step: Step, options: VerifyOptions = {}) =>
  verifySteps([step], intent, options)
    .findings.filter(
      ({ code }) => !/encoding|typedData|message|missing/.test(code),
    )
    .map(({ code, severity }) => `${severity} ${code}`)

const createClient = (change: Partial<MarketplaceClientConfig> = {}) =>
  createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'https://market.example/rpc',
    networks: { 1: 'mainnet' },
    ...change,
  })

test('default: a post to the service has no findings', () => {
  expect(find(sign({}))).toEqual([])
  expect(find(sign(undefined))).toEqual([])
})

describe('behavior: the domain', () => {
  test.each<[string, object, string[]]>([
    ['another chain', { chainId: 2 }, ['mismatch chain']],
    ['no chain', { chainId: undefined }, ['unknown chain']],
    ['another contract', { verifyingContract: thief }, ['mismatch contract']],
    ['no contract', { verifyingContract: undefined }, ['unknown contract']],
  ])('%s', (_name, change, found) => {
    const full = { chainId: 1, verifyingContract: seaport16, ...change }
    const domain = Object.fromEntries(
      Object.entries(full).filter(([, value]) => value !== undefined),
    )
    expect(find(sign({}, domain))).toEqual(found)
  })

  test('findings name the chains, the contract and their paths', () => {
    const domain = { chainId: 2, verifyingContract: thief }
    const { findings } = verifySteps([sign({}, domain)], intent)
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'chain',
        actual: '2',
        expected: '1',
        path: 'steps.0.signature.domain.chainId',
        step: 0,
      }),
    )
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'contract',
        actual: thief,
        path: 'steps.0.signature.domain.verifyingContract',
      }),
    )
  })
})

describe('behavior: the posted body is compared with the signed note', () => {
  const other = { text: 'b', size: '1' }
  test.each<[string, unknown, string[]]>([
    ['no body', undefined, []],
    ['null', null, []],
    ['text', 'signature', []],
    ['the note', { ...note, more: 1 }, []],
    ['the note as order', { order: note }, []],
    ['the note as parameters', { parameters: note }, []],
    ['another note', other, ['mismatch body']],
    ['another note as order', { order: other }, ['mismatch body']],
    ['another note as parameters', { parameters: other }, ['mismatch body']],
    ['a part of another note', { text: 'b' }, []],
    [
      'the note as order, beside another note',
      { ...other, order: note },
      ['mismatch body'],
    ],
    ['a signature', { signature: '0x12' }, ['unknown body']],
  ])('%s', (_name, body, found) => {
    expect(find(sign({ body }))).toEqual(found)
  })

  test('a signature in the body is unknown for a message, too', () => {
    const post = { endpoint: '/x', method: 'POST', body: { signature: '0x' } }
    const message = { id: 'sign', data: 'Hello', post } as Step
    expect(find(message)).toEqual(['unknown body'])
    expect(find({ id: 'post', post } as Step)).toEqual([])
  })

  test('findings name the path in the post', () => {
    const step = sign({ body: other, endpoint: 'http://[', method: 'GET' })
    const places = verifySteps([step], intent).findings.map(
      ({ code, path }) => [code, path] as const,
    )
    expect(places).toEqual(
      expect.arrayContaining([
        ['body', 'steps.0.post.body'],
        ['method', 'steps.0.post.method'],
        ['origin', 'steps.0.post.endpoint'],
      ]),
    )
  })
})

describe('behavior: the method', () => {
  test.each([undefined, 'POST', 'post', 'PUT', 'Put'])(
    'method %s has no finding',
    (method) => {
      expect(find(sign({ method }))).toEqual([])
    },
  )
  test.each(['GET', 'DELETE', 'XPOST', 'POSTX', 'PUTT', ''])(
    'method %j is a mismatch',
    (method) => {
      expect(find(sign({ method }))).toEqual(['mismatch method'])
    },
  )
})

describe('behavior: the origin', () => {
  const stranger = 'https://thief.example/orders'

  test('parameters: trustedOrigins', () => {
    const trustedOrigins = ['https://other.example', 'https://market.example']
    const at = (endpoint: string) =>
      find(sign({ endpoint }), { trustedOrigins })
    expect(at('https://market.example/orders')).toEqual([])
    expect(at('/orders')).toEqual([])
    expect(at(stranger)).toEqual(['mismatch origin'])
    expect(find(sign({ endpoint: stranger }))).toEqual(['unknown origin'])
    expect(find(sign({ endpoint: 'http://[' }))).toEqual(['mismatch origin'])
  })

  test('parameters: client', () => {
    const options = { client: createClient() }
    const at = (endpoint: string, more: VerifyOptions = {}) =>
      find(sign({ endpoint }), { ...options, ...more })
    expect(at('/orders')).toEqual([])
    expect(at('https://market.example/orders')).toEqual([])
    expect(at(stranger)).toEqual(['mismatch origin'])
    expect(at(stranger, { trustedOrigins: ['https://thief.example'] })).toEqual(
      ['mismatch origin'],
    )
    expect(at('https://user@market.example/orders')).toEqual([
      'mismatch origin',
    ])
  })

  test('a post that the host delivers itself is not compared', () => {
    const step = sign({ endpoint: stranger, method: 'GET' })
    const withClient = (change: Partial<MarketplaceClientConfig>) =>
      find(step, { client: createClient(change) })
    const deliver = () => ({ url: stranger, body: {} })
    expect(withClient({ deliverSignature: 'execute' })).toEqual([])
    expect(withClient({ deliverSignature: deliver })).toEqual([])
    const both = ['mismatch method', 'mismatch origin']
    expect(withClient({ deliverSignature: 'body' })).toEqual(both)
    expect(withClient({ deliverSignature: 'query' })).toEqual(both)
    expect(withClient({})).toEqual(both)
    const { post } = step
    const unsigned = { id: 'post', post } as Step
    const client = createClient({ deliverSignature: 'execute' })
    expect(find(unsigned, { client })).toEqual(expect.arrayContaining(both))
    const message = { id: 'sign', data: 'Hello', post } as Step
    expect(find(message, { client })).toEqual([])
  })
})
