import { getAddress, zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { InvalidStepError } from '../../../../src/errors.js'
import type { Step } from '../../../../src/rpc/schemas.js'
import { seaport15, seaport16 } from '../../../../src/steps/guard/contracts.js'
import { seaportTypes } from '../../../../src/steps/guard/decoders/seaportOrder.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import type { ListIntent } from '../../../../src/steps/model/intent.js'

const account = getAddress('0x0000000000000000000000000000000000000a11')
const collection = getAddress('0x0000000000000000000000000000000000000c01')

const order = {
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
  consideration: [
    {
      itemType: 0,
      token: zeroAddress,
      identifierOrCriteria: '0',
      startAmount: '1000',
      endAmount: '1000',
      recipient: account,
    },
  ],
  orderType: 0,
  startTime: '1',
  endTime: '5000',
  zoneHash: zeroHash,
  salt: '0',
  conduitKey: zeroHash,
  counter: '0',
}
const cheap = {
  ...order,
  consideration: order.consideration.map((payment) => ({
    ...payment,
    startAmount: '1',
    endAmount: '1',
  })),
}
const padding = {
  ...order,
  offerer: zeroAddress,
  offer: [],
  consideration: [],
}

const domain = {
  name: 'Seaport',
  version: '1.6',
  chainId: 1,
  verifyingContract: seaport16,
}

const books = { service_marketplace_v2: [seaport16, seaport15] }
const contracts = { 1: { books } }

/** Compares typed data with the listing of `order`. */
function sign(signature: object) {
  const step = {
    id: 'sign',
    signature: {
      domain,
      types: seaportTypes,
      primaryType: 'OrderComponents',
      value: order,
      ...signature,
    },
  }
  const intent: ListIntent = {
    kind: 'list',
    account,
    chainId: 1,
    collection,
    contractType: 'ERC721',
    tokenId: '7',
    quantity: '1',
    currency: zeroAddress,
    pricePerToken: '1000',
    expiry: '5000',
  }
  return verifySteps([step as unknown as Step], intent, { contracts })
}

function signBulk(
  value: object,
  fields = [{ name: 'tree', type: 'OrderComponents[2]' }],
  types: object = seaportTypes,
) {
  return sign({
    primaryType: 'BulkOrder',
    types: { ...types, BulkOrder: fields },
    value,
  })
}

const unreadable = {
  verdict: 'mismatch',
  steps: [{ effects: [{ type: 'unknown', code: 'encoding' }] }],
}

test('default: a signature lists the order', () => {
  expect(sign({})).toMatchObject({
    verdict: 'match',
    steps: [{ effects: [{ type: 'listOrder', isSigned: true }] }],
  })
})

test('default: an order of Seaport 1.5', () => {
  const of15 = { ...domain, version: '1.5', verifyingContract: seaport15 }
  expect(sign({ domain: of15 })).toMatchObject({
    verdict: 'match',
    steps: [{ effects: [{ type: 'listOrder', book: seaport15 }] }],
  })
})

test('error: types without one of the structs of Seaport', () => {
  const { OfferItem: _, ...rest } = seaportTypes
  const types = { ...rest, constructor: String(Object) }
  expect(() => sign({ types, value: { ...order, offer: [] } })).toThrow(
    InvalidStepError,
  )
})

test('error: a domain whose chain is a list', () => {
  const types = {
    ...seaportTypes,
    EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
  }
  expect(() => sign({ domain: { chainId: [1] }, types })).toThrow(
    InvalidStepError,
  )
})

describe('behavior: an order with another domain than that of Seaport is not read', () => {
  test.each<[string, object]>([
    ['another name', { name: 'Harbour' }],
    ['another version', { version: '1.4' }],
    ['Seaport 1.6 with the version of 1.5', { version: '1.5' }],
    ['Seaport 1.5 with the version of 1.6', { verifyingContract: seaport15 }],
    ['another field', { salt: zeroHash }],
  ])('%s', (_name, change) => {
    const types = {
      ...seaportTypes,
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
    }
    expect(sign({ types })).toMatchObject({ verdict: 'match' })
    const changed = { ...domain, ...change }
    expect(sign({ domain: changed, types })).toMatchObject(unreadable)
  })
})

describe('behavior: a bulk order', () => {
  test('default: a bulk order with padding matches', () => {
    expect(signBulk({ tree: [order, padding] })).toMatchObject({
      verdict: 'match',
      steps: [{ effects: [{ type: 'listOrder' }] }],
    })
  })

  test('a bulk order of padding alone is not read', () => {
    expect(signBulk({ tree: [padding, padding] })).toMatchObject(unreadable)
  })

  test('an empty order of a maker is no padding', () => {
    const empty = { ...padding, offerer: account }
    const { steps, verdict } = signBulk({ tree: [order, empty] })
    expect(verdict).toBe('mismatch')
    expect(steps[0]?.effects).toHaveLength(2)
  })

  const tree = { name: 'tree', type: 'OrderComponents[2]' }
  const forest = { name: 'forest', type: 'OrderComponents[2]' }
  test.each<[string, (typeof tree)[]]>([
    ['no field is signed', []],
    ['another field is signed', [forest]],
    ['two fields are signed', [tree, forest]],
    ['a tree of three is signed', [{ ...tree, type: 'OrderComponents[3]' }]],
    ['a list is signed', [{ ...tree, type: 'OrderComponents[]' }]],
  ])('%s: the bulk order is not read', (_name, fields) => {
    const leaves = [order, padding, padding]
    const tree = fields[0]?.type.endsWith('[2]') ? leaves.slice(0, 2) : leaves
    const value = { tree, forest: [cheap, cheap] }
    expect(signBulk(value, fields)).toMatchObject(unreadable)
  })

  test('a bulk order without its type is refused', () => {
    const value = { tree: [order, padding] }
    expect(() => sign({ primaryType: 'BulkOrder', value })).toThrow(
      InvalidStepError,
    )
  })

  test('a bulk order whose orders have another type is not read', () => {
    const { OrderComponents = [], ...items } = seaportTypes
    const fewer = { ...items, OrderComponents: OrderComponents.slice(1) }
    expect(
      signBulk({ tree: [order, padding] }, undefined, fewer),
    ).toMatchObject(unreadable)
  })
})
