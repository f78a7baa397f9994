import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  padHex,
  parseAbiParameters,
  size,
} from 'viem'
import { expect, test } from 'vitest'
import { getCallDigest } from '../../../src/steps/journal/record.js'
import { containsCall } from '../../../src/steps/wait/containsCall.js'

type Call = { to: Address; value: bigint; data: Hex }

const approve: Call = {
  to: '0x0000000000000000000000000000000000000c01',
  value: 0n,
  data: `0x095ea7b3${'11'.repeat(64)}`,
}
const fill: Call = {
  to: '0x0000000000000000000000000000000000000b0c',
  value: 10n ** 18n,
  data: `0xfb0f3ee1${'00'.repeat(31)}20${'22'.repeat(70)}`,
}
const digests = [approve, fill].map(getCallDigest)

const tuples = parseAbiParameters('(address to, uint256 value, bytes data)[]')

/** `execute(bytes32,bytes)` of ERC-7821. */
const execute = (calls: readonly Call[]) =>
  concat([
    '0xe9ae5c53',
    encodeAbiParameters(parseAbiParameters('bytes32, bytes'), [
      padHex('0x01', { dir: 'right', size: 32 }),
      encodeAbiParameters(tuples, [calls]),
    ]),
  ])

/** `handleOps` of an entry point, roughly: calldata inside of calldata. */
const operate = (inner: Hex) =>
  concat([
    '0x765e827f',
    encodeAbiParameters(parseAbiParameters('address, bytes'), [fill.to, inner]),
  ])

/** `multiSend(bytes)` of a Safe. */
const multiSend = (calls: readonly Call[]) =>
  concat([
    '0x8d80ff0a',
    encodeAbiParameters(parseAbiParameters('bytes'), [
      concat(
        calls.flatMap(({ data, to, value }) => [
          '0x00' as const,
          to,
          numberToHex(value, { size: 32 }),
          numberToHex(size(data), { size: 32 }),
          data,
        ]),
      ),
    ]),
  ])

/** `executeBatch` of accounts with an array of each part of the calls. */
const withValues = (calls: readonly Call[], selector: Hex = '0x47e1da2a') =>
  concat([
    selector,
    encodeAbiParameters(parseAbiParameters('address[], uint256[], bytes[]'), [
      calls.map(({ to }) => to),
      calls.map(({ value }) => value),
      calls.map(({ data }) => data),
    ]),
  ])
const withoutValues = (calls: readonly Pick<Call, 'to' | 'data'>[]) =>
  concat([
    '0x18dfb3c7',
    encodeAbiParameters(parseAbiParameters('address[], bytes[]'), [
      calls.map(({ to }) => to),
      calls.map(({ data }) => data),
    ]),
  ])
const emptyValues = concat([
  '0x47e1da2a',
  encodeAbiParameters(parseAbiParameters('address[], uint256[], bytes[]'), [
    [approve.to],
    [],
    [approve.data],
  ]),
])

test.each([
  ['arrays', withValues([approve, fill])],
  ['arrays, the second call alone', withValues([fill])],
  ['arrays of Biconomy', withValues([fill], '0x00004680')],
  ['arrays in an operation', operate(withValues([approve, fill]))],
  ['arrays without values', withoutValues([approve])],
  ['arrays with no values', emptyValues],
  ['ERC-7821', execute([approve, fill])],
  ['ERC-7821 in an operation', operate(execute([approve, fill]))],
  ['the second call alone', execute([fill])],
  ['a Safe', multiSend([approve, fill])],
])('default: a call is found in %s', (_name, input) => {
  expect(containsCall(input, digests)).toBe(true)
})

test.each<[string, Hex]>([
  ['nothing', '0x'],
  ['another value', execute([{ ...fill, value: 1n }])],
  ['another contract', multiSend([{ ...fill, to: approve.to }])],
  ['other data', execute([{ ...fill, data: '0x01' }])],
  ['arrays with another value', withValues([{ ...fill, value: 1n }])],
  ['arrays without values of a call with one', withoutValues([fill])],
  ['arrays of other contracts', withValues([{ ...fill, to: approve.to }])],
  ['arrays that end early', withValues([fill]).slice(0, -200) as Hex],
  ['data that ends early', execute([fill]).slice(0, -200) as Hex],
])('behavior: no call is found in %s', (_name, input) => {
  expect(containsCall(input, digests)).toBe(false)
})

test('behavior: calldata of many lengths takes little time', () => {
  const word = numberToHex(60_000, { size: 32 }).slice(2)
  const started = performance.now()
  expect(containsCall(`0x${word.repeat(4_000)}`, digests)).toBe(false)
  // Every word is an offset, a count or a length of the same bytes.
  const arrays = `47e1da2a${numberToHex(32, { size: 32 }).slice(2).repeat(40)}`
  expect(containsCall(`0x${arrays.repeat(300)}`, digests)).toBe(false)
  expect(containsCall(`0x${'18dfb3c7'.repeat(60_000)}`, digests)).toBe(false)
  expect(performance.now() - started).toBeLessThan(2_000)
})
