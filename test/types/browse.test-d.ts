import { skipToken } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import { expectTypeOf, test } from 'vitest'
import {
  pickCheapest,
  type SweepWish,
} from '../../src/components/SweepDialog/pickCheapest.js'
import * as core from '../../src/core.js'
import type { useCheckedCart } from '../../src/hooks/cart/useCheckedCart.js'
import * as marketkit from '../../src/index.js'
import {
  type activeFilters,
  clearFilters,
  removeFilter,
} from '../../src/query/activeFilters.js'
import { getEditSequence } from '../../src/steps/flows/edit.js'
import type { NamesOfAny } from './hasAny.js'

type Browsing = {
  BrowseState: core.BrowseState
  BrowseUrl: marketkit.BrowseUrl
  Facet: marketkit.Facet
  FacetOption: marketkit.FacetOption
  toCollectiblesRequest: Parameters<typeof core.toCollectiblesRequest>
  toggleTrait: Parameters<typeof core.toggleTrait>
  useBrowseCount: ReturnType<typeof marketkit.useBrowseCount>
  useBrowseFacets: ReturnType<typeof marketkit.useBrowseFacets>
  useCart: ReturnType<typeof marketkit.useCart>
  useCheckedCart: ReturnType<typeof useCheckedCart>
}

test('behavior: types of browsing and cart contain no any', () => {
  expectTypeOf<NamesOfAny<Browsing>>().toBeNever()
})

test('default: readBrowse and writeBrowse convert between URL and state', () => {
  expectTypeOf(core.readBrowse).parameter(0).toEqualTypeOf<string>()
  expectTypeOf(core.readBrowse).returns.toEqualTypeOf<core.BrowseState>()
  expectTypeOf(core.writeBrowse).parameter(0).toExtend<core.BrowseState>()
  expectTypeOf(core.writeBrowse).returns.toEqualTypeOf<string>()
})

test('default: filters accept the setters of useBrowse and useState', () => {
  type Change = Parameters<marketkit.useBrowse.ReturnType['change']>[0]
  expectTypeOf<Change>().toEqualTypeOf<marketkit.BrowseChange>()
  // Filters accept the setters of `useBrowse` and of `useState`.
  type Take = marketkit.CollectionFilters.Props['onValueChange']
  expectTypeOf<marketkit.useBrowse.ReturnType['change']>().toExtend<Take>()
  expectTypeOf<Dispatch<SetStateAction<core.BrowseState>>>().toExtend<Take>()
})

test('default: filters are listed, chosen and removed', () => {
  type Filter = ReturnType<typeof activeFilters>[number]
  expectTypeOf(removeFilter).parameter(1).toEqualTypeOf<Filter>()
  expectTypeOf(removeFilter).returns.toEqualTypeOf<core.BrowseState>()
  expectTypeOf(clearFilters).returns.toEqualTypeOf<core.BrowseState>()
  expectTypeOf(core.toggleTrait).returns.toEqualTypeOf<core.BrowseState>()
})

test('behavior: the hooks for counts accept skipToken', () => {
  marketkit.useBrowseCount(skipToken)
  marketkit.useBrowseFacets(skipToken, core.readBrowse(''))
  expectTypeOf<ReturnType<typeof marketkit.useBrowseCount>>().toEqualTypeOf<
    { found: number; hasMore: boolean } | undefined
  >()
})

test('default: getEditSequence and pickCheapest work without markup', () => {
  type Item = marketkit.CartItem & { note: string }
  expectTypeOf(getEditSequence).parameter(0).toEqualTypeOf<core.Order>()
  expectTypeOf(pickCheapest<Item>({} as Item[], {} as SweepWish))
    .items.toHaveProperty('note')
    .toEqualTypeOf<string>()
})
