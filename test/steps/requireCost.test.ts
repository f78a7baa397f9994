import { type Address, encodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Step } from '../../src/rpc/schemas.js'
import { requireCost } from '../../src/steps/flows/requireCost.js'

const token: Address = '0x00000000000000000000000000000000000000C0'
const other: Address = '0x00000000000000000000000000000000000000C1'
const spender: Address = '0x00000000000000000000000000000000000000AA'

const send = (value: string): Step => ({ id: 'buy', to: spender, value })
const approve = (amount: bigint, to = token): Step => ({
  id: 'tokenApproval',
  to,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, amount],
  }),
})

describe('parameters: value', () => {
  test.each([[['5']], [['2', '3']], [['0', '5']]])('takes %s', (values) => {
    requireCost(values.map(send), { value: 5n })
  })

  test.each([[['6']], [['3', '3']], [['0', '5', '1']]])(
    'refuses %s',
    (values) => {
      expect(() => requireCost(values.map(send), { value: 5n })).toThrow(
        'it would send 6, but 5 was agreed on.',
      )
    },
  )
})

describe('parameters: allowance', () => {
  const most = { value: 0n, allowance: { token, amount: 5n } }

  test('takes what was agreed on, after a reset too', () => {
    requireCost([approve(5n)], most)
    requireCost([approve(0n), approve(5n), send('0')], most)
    requireCost([approve(0n, other)], most)
  })

  test('refuses more, in one step or in several', () => {
    const refused = 'it would approve 6, but 5 was agreed on.'
    expect(() => requireCost([approve(6n)], most)).toThrow(refused)
    expect(() => requireCost([approve(3n), approve(3n)], most)).toThrow(refused)
  })

  test('refuses another token', () => {
    expect(() => requireCost([approve(1n, other)], most)).toThrow(
      'another token',
    )
    const native = { token: zeroAddress as Address, amount: 0n }
    expect(() =>
      requireCost([approve(1n)], { value: 5n, allowance: native }),
    ).toThrow('another token')
  })

  test('left out: approvals are not amounts of money', () => {
    requireCost([approve(7n)], { value: 0n })
  })
})
