// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { families } from '../../../../src/service/world/art/catalogue.js'
import {
  emblem,
  emblemCount,
} from '../../../../src/service/world/art/emblems.js'
import { item, itemCount } from '../../../../src/service/world/art/items.js'

const emblems = Array.from({ length: emblemCount }, (_, i) =>
  emblem(String(i + 1)),
)
const items = Array.from({ length: itemCount }, (_, i) => item(String(i)))
const both = [
  { label: 'emblems', art: emblems },
  { label: 'items', art: items },
]

type Attributes = (typeof emblems)[number]['attributes']

const getTraits = (attributes: Attributes) =>
  Object.fromEntries(attributes.map((a) => [a.trait_type, a.value]))

function tally(name: string) {
  const counts: Record<string, number> = {}
  for (const { attributes } of emblems) {
    const value = String(getTraits(attributes)[name])
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

test('default: an emblem has a picture and traits', () => {
  const { svg, ...metadata } = emblem('1')
  expect(svg.slice(0, 65)).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><de"`,
  )
  expect(metadata).toMatchInlineSnapshot(`
    {
      "attributes": [
        {
          "trait_type": "Family",
          "value": "Petals",
        },
        {
          "trait_type": "Palette",
          "value": "Riso",
        },
        {
          "trait_type": "Symmetry",
          "value": "Fivefold",
        },
        {
          "display_type": "number",
          "trait_type": "Rings",
          "value": 5,
        },
        {
          "display_type": "number",
          "trait_type": "Rarity score",
          "value": 243,
        },
      ],
      "backgroundColor": "cff5e5",
      "description": "Pressed between two pages of an atlas and never quite forgotten.",
      "name": "Blushing Peony",
      "tokenId": "1",
    }
  `)
})

test('default: item', () => {
  const { svg, ...metadata } = item('0')
  expect(svg.slice(0, 65)).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><de"`,
  )
  expect(metadata).toMatchInlineSnapshot(`
    {
      "attributes": [
        {
          "trait_type": "Kind",
          "value": "Seal",
        },
        {
          "trait_type": "Tier",
          "value": "Legendary",
        },
        {
          "display_type": "number",
          "trait_type": "Power",
          "value": 99,
        },
        {
          "display_type": "number",
          "trait_type": "Charges",
          "value": 1,
        },
      ],
      "backgroundColor": "4b0910",
      "description": "Pressed once, on the first day, in wax that never quite went cold.",
      "name": "Founders’ Seal",
      "tokenId": "0",
    }
  `)
})

describe.each(both)('$label', ({ art }) => {
  test('behavior: a picture is drawn the same every time', () => {
    for (const { tokenId, svg } of art.slice(0, 21))
      expect((art === items ? item : emblem)(tokenId).svg).toBe(svg)
  })

  test('behavior: names are unique', () => {
    expect(new Set(art.map(({ name }) => name)).size).toBe(art.length)
  })

  test('behavior: pictures differ in more than their ids', () => {
    const pictures = art.map(({ svg }) => svg.replace(/[ei]\d+-/g, ''))
    expect(new Set(pictures).size).toBe(art.length)
  })

  test('behavior: pictures are well-formed SVGs with a square viewBox', () => {
    const parser = new DOMParser()
    for (const { svg } of art) {
      const root = parser.parseFromString(svg, 'image/svg+xml').documentElement
      expect(root.localName).toBe('svg')
      expect(root.getAttribute('viewBox')).toBe('0 0 512 512')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('behavior: pictures are self-contained', () => {
    for (const { svg, tokenId } of art) {
      expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=/i)
      const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)]
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(new RegExp(`^[ei]${tokenId}-`))
      for (const [, target = ''] of references)
        expect(ids).toContain(target.slice(1))
    }
  })

  test('behavior: pictures stay small', () => {
    const sizes = art.map(({ svg }) => svg.length)
    expect(Math.max(...sizes)).toBeLessThan(20_000)
    expect(sizes.reduce((a, b) => a + b) / sizes.length).toBeLessThan(9_000)
  })

  test('behavior: only numeric traits have a display type', () => {
    for (const { attributes, backgroundColor } of art) {
      expect(backgroundColor).toMatch(/^[\da-f]{6}$/)
      for (const attribute of attributes)
        expect('display_type' in attribute).toBe(
          typeof attribute.value === 'number',
        )
    }
  })
})

test('behavior: each family has its configured number of emblems', () => {
  const shares = Object.entries(families).map(([name, { share }]) => [
    name,
    share,
  ])
  expect(tally('Family')).toEqual(Object.fromEntries(shares))
})

test('behavior: emblems within six of each other differ in family', () => {
  const names = emblems.map(({ attributes }) => getTraits(attributes).Family)
  for (let i = 0; i < names.length; i++)
    expect(names.slice(i + 1, i + 7)).not.toContain(names[i])
})

test('behavior: neighbouring emblems differ in palette', () => {
  const names = emblems.map(({ attributes }) => getTraits(attributes).Palette)
  for (let i = 1; i < names.length; i++) expect(names[i]).not.toBe(names[i - 1])
})

test('behavior: each emblem has 0 to 7 rings', () => {
  for (const { attributes } of emblems) {
    const { Rings } = getTraits(attributes)
    expect(Rings).toBeGreaterThanOrEqual(0)
    expect(Rings).toBeLessThanOrEqual(7)
    expect(Number.isInteger(Rings)).toBe(true)
  }
})

test('behavior: rare finishes are few and score highest', () => {
  const { Aurora = 0, Gilded = 0, Iridescent = 0 } = tally('Palette')
  expect({ Aurora, Gilded, Iridescent }).toMatchInlineSnapshot(`
    {
      "Aurora": 4,
      "Gilded": 10,
      "Iridescent": 6,
    }
  `)
  const mean = (palette?: string) => {
    const scores = emblems
      .map(({ attributes }) => getTraits(attributes))
      .filter(({ Palette }) => !palette || Palette === palette)
      .map((traits) => Number(traits['Rarity score']))
    return scores.reduce((a, b) => a + b) / scores.length
  }
  expect(mean('Aurora')).toBeGreaterThan(mean('Iridescent'))
  expect(mean('Iridescent')).toBeGreaterThan(mean('Gilded'))
  expect(mean('Gilded')).toBeGreaterThan(mean() * 2)
})

test('behavior: the score spans 1 to 1000', () => {
  const scores = emblems.map(({ attributes }) =>
    Number(getTraits(attributes)['Rarity score']),
  )
  expect(Math.min(...scores)).toBe(1)
  expect(Math.max(...scores)).toBe(1000)
})

test('behavior: ids beyond the collection wrap around', () => {
  expect(emblem('501').name).toBe(emblem('1').name)
  expect(item('21').name).toBe(item('0').name)
})
