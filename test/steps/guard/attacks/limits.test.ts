import fc from 'fast-check'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  numberToHex,
  pad,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { InvalidStepError, MarketKitError } from '../../../../src/errors.js'
import type { Step } from '../../../../src/rpc/schemas.js'
import { seaport16 } from '../../../../src/steps/guard/contracts.js'
import type { Decoder } from '../../../../src/steps/guard/decoder.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import type { Intent } from '../../../../src/steps/model/intent.js'
import { tokenAbi } from '../craftSteps.js'

const account: Address = '0x0000000000000000000000000000000000000a11'
const collection: Address = '0x0000000000000000000000000000000000000c01'

const buyIntent: Intent = {
  kind: 'buy',
  account,
  chainId: 1,
  collection,
  marketplace: 'external_1',
  currency: zeroAddress,
  maxTotal: '5',
  additionalFees: [],
  orders: [
    {
      orderId: '1',
      tokenId: '7',
      quantity: '1',
      currency: zeroAddress,
      unitPrice: '5',
    },
  ],
}

const toStep = (data: unknown): Step =>
  ({ id: 'buy', to: seaport16, data, value: '0' }) as Step

function multicall(calls: readonly Hex[]): Hex {
  return encodeFunctionData({
    abi: tokenAbi,
    functionName: 'multicall',
    args: [[...calls]],
  })
}

/** A `multicall` whose entries all point to the same bytes. */
function aliasedMulticall(count: number, bytes: number): Hex {
  const word = (value: number) => numberToHex(value, { size: 32 })
  const tail = count * 32
  return concat([
    '0xac9650d8',
    word(32),
    word(count),
    ...Array.from({ length: count }, () => word(tail)),
    word(bytes),
    pad('0x', { size: bytes }),
  ])
}

describe('behavior: input that is too large is refused before it is decoded', () => {
  test('a multicall whose entries share their bytes is not decoded', () => {
    const data = aliasedMulticall(2_000, 60_000)
    expect(data.length).toBeLessThan(2 * 128 * 1024)
    const report = verifySteps([toStep(data)], buyIntent)
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'encoding', severity: 'mismatch' }),
    )
    expect(report.steps[0]?.calls).toHaveLength(1)
  })

  test.each([
    ['more than 64 steps', Array.from({ length: 65 }, () => toStep('0x01'))],
    ['more than 128 kB of calldata', [toStep(`0x${'00'.repeat(131_073)}`)]],
    ['ten megabytes of calldata', [toStep(`0x${'00'.repeat(10_000_000)}`)]],
    [
      'more than 256 nested calls',
      [toStep(multicall(Array.from({ length: 257 }, () => '0x12345678')))],
    ],
    [
      'more than 256 nested calls in several steps',
      Array.from({ length: 2 }, () =>
        toStep(multicall(Array.from({ length: 200 }, () => '0x12345678'))),
      ),
    ],
    [
      'more than 1 MB of typed data',
      [
        {
          id: 'sign',
          signature: {
            domain: {},
            types: { Note: [{ name: 'text', type: 'string' }] },
            primaryType: 'Note',
            value: { text: 'a'.repeat(1_000_001) },
          },
        } as unknown as Step,
      ],
    ],
    [
      'more than 1 MB in a post',
      [
        {
          id: 'post',
          post: {
            endpoint: '/x',
            method: 'POST',
            body: { a: 'a'.repeat(1_000_001) },
          },
        } as unknown as Step,
      ],
    ],
    [
      'more than 2.3 MB in several steps',
      Array.from({ length: 3 }, () => ({
        id: 'post',
        post: {
          endpoint: '/x',
          method: 'POST',
          body: { a: 'a'.repeat(900_000) },
        },
      })) as Step[],
    ],
  ])('%s', (_name, steps) => {
    expect(() => verifySteps(steps, buyIntent)).toThrow(InvalidStepError)
  })

  test('the error names the step and the limit of nested calls', () => {
    const calls = Array.from({ length: 257 }, () => '0x12345678' as const)
    const steps = [toStep('0x12345678'), toStep(multicall(calls))]
    expect(() => verifySteps(steps, buyIntent)).toThrow(
      /^Step 2 is invalid: it nests more than 256 calls\./,
    )
  })

  test('input at the limits is read', () => {
    const calls = Array.from({ length: 256 }, () => '0x12345678' as const)
    expect(
      verifySteps([toStep(multicall(calls))], buyIntent).steps[0]?.calls,
    ).toHaveLength(257)
    const data = `0x12345678${'00'.repeat(128 * 1024 - 4)}`
    expect(verifySteps([toStep(data)], buyIntent).verdict).not.toBe('match')
  })
})

