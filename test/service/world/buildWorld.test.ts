import { custom } from 'viem'
import { expect, test } from 'vitest'
import { readSeaport } from '../../../src/service/node/world/readSeaport.js'
import { operator } from '../../../src/service/world/accounts.js'
import { buildWorld } from '../../../src/service/world/buildWorld.js'

test('fills the chain and signs the orders while the database opens', async () => {
  const done: string[] = []
  const failure = new Error('no database')
  const database = Promise.reject(failure)
  // It fails before anyone waits for it.
  database.catch(() => {})
  let sent = 0
  const request = async () => {
    sent++
    return { contractAddress: operator.address, status: '0x1' }
  }
  const world = buildWorld({
    database,
    emblems: 4,
    onProgress: (text) => done.push(text),
    seaport: readSeaport(),
    transport: custom({ request }, { retryCount: 0 }),
  })
  await expect(world).rejects.toBe(failure)
  expect(sent).toBeGreaterThan(50)
  expect(done).toEqual([
    'Contracts deployed, 4 emblems minted.',
    expect.stringMatching(/^\d+ orders signed\.$/),
  ])
})
