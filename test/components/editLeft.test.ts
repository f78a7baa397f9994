import { describe, expect, test } from 'vitest'
import { type EditRecord, editLeft } from '../../src/index.js'
import { order } from './fixtures.js'

const record: EditRecord = {
  done: 1,
  listing: {
    chainId: order.chainId,
    contractAddress: '0x00000000000000000000000000000000000000C0',
    contractType: 'ERC721',
    currencyAddress: '0x0000000000000000000000000000000000000000',
    expiry: '1893456000',
    pricePerToken: '700000000000000000',
    tokenId: '7',
  },
  order,
  plan: ['cancel', 'list'],
  updated: 0,
}
const late = 3_700_000
const cancelled = { ...order, status: 'cancelled' }
const next = { ...order, orderId: '0x22', priceAmount: '700000000000000000' }
const items: EditRecord = {
  ...record,
  listing: { ...record.listing, contractType: 'ERC1155', quantity: '2' },
}
const listFirst: EditRecord = { ...record, plan: ['list', 'cancel'] }

describe('editLeft', () => {
  test.each([
    ['cancelled, none made', record, cancelled, [], 'unlisted'],
    [
      'cancelled, begun only',
      { ...record, done: 0 },
      cancelled,
      [],
      'unlisted',
    ],
    ['cancelled, one made', record, cancelled, [next], 'nothing'],
    ['sold', record, { ...order, status: 'filled' }, [], 'nothing'],
    [
      'ended by itself',
      { ...record, done: 0 },
      { ...order, status: 'expired' },
      [],
      'nothing',
    ],
    ['not known', record, undefined, [], 'unknown'],
    ['on its way', { ...record, updated: late }, order, [order], 'unknown'],
    ['never sent', { ...record, done: 0 }, order, [order], 'nothing'],
    ['both stand', listFirst, order, [order, next], 'both'],
    ['only the new one', listFirst, cancelled, [next], 'nothing'],
    [
      'other items at another price',
      items,
      cancelled,
      [{ ...next, priceAmount: '1' }],
      'unlisted',
    ],
    ['such items', items, cancelled, [next], 'nothing'],
  ] as const)('behavior: %s', (_, record, old, own, left) => {
    expect(editLeft(record, { now: late, old, own, owned: undefined })).toBe(
      left,
    )
  })

  test('behavior: what is not held any more is not missed', () => {
    const world = { now: late, old: cancelled, own: [] }
    expect(editLeft(items, { ...world, owned: 1n })).toBe('nothing')
    expect(editLeft(items, { ...world, owned: 2n })).toBe('unlisted')
  })
})
