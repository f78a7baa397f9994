import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { FoundEffect } from '../../../src/steps/guard/effects.js'
import { getTotals } from '../../../src/steps/guard/getTotals.js'

const book: Address = '0x0000000000000000000000000000000000000b00'
const seller: Address = '0x00000000000000000000000000000000000005e1'
const artist: Address = '0x0000000000000000000000000000000000000aa7'
const usdc: Address = '0x0000000000000000000000000000000000000cc1'

type PlainEffect = FoundEffect<string>

const pay = (recipient: Address, amount: string, token: Address = usdc) => ({
  standard: 'erc20' as const,
  token,
  recipient,
  amount,
  isTip: false,
})

const order = (asks: ReturnType<typeof pay>[]) => ({
  maker: seller,
  gives: [],
  asks,
  startTime: '0',
  endTime: '9',
  isMoving: false,
  operator: book,
  isRestricted: false,
})

const fill = (...asks: ReturnType<typeof pay>[]) => ({
  type: 'fillOrder' as const,
  book,
  order: order(asks),
  recipient: artist,
  operator: book,
})

const list = (...asks: ReturnType<typeof pay>[]) => ({
  type: 'listOrder' as const,
  book,
  order: order(asks),
  isSigned: true,
})

const sum = (...steps: object[][]) =>
  getTotals({
    steps: steps.map((effects, index) => ({
      index,
      id: 'buy',
      kind: 'transaction',
      calls: [],
      effects: effects.map(
        (it) => ({ ...it, step: index, path: 'steps' }) as PlainEffect,
      ),
    })),
  })

test('default: no steps have empty totals', () => {
  expect(sum()).toEqual({
    value: '0',
    approvals: [],
    spent: [],
    fees: [],
    net: [],
  })
})

test('behavior: payments are added up by currency and recipient', () => {
  const upper = seller.replace('5e1', '5E1') as Address
  const totals = sum(
    [fill(pay(seller, '10'), pay(artist, '2'))],
    [fill(pay(upper, '5'), pay(artist, '3'), pay(artist, '1', zeroAddress))],
  )
  expect(totals).toEqual({
    value: '0',
    approvals: [],
    spent: [
      { currency: usdc, amount: '20' },
      { currency: zeroAddress, amount: '1' },
    ],
    fees: [
      { recipient: artist, currency: usdc, amount: '5' },
      { recipient: artist, currency: zeroAddress, amount: '1' },
    ],
    net: [{ currency: usdc, amount: '15' }],
  })
})

test('behavior: a listing has fees and a net, and spends nothing', () => {
  expect(sum([list(pay(seller, '10'), pay(artist, '2'))])).toMatchObject({
    spent: [],
    fees: [{ recipient: artist, currency: usdc, amount: '2' }],
    net: [{ currency: usdc, amount: '10' }],
  })
})

test('behavior: native currency is added up over all steps', () => {
  const spend = (amount: string) => ({ type: 'spendNative', to: book, amount })
  expect(sum([spend('1'), spend('2')], [spend('4')]).value).toBe('7')
})

test('behavior: totals contain approvals, but not their withdrawal', () => {
  const all = { type: 'approveAll', token: artist, spender: book }
  expect(
    sum([
      { type: 'approve', token: usdc, spender: book, amount: '5' },
      { ...all, isApproved: true },
      { ...all, isApproved: false },
      { type: 'transferOut', token: usdc, to: book, amount: '5' },
    ]).approvals,
  ).toEqual([
    { token: usdc, spender: book, amount: '5' },
    { token: artist, spender: book },
  ])
})
