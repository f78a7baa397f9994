import { afterEach, expect, test } from 'vitest'
import {
  type PreparedWorld,
  readWorld,
  removeWorld,
  writeWorld,
} from '../../../../src/service/node/world/worldCache.js'

/** A number of emblems that nothing else uses. */
const name = { emblems: 987_654_321, kind: 'memory' } as const

const createWorld = (byte: number): PreparedWorld => ({
  chain: `0x0${byte}`,
  contracts: {} as PreparedWorld['contracts'],
  database: Buffer.from([byte]),
})

afterEach(() => removeWorld(name))

test('behavior: a stored world is not replaced', async () => {
  await writeWorld(name, createWorld(1))
  await writeWorld(name, createWorld(2))
  expect(await readWorld(name)).toEqual(createWorld(1))
})

test('behavior: a removed world can be written again', async () => {
  await writeWorld(name, createWorld(1))
  await removeWorld(name)
  await writeWorld(name, createWorld(2))
  expect(await readWorld(name)).toEqual(createWorld(2))
})

test('behavior: worlds that are written at once do not mix', async () => {
  const worlds = [1, 2, 3, 4, 5].map(createWorld)
  await Promise.all(worlds.map((world) => writeWorld(name, world)))
  const kept = await readWorld(name)
  expect(worlds).toContainEqual(kept)
})
