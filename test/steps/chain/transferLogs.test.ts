import fc from 'fast-check'
import {
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  parseEventLogs,
  toEventSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import {
  countArrivals,
  type Log,
  sumAssetChanges,
} from '../../../src/steps/chain/transferLogs.js'

const me: Address = '0x00000000000000000000000000000000000000A1'
const other: Address = '0x00000000000000000000000000000000000000A2'
const token: Address = '0x00000000000000000000000000000000000000C1'

const log = (
  event: string,
  topics: Hex[],
  data: Hex,
  address = token,
): Log => ({
  address,
  topics: [toEventSelector(event), ...topics.map((it) => pad(it))],
  data,
})
const transfer = (from: Address, to: Address, id: number): Log =>
  log('Transfer(address,address,uint256)', [from, to, numberToHex(id)], '0x')

const events = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 tokenId, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] tokenIds, uint256[] amounts)',
])
const moneyEvents = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
])

/** The sums as viem's decoder gives them. */
function sumWithViem(logs: readonly Log[]) {
  const sums = new Map<string, bigint>()
  for (const it of logs) {
    const abi = it.topics.length === 4 ? events : moneyEvents
    for (const { address, args } of parseEventLogs({
      abi,
      logs: [it] as never,
    }) as any[]) {
      const sign = BigInt(args.to === me) - BigInt(args.from === me)
      const moves: [bigint | undefined, bigint][] = args.tokenIds
        ? args.tokenIds.map((id: bigint, at: number) => [
            id,
            args.amounts[at] ?? 0n,
          ])
        : [[args.tokenId, args.amount ?? 1n]]
      for (const [id, amount] of moves) {
        const key = `${getAddress(address)}:${id}`
        sums.set(key, (sums.get(key) ?? 0n) + sign * amount)
      }
    }
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0n))
}

const address = fc.constantFrom(me, other, token)
const amount = fc.bigInt({ min: 0n, max: 9n })
const words = (...values: bigint[]) =>
  concat(values.map((it) => numberToHex(it, { size: 32 })))
const anyLog: fc.Arbitrary<Log> = fc.oneof(
  fc
    .tuple(address, address, amount)
    .map(([from, to, id]) =>
      log(
        'Transfer(address,address,uint256)',
        [from, to, numberToHex(id)],
        '0x',
      ),
    ),
  fc
    .tuple(address, address, amount)
    .map(([from, to, it]) =>
      log('Transfer(address,address,uint256)', [from, to], words(it)),
    ),
  fc
    .tuple(address, address, amount, amount)
    .map(([from, to, id, it]) =>
      log(
        'TransferSingle(address,address,address,uint256,uint256)',
        [other, from, to],
        words(id, it),
      ),
    ),
  fc
    .tuple(address, address, fc.array(amount), fc.array(amount))
    .map(([from, to, ids, amounts]) =>
      log(
        'TransferBatch(address,address,address,uint256[],uint256[])',
        [other, from, to],
        encodeAbiParameters(
          [{ type: 'uint256[]' }, { type: 'uint256[]' }],
          [ids, amounts],
        ),
      ),
    ),
  // Too short to decode.
  fc.constant(log('Transfer(address,address,uint256)', [other, me], '0x01')),
  fc.constant(log('Burned(address)', [me], '0x')),
)

test('prop: sums are those of a full decoder', () => {
  fc.assert(
    fc.property(fc.array(anyLog, { maxLength: 12 }), (logs) => {
      const { changes = [] } = sumAssetChanges(logs, me) ?? {}
      const sums = new Map(
        changes.map((it) => [`${it.token}:${it.tokenId}`, it.amount]),
      )
      expect(sums).toEqual(sumWithViem(logs))
    }),
  )
})

test('behavior: malformed logs of a node are skipped', () => {
  const good = transfer(other, me, 7)
  const bad = [
    { ...good, topics: [null, null, null, null] },
    { ...good, topics: good.topics.map((it) => `${it}z`) },
    { ...good, topics: undefined },
    { ...good, topics: [...good.topics.slice(0, 2), '0x', pad(me)] },
    { ...good, topics: good.topics.slice(0, 3), data: undefined },
  ] as unknown as Log[]
  expect(sumAssetChanges([...bad, good], me)?.changes).toEqual([
    { token, tokenId: 7n, amount: 1n },
  ])
})

describe('thousands of logs', () => {
  const many = Array.from({ length: 20_000 }, (_, id) =>
    transfer(other, token, id),
  )

  test('behavior: logs of other accounts take little time', () => {
    const started = performance.now()
    const logs = [...many, transfer(other, me, 7)]
    expect(sumAssetChanges(logs, me, 1)?.changes).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('behavior: too many changes of the account are not judged', () => {
    const own = many.slice(0, 6).map((_, id) => transfer(other, me, id))
    expect(sumAssetChanges(own, me, 5)).toBeUndefined()
    expect(sumAssetChanges(own, me, 6)?.changes).toHaveLength(6)
    const ids = Array.from({ length: 6 }, (_, id) => BigInt(id))
    const batch = log(
      'TransferBatch(address,address,address,uint256[],uint256[])',
      [other, other, me],
      encodeAbiParameters(
        [{ type: 'uint256[]' }, { type: 'uint256[]' }],
        [ids, ids],
      ),
    )
    expect(sumAssetChanges([batch], me, 5)).toBeUndefined()
  })

  test('behavior: the orders of a basket are counted in one pass', () => {
    const logs = many.map((_, id) => transfer(other, me, id))
    const started = performance.now()
    const count = countArrivals(logs, { account: me, collection: token })
    expect(many.filter((_, id) => count(`${id}`) === 1n)).toHaveLength(20_000)
    expect(count('20001')).toBe(0n)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
