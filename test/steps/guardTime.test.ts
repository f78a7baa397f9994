import { getAddress, numberToHex, zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { Step } from '../../src/rpc/schemas.js'
import { isSameText } from '../../src/steps/base/plainData.js'
import { readStep } from '../../src/steps/base/readStep.js'
import { seaport16 } from '../../src/steps/guard/contracts.js'
import { seaportTypes } from '../../src/steps/guard/decoders/seaportOrder.js'
import type { GuardReport } from '../../src/steps/guard/effects.js'
import { verifySteps } from '../../src/steps/guard/verifySteps.js'

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

test('behavior: an order that pays thousands of accounts takes linear time', () => {
  const { findings } = comparePayments(5_000)
  expect(findings.filter(({ code }) => code === 'net')).toHaveLength(5_000)
  // Linear time is one second; quadratic time was 23 seconds.
}, 20_000)

const signature = (fields: object) =>
  ({
    id: 'sign',
    signature: { domain: { name: 'Long' }, primaryType: 'Note', ...fields },
  }) as unknown as Step

test('error: long types are not hashed again for each of many objects', () => {
  const name = 'T'.repeat(300_000)
  const step = signature({
    types: { Note: [{ name: 'all', type: `${name}[]` }], [name]: [] },
    value: { all: Array.from({ length: 60_000 }, () => ({})) },
  })
  // Hashing them would take minutes.
  expect(() => readStep(step, 0)).toThrow('cannot be hashed')
}, 20_000)

test('behavior: long types are allowed for few objects', () => {
  const name = 'T'.repeat(300_000)
  const step = signature({
    types: { Note: [{ name: 'all', type: `${name}[]` }], [name]: [] },
    value: { all: [{}, {}] },
  })
  expect(readStep(step, 0).kind).toBe('signature')
})

test('behavior: text that is longer than any number is compared as text', () => {
  const digits = '9'.repeat(900_000)
  // As numbers they would be equal, and take minutes in some browsers.
  expect(isSameText(digits, `0${digits}`)).toBe(false)
  expect(isSameText(digits, digits)).toBe(true)
}, 20_000)
