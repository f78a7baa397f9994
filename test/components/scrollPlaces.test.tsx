import { expect, test, vi } from 'vitest'
import { getPlaceKey } from '../../src/components/CollectibleGrid/scrollPlaces.js'

const place = { index: 12, tokenId: 'gone', top: 80 }

test('saved scroll positions are restored after a reload; invalid ones are ignored', async () => {
  const key = getPlaceKey('list')
  // As after a reload: each import is a module of its own.
  const anew = async () => {
    vi.resetModules()
    return import('../../src/components/CollectibleGrid/scrollPlaces.js')
  }
  const before = await anew()
  before.setPlace(key, place)
  before.savePlaces()
  expect((await anew()).getPlace(key)).toEqual(place)
  expect(JSON.stringify(sessionStorage)).not.toContain('list')
  const wrong = [[key, { ...place, top: null }], [key], null]
  for (const kept of ['{', '7', JSON.stringify(wrong)]) {
    sessionStorage.setItem('marketkit.places', kept)
    expect((await anew()).getPlace(key)).toBe(undefined)
  }
  const many = Array.from({ length: 60 }, (_, at) => [`${at}`, place])
  sessionStorage.setItem('marketkit.places', JSON.stringify(many))
  const after = await anew()
  expect([after.getPlace('9'), after.getPlace('10')]).toEqual([
    undefined,
    place,
  ])
  const get = vi.spyOn(window, 'sessionStorage', 'get')
  get.mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  const forbidden = await anew()
  forbidden.setPlace(key, place)
  forbidden.savePlaces()
  expect(forbidden.getPlace(key)).toEqual(place)
  get.mockRestore()
  sessionStorage.clear()
})
