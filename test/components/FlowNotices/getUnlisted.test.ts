import { expect, test } from 'vitest'
import { getUnlisted } from '../../../src/components/FlowNotices/getUnlisted.js'
import type { TrackedFlow } from '../../../src/hooks/flows/trackedFlows.js'
import type { ListIntent, PartIntent } from '../../../src/steps/model/intent.js'
import { ada, bob } from '../../steps/setup.js'

const place = { account: ada, chainId: 1, collection: bob } as const
const item = (tokenId: string, change: Partial<ListIntent> = {}) => ({
  ...place,
  contractType: 'ERC721',
  currency: ada,
  expiry: '1800000000',
  kind: 'list' as const,
  pricePerToken: '5',
  quantity: '1',
  tokenId,
  ...change,
})
const toFlow = (lists: ListIntent[]): TrackedFlow => ({
  id: 'flow',
  createdAt: 0,
  hashes: [],
  intent: { ...place, kind: 'listMany', lists },
  parts: lists.map((_, index) => ({
    kind: 'list' satisfies PartIntent['kind'],
    status: index ? 'waiting' : 'done',
  })),
  status: 'interrupted',
})

test('default: returns the items that are not listed', () => {
  const lists = [item('1'), item('2'), item('3')]
  expect(getUnlisted(toFlow(lists))).toEqual(lists.slice(1))
})

test.each([
  ['another order book', { orderbook: 'opensea' }],
  ['another currency', { currency: bob }],
  ['another collection', { collection: ada }],
  ['several copies', { quantity: '2' }],
] as const)('behavior: returns undefined if one item has %s', (_, change) => {
  const lists = [item('1'), item('2'), item('3', change)]
  expect(getUnlisted(toFlow(lists))).toBeUndefined()
})
