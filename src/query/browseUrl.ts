import { type Address, getAddress, isAddress } from 'viem'
import { checked } from '../errors.js'
import {
  type BrowseProperty,
  type BrowseState,
  emptyBrowseState,
  type TraitValue,
} from './browseState.js'
import { isSameTrait } from './toggleTrait.js'

/** Limits of the service; a URL may exceed them. */
const maxItems = {
  currencies: 100,
  marketplaces: 32,
  properties: 32,
  values: 100,
}
const maxLength = 256

type Options = {
  /** Prefix of each parameter, for several lists on one page. */
  prefix?: string | undefined
}

/**
 * Reads a browse state from the query of a URL. Ignores invalid parameters. An
 * empty query has no search and no filters.
 *
 * @example
 * import { readBrowse } from 'marketkit/core'
 *
 * const state = readBrowse('?q=crown&trait.Family=Orbits&range.Rings=3..')
 */
export function readBrowse(search: string, options: Options = {}): BrowseState {
  return checked(() => {
    const { prefix = '' } = options
    const parameters = new URLSearchParams(search)
    const getFirst = (name: string) => parameters.get(prefix + name) ?? ''
    const getAll = (name: string) => unique(parameters.getAll(prefix + name))
    const owner = getFirst('owner')
    const page = Number(getFirst('page'))
    const show = getFirst('show')
    return {
      ...emptyBrowseState,
      searchText: getFirst('q').slice(0, maxLength),
      properties: readProperties(parameters, prefix),
      marketplaces: getAll('market')
        .filter(Boolean)
        .slice(0, maxItems.marketplaces),
      currencies: unique(getAll('currency').flatMap(parseAddress)).slice(
        0,
        maxItems.currencies,
      ),
      ownership: owner === 'mine' || owner === 'others' ? owner : 'any',
      show:
        show === 'all' || show === 'listed' || show === 'unlisted'
          ? show
          : undefined,
      sort: getFirst('sort') || undefined,
      item: /^\d{1,78}$/.test(getFirst('item')) ? getFirst('item') : undefined,
      page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    }
  })
}

/**
 * Writes a browse state into the query of a URL. Keeps parameters of the app.
 * Returns an empty string, or one that starts with `?`.
 *
 * @example
 * import { readBrowse, writeBrowse } from 'marketkit/core'
 *
 * const href = writeBrowse({ ...readBrowse(''), searchText: 'crown' })
 */
export function writeBrowse(
  state: BrowseState,
  options: Options & { search?: string } = {},
): string {
  return checked(() => {
    const { prefix = '', search = '' } = options
    const before = [...new URLSearchParams(search)]
    const parameters = new URLSearchParams(
      before.filter(([name]) => !isBrowseParameter(name, prefix)),
    )
    const add = (name: string, value: string | undefined) => {
      if (value) parameters.append(prefix + name, value)
    }
    add('q', state.searchText)
    for (const property of state.properties) {
      const { max, min, name, type, values = [] } = property
      const isRange = min !== undefined || max !== undefined
      const isShared = state.properties.some(
        (it) => it !== property && it.name === name,
      )
      if (isShared || type !== getDefaultType(isRange))
        add(`type.${name}`, type)
      for (const value of values)
        parameters.append(`${prefix}trait.${name}`, writeWord(value))
      if (isRange) add(`range.${name}`, `${min ?? ''}..${max ?? ''}`)
    }
    for (const marketplace of state.marketplaces) add('market', marketplace)
    for (const currency of state.currencies) add('currency', currency)
    add('owner', state.ownership === 'any' ? undefined : state.ownership)
    add('show', state.show)
    add('sort', state.sort)
    add('item', state.item)
    add('page', state.page && state.page > 1 ? String(state.page) : undefined)
    const written = parameters.toString()
    return written && `?${written}`
  })
}

const parameterNames =
  /^(q|market|currency|owner|show|sort|item|page|(trait|range|type)\..*)$/s

function isBrowseParameter(name: string, prefix: string): boolean {
  return (
    name.startsWith(prefix) && parameterNames.test(name.slice(prefix.length))
  )
}

function getDefaultType(isRange: boolean): string {
  return isRange ? 'INT' : 'STRING'
}

type TraitParameters = {
  name: string
  ranges: string[]
  type: string
  words: string[]
}

function readProperties(
  parameters: URLSearchParams,
  prefix: string,
): BrowseProperty[] {
  const all: TraitParameters[] = []
  const latest = new Map<string, TraitParameters>()
  for (const [key, text] of parameters) {
    const ours = key.startsWith(prefix) ? key.slice(prefix.length) : ''
    const [, kind, name = ''] = ours.match(/^(trait|range|type)\.(.*)$/s) ?? []
    if (!kind || name.length > maxLength) continue
    const before = latest.get(name)
    // A second type starts another trait with the same name.
    const isNew = !before || (kind === 'type' && before.type !== '')
    const trait = isNew ? { name, ranges: [], type: '', words: [] } : before
    if (isNew) all.push(trait)
    latest.set(name, trait)
    if (kind === 'trait') trait.words.push(text)
    else if (kind === 'range') trait.ranges.push(text)
    else trait.type = text
  }
  const read = all.flatMap(toProperty).slice(0, maxItems.properties)
  return read.filter((it, at) => read.findIndex(isSameTrait(it)) === at)
}

function toProperty({
  name,
  ranges,
  type,
  words,
}: TraitParameters): BrowseProperty[] {
  const values = unique(words).slice(0, maxItems.values).map(readWord)
  const range = parseRange(ranges[0] ?? '')
  if (values.length === 0 && !range) return []
  return [
    {
      name,
      type: type || getDefaultType(range !== undefined),
      ...(values.length > 0 && { values }),
      ...range,
    },
  ]
}

/** Numbers and booleans get the prefix `~`; texts are written as they are. */
function writeWord(value: TraitValue): string {
  if (typeof value !== 'string') return `~${value}`
  return value.startsWith('~') ? `~${value}` : value
}

function readWord(word: string): TraitValue {
  if (!word.startsWith('~')) return word
  const rest = word.slice(1)
  if (rest === 'true' || rest === 'false') return rest === 'true'
  return parseNumber(rest) ?? rest
}

function parseRange(
  text: string,
): Pick<BrowseProperty, 'max' | 'min'> | undefined {
  const [from, to, ...more] = text.split('..')
  const [min, max] = [parseNumber(from), parseNumber(to)]
  if (more.length > 0 || (min === undefined && max === undefined)) return
  if (min !== undefined && max !== undefined && min > max) return
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

function parseNumber(text: string | undefined): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

function parseAddress(text: string): Address[] {
  return isAddress(text, { strict: false }) ? [getAddress(text)] : []
}

function unique<item>(items: readonly item[]): item[] {
  return [...new Set(items)]
}
