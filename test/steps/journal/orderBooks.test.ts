import { expect, test } from 'vitest'
import {
  recallBook,
  recallSigned,
  rememberBook,
} from '../../../src/steps/journal/orderBooks.js'
import { defaultEnvironment } from '../../../src/steps/platform/environment.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { ada, bob } from '../setup.js'

const order = { chainId: 1, orderId: '0xAbC' }

function setup() {
  let now = 0
  const storage = createMemoryStorage()
  const environment = {
    ...defaultEnvironment(),
    now: () => now,
    sleep: () => new Promise<void>(() => {}),
    storage,
  }
  return { environment, storage, wait: (time: number) => (now += time) }
}

test('default: an order that was not stored has no book', async () => {
  const { environment } = setup()
  expect(await recallBook(environment, order)).toBeUndefined()
})

test('behavior: the spelling of the order id does not matter', async () => {
  const { environment, storage } = setup()
  await rememberBook(environment, { ...order, book: ada })
  const lowercase = { ...order, orderId: '0xabc' }
  expect(await recallBook(environment, lowercase)).toBe(ada)
  expect(await storage.keys()).toEqual(['marketkit:book:1:0xabc'])
})

test.each([{ chainId: 2 }, { orderId: '0xdef' }])(
  'behavior: the stored book is not returned for another order: %j',
  async (change) => {
    const { environment } = setup()
    await rememberBook(environment, { ...order, book: ada })
    expect(await recallBook(environment, { ...order, ...change })).toBe(
      undefined,
    )
  },
)

test('behavior: an order that is stored with two books has no book', async () => {
  const { environment } = setup()
  await rememberBook(environment, { ...order, book: ada })
  const sameBook = ada.toLowerCase() as typeof ada
  await rememberBook(environment, { ...order, book: sameBook })
  expect(await recallBook(environment, order)).toBe(sameBook)
  await rememberBook(environment, { ...order, book: bob })
  expect(await recallBook(environment, order)).toBeUndefined()
  await rememberBook(environment, { ...order, book: bob })
  expect(await recallBook(environment, order)).toBeUndefined()
})

test('behavior: a reviewed quote for another book does not replace a signature', async () => {
  const { environment } = setup()
  const signed = {
    ...{ book: ada, collection: bob, currency: bob, maker: ada },
    ...{ endTime: '9', quantity: '1', tokenId: '1', unitPrice: '1' },
    orderId: '0xabc',
  } as const
  await rememberBook(environment, { ...order, book: ada, signed })
  await rememberBook(environment, { ...order, book: bob })
  expect(await recallSigned(environment, order)).toEqual(signed)
  await rememberBook(environment, { ...order, book: bob, signed })
  expect(await recallSigned(environment, order)).toBeUndefined()
})

test('behavior: the oldest of more than 200 orders are deleted', async () => {
  const { environment, storage, wait } = setup()
  await storage.set('another app', 'kept')
  const remember = (index: number) =>
    rememberBook(environment, { chainId: 1, orderId: `${index}`, book: ada })
  // Stored with falling ids, so that neither keys nor insertion are in order.
  for (let index = 299; index >= 100; index--) {
    wait(1_000)
    await remember(index)
  }
  expect(await storage.keys()).toHaveLength(201)
  wait(1_000)
  await remember(299)
  expect(await storage.keys()).toHaveLength(201)
  wait(1_000)
  await remember(99)
  const keys = await storage.keys()
  expect(keys).toHaveLength(201)
  expect(keys).toContain('another app')
  // 299 was stored again, so 298 is the oldest.
  expect(keys).not.toContain('marketkit:book:1:298')
  expect(await recallBook(environment, { chainId: 1, orderId: '299' })).toBe(
    ada,
  )
})

test('behavior: an entry that cannot be read is deleted first', async () => {
  const { environment, storage, wait } = setup()
  wait(1_000)
  for (let index = 0; index < 200; index++)
    await rememberBook(environment, {
      ...order,
      orderId: `${index}`,
      book: ada,
    })
  for (const text of [
    '{"book":5,"at":0}',
    '{"book":"0x1","at":0}',
    '[]',
    '{',
  ]) {
    await storage.set('marketkit:book:1:broken', text)
    expect(await recallBook(environment, { ...order, orderId: 'broken' })).toBe(
      undefined,
    )
  }
  await rememberBook(environment, { ...order, orderId: '0', book: ada })
  expect(await storage.keys()).not.toContain('marketkit:book:1:broken')
  expect(await storage.keys()).toHaveLength(200)
})

test('behavior: with a broken storage, no call rejects and no book is found', async () => {
  const { environment } = setup()
  const rejects = () => Promise.reject(new Error('Denied'))
  const storage = {
    ...createMemoryStorage(),
    get: rejects,
    set: rejects,
    keys: rejects,
  }
  const broken = { ...environment, storage }
  await rememberBook(broken, { ...order, book: ada })
  expect(await recallBook(broken, order)).toBeUndefined()
})
