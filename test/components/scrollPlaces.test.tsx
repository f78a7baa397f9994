import { expect, test, vi } from 'vitest'
import { placeKey } from '../../src/components/CollectibleGrid/scrollPlaces.js'

const place = { index: 12, tokenId: 'gone', top: 80 }

test('what a tab keeps is read once more, as far as it can be', async () => {
  const key = placeKey('list')
  // As after a reload: each import is a module of its own.
  const anew = async () => {
    vi.resetModules()
    return import('../../src/components/CollectibleGrid/scrollPlaces.js')
  }
  const before = await anew()
  before.keepPlace(key, place)
  before.savePlaces()
  expect((await anew()).placeOf(key)).toEqual(place)
  expect(JSON.stringify(sessionStorage)).not.toContain('list')
  const wrong = [[key, { ...place, top: null }], [key], null]
  for (const kept of ['{', '7', JSON.stringify(wrong)]) {
    sessionStorage.setItem('marketkit.places', kept)
    expect((await anew()).placeOf(key)).toBe(undefined)
  }
  const many = Array.from({ length: 60 }, (_, at) => [`${at}`, place])
  sessionStorage.setItem('marketkit.places', JSON.stringify(many))
  const after = await anew()
  expect([after.placeOf('9'), after.placeOf('10')]).toEqual([undefined, place])
  const get = vi.spyOn(window, 'sessionStorage', 'get')
  get.mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  const forbidden = await anew()
  forbidden.keepPlace(key, place)
  forbidden.savePlaces()
  expect(forbidden.placeOf(key)).toEqual(place)
  get.mockRestore()
  sessionStorage.clear()
})
