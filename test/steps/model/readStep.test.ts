import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { InvalidStepError } from '../../../src/errors.js'
import type { Step } from '../../../src/rpc/schemas.js'
import { step as stepSchema } from '../../../src/rpc/stepSchemas.js'
import { readStep } from '../../../src/steps/model/readStep.js'
import { ada, permission } from '../setup.js'

const post = { endpoint: 'local/orders', method: 'POST', body: { a: 1 } }

test('default: addresses are checksummed, and values become numbers', () => {
  expect(
    readStep(
      {
        id: 'buy',
        to: ada.toLowerCase(),
        data: '0xab',
        value: '7',
        price: '7',
      },
      2,
    ),
  ).toMatchInlineSnapshot(`
    {
      "data": "0xab",
      "id": "buy",
      "index": 2,
      "kind": "transaction",
      "post": undefined,
      "step": {
        "data": "0xab",
        "id": "buy",
        "price": "7",
        "to": "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
        "value": "7",
      },
      "to": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "value": 7n,
    }
  `)
})

test.each([
  ['a transfer', { to: ada, value: '1' }, 'transaction'],
  ['a call without value', { to: ada, data: '0x' }, 'transaction'],
  ['a signature', { signature: permission }, 'signature'],
  ['a signature with `to`', { signature: permission, to: ada }, 'signature'],
  ['raw bytes', { data: '0x00ff' }, 'message'],
  ['text', { data: 'Sign in' }, 'message'],
  ['a post', { post }, 'post'],
  ['a post with empty fields', { post, to: '', data: '' }, 'post'],
] as const)('behavior: reads %s', (_name, step, kind) => {
  expect(readStep({ id: 'anything', ...step }, 0).kind).toBe(kind)
})

test('behavior: a message of hex digits is read as bytes, any other message as text', () => {
  expect(readStep({ id: 'x', data: '0x00ff' }, 0)).toMatchObject({
    message: { raw: '0x00ff' },
  })
  expect(readStep({ id: 'x', data: 'hello' }, 0)).toMatchObject({
    message: 'hello',
  })
})

test('behavior: a chain id in a string is read as a number', () => {
  const domain = { ...permission.domain, chainId: '31337' }
  expect(
    readStep({ id: 'x', signature: { ...permission, domain } }, 0),
  ).toMatchObject({ typedData: { domain: { chainId: 31337 } } })
})

test.each([
  ['a step without fields', {}],
  [
    'a step with empty fields',
    { to: '', data: '', post: { endpoint: '', method: 'POST' } },
  ],
  ['an invalid address', { to: '0x12' }],
  ['calldata with an odd number of digits', { to: ada, data: '0xabc' }],
  ['text as calldata', { to: ada, data: 'hello' }],
  ['a negative value', { to: ada, value: '-1' }],
  ['a fraction as value', { to: ada, value: '1.5' }],
  ['a value of 2^256', { to: ada, value: String(2n ** 256n) }],
  [
    'an unknown primary type',
    { signature: { ...permission, primaryType: 'Other' } },
  ],
  ['typed data without a field', { signature: { ...permission, value: {} } }],
  [
    'types that are no lists',
    { signature: { ...permission, types: { a: 1 } } },
  ],
  ['a message with invalid hex digits', { data: '0xzz' }],
])('behavior: refuses %s', (_name, step) => {
  expect(() => readStep({ id: 'x', ...step } as never, 3)).toThrow(
    InvalidStepError,
  )
})

const notText = { toString: 1, valueOf: 1 }

test.each([
  [
    'a chain id',
    { signature: { ...permission, domain: { chainId: notText } } },
  ],
  [
    'a contract',
    {
      signature: {
        ...permission,
        domain: { verifyingContract: notText },
        types: { ...permission.types, EIP712Domain: [] },
      },
    },
  ],
  ['a method', { post: { ...post, method: notText } }],
  ['an endpoint', { post: { ...post, endpoint: notText } }],
])('error: %s that is an object', (_name, step) => {
  const read = () => readStep({ id: 'sign', ...step } as unknown as Step, 0)
  expect(read).toThrow(InvalidStepError)
})

test('error: a long invalid value is cut in the message', () => {
  const types = { Note: [{ name: 'to', type: 'address' }] }
  const value = { to: 'Your wallet is broken. '.repeat(20_000) }
  const signature = { domain: {}, primaryType: 'Note', types, value }
  let message = ''
  try {
    readStep({ id: 'sign', signature } as unknown as Step, 0)
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('cannot be hashed')
  expect(message.length).toBeLessThan(1_500)
})

test('behavior: the result is a frozen copy of the step', () => {
  const input = { id: 'x', post: { ...post, body: { a: 1 } } }
  const read = readStep(input, 0)
  input.post.body.a = 2
  expect(read.step.post?.body).toEqual({ a: 1 })
  expect(() => {
    Object.assign(read.step.post?.body as object, { a: 3 })
  }).toThrow(TypeError)
})

test('behavior: any JSON is read or refused with an InvalidStepError', () => {
  const hints = fc.record(
    {
      to: fc.oneof(fc.constant(ada), fc.string()),
      data: fc.string(),
      value: fc.oneof(fc.string(), fc.nat().map(String)),
      signature: fc.oneof(
        fc.constant(permission),
        fc.record({
          domain: fc.dictionary(fc.string(), fc.jsonValue()),
          types: fc.dictionary(fc.string(), fc.jsonValue()),
          primaryType: fc.string(),
          value: fc.dictionary(fc.string(), fc.jsonValue()),
        }),
      ),
      post: fc.record({ endpoint: fc.string(), body: fc.jsonValue() }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(hints, (json) => {
      const parsed = v.safeParse(stepSchema, json)
      if (!parsed.success) return
      try {
        readStep(parsed.output, 0)
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidStepError)
      }
    }),
    { numRuns: 300 },
  )
})
