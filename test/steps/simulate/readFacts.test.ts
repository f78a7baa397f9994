import {
  type Address,
  type Client,
  type Hex,
  pad,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { seaport16 } from '../../../src/steps/guard/contracts.js'
import type { GuardReport } from '../../../src/steps/guard/effects.js'
import type { Intent } from '../../../src/steps/model/intent.js'
import { getEnvironment } from '../../../src/steps/platform/environment.js'
import { readFacts } from '../../../src/steps/simulate/readFacts.js'
import { ada, bob, chainId } from '../setup.js'

const other: Address = '0x0000000000000000000000000000000000000b0c'
const controller: Address = '0x000000000000000000000000000000000000c017'
const conduit: Address = '0x000000000000000000000000000000000000c0de'
const conduitKey: Hex = `0x${'0000007b'.padEnd(64, '0')}`
const orderId = `0x${'0d'.repeat(32)}`

const status = `0x${'0'.repeat(64 * 4)}`
const yes = pad('0x1')
const selectors = {
  status: toFunctionSelector('getOrderStatus(bytes32)'),
  information: toFunctionSelector('information()'),
  conduit: toFunctionSelector('getConduit(bytes32)'),
  channel: toFunctionSelector('getChannelStatus(address,address)'),
  all: toFunctionSelector('isApprovedForAll(address,address)'),
}
const reverted = () => Promise.reject({ code: 3, message: 'reverted' })
const down = () => Promise.reject({ code: -32005, message: 'busy' })
const information = `0x${pad('0x60').slice(2)}${'0'.repeat(64)}${pad(controller).slice(2)}${'0'.repeat(64)}`

/** Only the pause before a retry ends. */
const pause = (time: number) =>
  new Promise<void>((resolve) => time < 1_000 && resolve())

/** The other candidate answers as given; the maker's order is for Seaport 1.6. */
async function prove(
  answers: Partial<Record<'status' | 'information', () => unknown>>,
  operators: readonly Address[] = [],
) {
  const request = async ({
    params: [{ data, to }],
  }: {
    params: [{ data: Hex; to: Address }]
  }) => {
    const selector = data.slice(0, 10)
    const is = (name: keyof typeof selectors) => selector === selectors[name]
    if (is('status')) return to === other ? answers.status?.() : status
    if (is('information')) return answers.information?.()
    if (is('conduit')) return `${pad(conduit)}${yes.slice(2)}`
    if (is('channel')) return yes
    // The maker has approved the conduit of Seaport 1.6, and the given ones.
    const isOther = [other, conduit].some((it) =>
      data.includes(it.slice(2).toLowerCase()),
    )
    const isGiven = operators.some((it) => data.includes(it.slice(2)))
    return isOther && !isGiven ? pad('0x') : yes
  }
  const intent = { kind: 'cancel', chainId, account: ada, orderId } as Intent
  const order = {
    conduitKey,
    maker: ada,
    gives: [{ standard: 'erc1155', token: bob, tokenId: '1', amount: '1' }],
    asks: [],
  }
  const report = {
    findings: [{ code: 'book', severity: 'unknown' }],
    steps: [{ effects: [{ type: 'cancelOrder', book: seaport16, order }] }],
  } as unknown as GuardReport
  const { book } = await readFacts(
    { request } as unknown as Client,
    intent,
    report,
    {
      candidates: [seaport16, other],
      environment: { ...getEnvironment({}), sleep: pause },
    },
  )
  return book
}

test.each<[string, Parameters<typeof prove>, Address | undefined]>([
  [
    'a contract that reverts',
    [{ status: reverted, information: reverted }],
    seaport16,
  ],
  [
    'an address without code',
    [{ status: () => '0x', information: () => '0x' }],
    seaport16,
  ],
  [
    'a Seaport without conduits',
    [{ status: () => status, information: reverted }],
    seaport16,
  ],
  [
    'a Seaport whose conduit is not approved',
    [{ status: () => status, information: () => information }],
    seaport16,
  ],
  [
    'a Seaport whose conduit is approved',
    [{ status: () => status, information: () => information }, [conduit]],
    undefined,
  ],
  [
    'a contract of a node that fails',
    [{ status: down, information: reverted }],
    undefined,
  ],
  [
    'a Seaport of a node that fails',
    [{ status: () => status, information: down }],
    undefined,
  ],
])('default: the book of an order beside %s', async (_, parameters, book) => {
  expect(await prove(...parameters)).toBe(book)
})
