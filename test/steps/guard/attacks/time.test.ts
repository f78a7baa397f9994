import { getAddress, numberToHex, zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Step } from '../../../../src/rpc/schemas.js'
import { seaport16 } from '../../../../src/steps/guard/contracts.js'
import { seaportTypes } from '../../../../src/steps/guard/decoders/seaportOrder.js'
import type { GuardReport } from '../../../../src/steps/guard/effects.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import { readStep, readSteps } from '../../../../src/steps/model/readStep.js'
import { isSameText } from '../../../../src/steps/platform/plainData.js'

const account = getAddress('0x0000000000000000000000000000000000000a11')
const collection = getAddress('0x0000000000000000000000000000000000000c01')

/** Verifies a signed order that pays `count` accounts. */
function comparePayments(count: number): GuardReport {
  const payment = (_: unknown, index: number) => ({
    itemType: 0,
    token: zeroAddress,
    identifierOrCriteria: '0',
    startAmount: '1',
    endAmount: '1',
    recipient: getAddress(numberToHex(1_000_000 + index, { size: 20 })),
  })
  const step = {
    id: 'sign',
    signature: {
      domain: {
        name: 'Seaport',
        version: '1.6',
        chainId: 1,
        verifyingContract: seaport16,
      },
      primaryType: 'OrderComponents',
      types: seaportTypes,
      value: {
        offerer: account,
        zone: zeroAddress,
        offer: [
          {
            itemType: 2,
            token: collection,
            identifierOrCriteria: '7',
            startAmount: '1',
            endAmount: '1',
          },
        ],
        consideration: Array.from({ length: count }, payment),
        orderType: 0,
        startTime: '1',
        endTime: '5000',
        zoneHash: zeroHash,
        salt: '0',
        conduitKey: zeroHash,
        counter: '0',
      },
    },
  }
  return verifySteps([step as unknown as Step], {
    kind: 'list',
    account,
    chainId: 1,
    collection,
    contractType: 'ERC721',
    tokenId: '7',
    quantity: '1',
    currency: zeroAddress,
    pricePerToken: String(count),
    expiry: '5000',
  })
}

test('behavior: an order that pays a thousand accounts takes linear time', () => {
  const { findings } = comparePayments(1_000)
  expect(findings.filter(({ code }) => code === 'net')).toHaveLength(1_000)
})

const signature = (fields: object) =>
  ({
    id: 'sign',
    signature: { domain: { name: 'Long' }, primaryType: 'Note', ...fields },
  }) as unknown as Step

describe('error: typed data that takes minutes to hash', () => {
  const name = 'T'.repeat(300_000)
  const many = <value>(value: value, length = 60_000) =>
    Array.from({ length }, () => value)
  const long = { Note: [{ name: 'all', type: `${name}[]` }] }
  const depth = 40
  /** Each type has the next one twice, under the same name. */
  const doubled = Object.fromEntries(
    Array.from({ length: depth }, (_, index) => {
      const field = { name: 'x', type: `T${index + 1}` }
      return [index ? `T${index}` : 'Note', [field, field]]
    }),
  )
  const nested = Array.from({ length: depth }).reduce<object>(
    (x) => ({ x }),
    {},
  )
  test.each<[string, object]>([
    [
      'long types for many objects',
      { types: { ...long, [name]: [] }, value: { all: many({}) } },
    ],
    [
      'long types for many objects that are empty text',
      { types: { ...long, [name]: [] }, value: { all: many('', 40_000) } },
    ],
    [
      'a long type that is not declared',
      { types: long, value: { all: many(1) } },
    ],
    [
      'long types in the domain',
      {
        domain: { all: many('', 40_000) },
        types: {
          Note: [],
          EIP712Domain: [{ name: 'all', type: `${name}[]` }],
          [name]: [],
        },
        value: {},
      },
    ],
    [
      'fields that double at each level',
      { types: { ...doubled, [`T${depth}`]: [] }, value: nested },
    ],
    [
      'a type whose length is a number',
      {
        types: {
          ...doubled,
          [`T${depth}`]: [],
          EIP712Domain: [{ name: 'x', type: { length: -1e300 } }],
        },
        value: nested,
      },
    ],
    [
      'types that are lists',
      {
        types: { Note: [{ name: 'all', type: [name, name, 'c'] }] },
        value: { all: many(1, 20_000) },
      },
    ],
    [
      'a type of many brackets',
      {
        types: { Note: [{ name: 'all', type: `${'[]'.repeat(400_000)}x` }] },
        value: { all: [] },
      },
    ],
    [
      'an object with the length of a long text',
      {
        types: { Note: [{ name: 'x', type: 'string' }] },
        value: { x: { length: 5e7 } },
      },
    ],
    [
      'a version that is an object with the length of a long text',
      { domain: { version: { length: 5e7 } }, types: { Note: [] }, value: {} },
    ],
    [
      'many empty arrays',
      {
        types: {
          Note: Array(1_000).fill({ name: 'x', type: 'uint256[][]' }),
        },
        value: { x: Array.from({ length: 70_000 }, () => []) },
      },
    ],
    [
      'many empty objects without a name',
      {
        types: { Note: [{ type: 'Item[]' }], Item: [] },
        value: { undefined: many({}, 145_000) },
      },
    ],
    [
      'a long text under the same name a few times',
      {
        types: { Note: Array(5).fill({ name: 'x', type: 'string' }) },
        value: { x: '€'.repeat(950_000) },
      },
    ],
    [
      'a long text under the same name many times',
      {
        types: { Note: Array(9_000).fill({ name: 'x', type: 'string' }) },
        value: { x: 'x'.repeat(700_000) },
      },
    ],
  ])('%s', (_, fields) => {
    expect(() => readStep(signature(fields), 0)).toThrow('cannot be hashed')
  })

  test('several steps share the limit', () => {
    const fields = {
      types: { ...long, [name]: [] },
      value: { all: many({}, 1) },
    }
    expect(readStep(signature(fields), 0).kind).toBe('signature')
    expect(() => readSteps([signature(fields), signature(fields)])).toThrow(
      'cannot be hashed',
    )
  })
})

test('behavior: long types are allowed for few objects', () => {
  const name = 'T'.repeat(100_000)
  const step = signature({
    types: { Note: [{ name: 'all', type: `${name}[]` }], [name]: [] },
    value: { all: [{}, {}] },
  })
  expect(readStep(step, 0).kind).toBe('signature')
})

test('behavior: digits that are too long for a number are compared as text', () => {
  const digits = '9'.repeat(900_000)
  // As numbers they would be equal, and take minutes in some browsers.
  expect(isSameText(digits, `0${digits}`)).toBe(false)
  expect(isSameText(digits, digits)).toBe(true)
})
