import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { Log } from '../../../src/steps/chain/transferLogs.js'
import {
  createJournalStep,
  getCallDigest,
  type JournalStep,
} from '../../../src/steps/journal/record.js'
import type { PartIntent } from '../../../src/steps/model/intent.js'
import {
  judgeTransaction,
  showsEffect,
} from '../../../src/steps/wait/judgeTransaction.js'

const account: Address = '0x000000000000000000000000000000000000acc0'
const other: Address = '0x0000000000000000000000000000000000000bad'
const token: Address = '0x0000000000000000000000000000000000000c01'
const book: Address = '0x0000000000000000000000000000000000000b0c'
const orderId: Hex = `0x${'0d'.repeat(32)}`

const log = (
  address: Address,
  event: string,
  topics: Hex[],
  data: Hex = '0x',
): Log => ({
  address,
  topics: [toEventSelector(event), ...topics.map((it) => pad(it))],
  data,
})
const transfer = (to: Address, id = 7, collection = token) =>
  log(collection, 'Transfer(address,address,uint256)', [
    other,
    to,
    numberToHex(id),
  ])
const single = (to: Address, id: bigint, amount: bigint) =>
  log(
    token,
    'TransferSingle(address,address,address,uint256,uint256)',
    [book, other, to],
    concat([numberToHex(id, { size: 32 }), numberToHex(amount, { size: 32 })]),
  )
const batch = (to: Address, ids: bigint[], amounts: bigint[]) =>
  log(
    token,
    'TransferBatch(address,address,address,uint256[],uint256[])',
    [book, other, to],
    encodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      [ids, amounts],
    ),
  )
const cancelled = (by: Address, id: Hex = orderId) =>
  log(book, 'OrderCancelled(bytes32,address,address)', [by, zeroAddress], id)
const approval = (owner: Address, spender: Address, of = token) =>
  log(of, 'Approval(address,address,uint256)', [owner, spender], pad('0x1'))

const call = { data: '0x01', to: book, value: 0n } as const
const digest = getCallDigest(call)
const main: JournalStep = { kind: 'transaction', digest, status: 'sent' }

/**
 * Returns the judgement about a transaction that a bundler sends for the
 * account.
 */
function judge(
  logs: Log[],
  {
    intent,
    step = main,
    status = '0x1',
    input = pad(account),
  }: {
    intent: PartIntent
    step?: JournalStep
    status?: Hex
    input?: Hex
  },
) {
  const journal = { part: () => intent, steps: () => [step] }
  const run = { account, journal }
  const shown = { from: other, hash: orderId, input, nonce: '0x0' } as const
  return judgeTransaction(
    { ...shown, to: book, value: '0x0' },
    { blockNumber: '0x9', logs, status },
    {
      account,
      digest: step.digest,
      mayHaveMark: () => true,
      showsEffect: (logs) => showsEffect(run, 0, logs),
    },
  )
}

const place = { account, chainId: 1, collection: token }
const marketplace = 'external_1'
const currency = zeroAddress
const buying: { intent: PartIntent } = {
  intent: {
    ...place,
    kind: 'buy',
    marketplace,
    orders: [
      { orderId, tokenId: '7', quantity: '1', currency, unitPrice: '1' },
    ],
    currency,
    maxTotal: '1',
    additionalFees: [],
  },
}
const cancelling: { intent: PartIntent } = {
  intent: { ...place, kind: 'cancel', marketplace, orderId },
}
const hostSteps: { intent: PartIntent } = {
  intent: { kind: 'steps', account, chainId: 1, digests: [digest] },
}
const approving = createJournalStep({
  kind: 'transaction',
  index: 0,
  id: 'tokenApproval',
  step: { id: 'tokenApproval' },
  to: token,
  data: concat(['0x095ea7b3', pad(book), pad('0x1')]),
  value: 0n,
})

describe('a transaction that another account sends must show its effect', () => {
  test.each<[string, Log[], Parameters<typeof judge>[1], string]>([
    ['mined if the token arrives', [transfer(account)], buying, 'mined'],
    [
      'mined if several copies of the token arrive',
      [single(account, 7n, 3n)],
      buying,
      'mined',
    ],
    [
      'mined if the token arrives together with other tokens',
      [batch(account, [6n, 7n], [1n, 1n])],
      buying,
      'mined',
    ],
    ['altered if no token arrives', [], buying, 'altered'],
    [
      'altered if the token goes to another account',
      [transfer(other)],
      buying,
      'altered',
    ],
    [
      'altered if another token arrives',
      [transfer(account, 8)],
      buying,
      'altered',
    ],
    [
      'altered if a token of another collection arrives',
      [transfer(account, 7, book)],
      buying,
      'altered',
    ],
    [
      'altered if the amount of the token is zero',
      [single(account, 7n, 0n)],
      buying,
      'altered',
    ],
    [
      'altered if the log cannot be decoded',
      [{ ...single(account, 7n, 1n), data: '0x' }],
      buying,
      'altered',
    ],
    [
      'mined if the order is cancelled',
      [cancelled(account)],
      cancelling,
      'mined',
    ],
    [
      'altered if another order is cancelled',
      [cancelled(account, pad('0x1'))],
      cancelling,
      'altered',
    ],
    [
      'altered if the cancellation is of another account',
      [cancelled(other)],
      cancelling,
      'altered',
    ],
    [
      'mined if all orders of the account are cancelled',
      [log(book, 'CounterIncremented(uint256,address)', [account], pad('0x1'))],
      cancelling,
      'mined',
    ],
    [
      'mined if the approval is logged',
      [approval(account, book)],
      { ...buying, step: approving },
      'mined',
    ],
    [
      'altered if the approval is of another account',
      [approval(other, book)],
      { ...buying, step: approving },
      'altered',
    ],
    [
      'altered if the approval is for another spender',
      [approval(account, other)],
      { ...buying, step: approving },
      'altered',
    ],
    [
      'altered if the approval is for another token',
      [approval(account, book, book)],
      { ...buying, step: approving },
      'altered',
    ],
    [
      'carried if it has steps of a host and mentions the account',
      [],
      hostSteps,
      'carried',
    ],
    [
      'altered if it has steps of a host and does not mention the account',
      [],
      { ...hostSteps, input: '0x01' },
      'altered',
    ],
    [
      'reverted if it fails and mentions the account',
      [],
      { ...buying, status: '0x0' },
      'reverted',
    ],
    [
      'altered if it fails and does not mention the account',
      [],
      { ...buying, status: '0x0', input: '0x01' },
      'altered',
    ],
  ])('behavior: the transaction is %s', (_name, logs, given, verdict) => {
    expect(judge(logs, given)).toBe(verdict)
  })
})
