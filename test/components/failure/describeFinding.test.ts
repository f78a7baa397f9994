import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeFinding } from '../../../src/components/failure/describeFinding.js'
import type { GuardFinding } from '../../../src/core.js'
import { defaultLabels } from '../../../src/labels/defaultLabels.js'

const options = {
  currency: { symbol: 'USDC', decimals: 6 },
  labels: defaultLabels,
  locale: 'en',
  native: { symbol: 'ETH', decimals: 18 },
}
const tell = (finding: Partial<GuardFinding>) =>
  describeFinding(
    { code: 'price', path: 'steps.0', severity: 'mismatch', ...finding },
    options,
  )

describe('describeFinding', () => {
  test('default: a finding names the agreed and the actual amount', () => {
    expect(tell({ expected: '1500000', actual: '9000000' })).toEqual({
      text: 'The price is different.',
      agreed: '1.5 USDC',
      found: '9 USDC',
    })
  })

  test('behavior: the value of a transaction is shown in the native currency', () => {
    expect(tell({ code: 'value', actual: '20000000000000000' }).found).toBe(
      '0.02 ETH',
    )
  })

  test('behavior: the largest allowance is shown as “unlimited”', () => {
    expect(tell({ code: 'allowance', actual: String(maxUint256) }).found).toBe(
      'unlimited',
    )
  })

  test('behavior: addresses and long texts are shortened', () => {
    const address = '0x00000000000000000000000000000000000000fe'
    expect(tell({ code: 'recipient', actual: address }).found).toBe(
      '0x0000…00fe',
    )
    expect(
      tell({ code: 'transfer', actual: `1 of ${address} to ${address}` }).found,
    ).toBe('1 of 0x0000…00fe to 0x0000…00fe')
    const text = 'word '.repeat(60)
    expect(tell({ code: 'message', actual: text }).found).toHaveLength(80)
  })

  test('behavior: a time is shown as a date', () => {
    const year = (actual: string) => tell({ code: 'expiry', actual }).found
    expect(year('1790000000')).toContain('2026')
    expect(year(String(2n ** 200n))).toBeTruthy()
  })
})
