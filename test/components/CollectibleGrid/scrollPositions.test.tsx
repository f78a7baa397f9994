import { expect, test, vi } from 'vitest'
import { getPositionKey } from '../../../src/components/CollectibleGrid/scrollPositions.js'

const place = { index: 12, tokenId: 'gone', top: 80 }

test('saved scroll positions are restored after a reload; invalid ones are ignored', async () => {
  const key = getPositionKey('list')
  // As after a reload: each import is a module of its own.
  const anew = async () => {
    vi.resetModules()
    return import('../../../src/components/CollectibleGrid/scrollPositions.js')
  }
  const before = await anew()
  before.setScrollPosition(key, place)
  before.saveScrollPositions()
  expect((await anew()).getScrollPosition(key)).toEqual(place)
  expect(JSON.stringify(sessionStorage)).not.toContain('list')
  const wrong = [[key, { ...place, top: null }], [key], null]
  for (const kept of ['{', '7', JSON.stringify(wrong)]) {
    sessionStorage.setItem('marketkit.places', kept)
    expect((await anew()).getScrollPosition(key)).toBe(undefined)
  }
  const many = Array.from({ length: 60 }, (_, at) => [`${at}`, place])
  sessionStorage.setItem('marketkit.places', JSON.stringify(many))
  const after = await anew()
  expect([after.getScrollPosition('9'), after.getScrollPosition('10')]).toEqual(
    [undefined, place],
  )
  const get = vi.spyOn(window, 'sessionStorage', 'get')
  get.mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  const forbidden = await anew()
  forbidden.setScrollPosition(key, place)
  forbidden.saveScrollPositions()
  expect(forbidden.getScrollPosition(key)).toEqual(place)
  get.mockRestore()
  sessionStorage.clear()
})