describe('behavior: invalid input throws only MarketKit errors', () => {
  const isOurs = (act: () => unknown) => {
    try {
      act()
      return true
    } catch (error) {
      return error instanceof MarketKitError
    }
  }
  const cyclic: Record<string, unknown> = { id: 'buy' }
  cyclic.signature = cyclic
  // JSON can contain an object that cannot be converted to text.
  const textless = { toString: 1, valueOf: 1 }
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)

  test.each([
    ['null', null],
    ['text', 'steps'],
    ['an undefined step', [undefined]],
    ['a number', [7]],
    ['numbers as data', [toStep(7)]],
    ['a cyclic step', [cyclic]],
    ['deep nesting', [{ id: 'post', post: { endpoint: '/x', body: deep } }]],
    [
      'a throwing getter',
      [
        Object.defineProperty({}, 'id', {
          enumerable: true,
          get: () => {
            throw new Error('no')
          },
        }),
      ],
    ],
    ['a function', [{ id: 'buy', to: seaport16, data: () => {} }]],
    ['typed data without types', [{ id: 'x', signature: { domain: {} } }]],
    ['a number as typed data', [{ id: 'x', signature: 5 }]],
    [
      'an id that cannot be converted to text',
      [{ ...toStep('0x'), id: textless }],
    ],
    [
      'a value that cannot be converted to text',
      [{ ...toStep('0x'), value: textless }],
    ],
    [
      'a method that cannot be converted to text',
      [{ id: 'x', post: { endpoint: '/x', method: textless } }],
    ],
    [
      'a domain that cannot be converted to text',
      [
        {
          id: 'x',
          signature: {
            domain: { chainId: textless, verifyingContract: textless },
            types: { EIP712Domain: [], Note: [] },
            primaryType: 'Note',
            value: {},
          },
        },
      ],
    ],
    ['a post without a body', [{ id: 'x', post: { endpoint: 'http://[' } }]],
  ])('steps: %s', (_name, steps) => {
    expect(isOurs(() => verifySteps(steps as never, buyIntent))).toBe(true)
  })

  test.each([
    ['null', null],
    ['another kind', { ...buyIntent, kind: 'swap' }],
    [
      'a kind that cannot be converted to text',
      { ...buyIntent, kind: textless },
    ],
    [
      'a kind that every object has as a property',
      { ...buyIntent, kind: 'constructor' },
    ],
    ['no orders', { ...buyIntent, orders: undefined }],
    ['an amount that is no number', { ...buyIntent, maxTotal: 'much' }],
    ['no account', { ...buyIntent, account: undefined }],
  ])('intent: %s', (_name, intent) => {
    expect(
      isOurs(() => verifySteps([toStep('0x12345678')], intent as never)),
    ).toBe(true)
  })

  test('an error says how to create an intent', () => {
    const swap = { ...buyIntent, kind: 'swap' } as never
    expect(() => verifySteps([], swap)).toThrow(
      /^The intent is not one to buy, list or cancel\.[\s\S]*`toIntent`/,
    )
    const broken = { ...buyIntent, maxTotal: 'much' }
    expect(() => verifySteps([], broken)).toThrow(
      /^The steps could not be compared with the intent\.[\s\S]*The intent, or an effect of one of your `decoders`[\s\S]*`toIntent`/,
    )
    expect(() => verifySteps([], broken)).toThrow(
      expect.objectContaining({ cause: expect.any(SyntaxError) }),
    )
  })

  test('options: null', () => {
    expect(isOurs(() => verifySteps([], buyIntent, null as never))).toBe(true)
  })

  test.each<[string, unknown]>([
    [
      'that throws',
      () => {
        throw new RangeError('no')
      },
    ],
    ['that returns nothing', () => undefined],
    ['that returns no effects', () => [null]],
    ['that returns an incomplete effect', () => [{ type: 'fillOrder' }]],
    ['that returns an unknown effect', () => [{ type: 'dance' }]],
  ])('decoder: one %s', (_name, read) => {
    const decoder = { contracts: 'any', abi: tokenAbi, read } as Decoder
    const data = multicall([])
    expect(
      isOurs(() =>
        verifySteps([toStep(data)], buyIntent, { decoders: [decoder] }),
      ),
    ).toBe(true)
  })

  test('any JSON as steps and intent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (steps, intent) => {
        expect(isOurs(() => verifySteps(steps as never, intent as never))).toBe(
          true,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('any JSON in a step', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(seaport16, '0x', '0x12345678', multicall(['0x1234'])),
    )
    const step = fc.record(
      {
        id: field,
        to: field,
        data: field,
        value: field,
        signature: field,
        post: field,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 3 }), (steps) => {
        expect(isOurs(() => verifySteps(steps as never, buyIntent))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
