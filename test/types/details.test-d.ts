import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import * as marketkit from '../../src/index.js'
import type { NamesOfAny } from './hasAny.js'

/** What a component takes beside what its element does. */
type Own<props> = Omit<props, keyof ComponentProps<'div'> | 'render'>

type Details = {
  AudienceView: Own<marketkit.AudienceView.Props>
  CollectibleView: Own<marketkit.CollectibleView.Props>
  ContractSourcesTable: Own<marketkit.ContractSourcesTable.Props>
  ContractsTable: Own<marketkit.ContractsTable.Props>
  FloorPrice: Own<marketkit.FloorPrice.Props>
  ListingsTable: Own<marketkit.ListingsTable.Props>
  MediaItem: marketkit.MediaItem
  MediaViewer: Own<marketkit.MediaViewer.Props>
  OffersTable: Own<marketkit.OffersTable.Props>
  OrderRow: marketkit.OrderRow
  useCollectibleView: ReturnType<typeof marketkit.useCollectibleView>
  useListingsTable: ReturnType<typeof marketkit.useListingsTable>
  useOffersTable: ReturnType<typeof marketkit.useOffersTable>
}

test('behavior: no any in what details take and give', () => {
  expectTypeOf<NamesOfAny<Details>>().toBeNever()
})

test('parameters: handlers take orders', () => {
  type Handler = ((order: marketkit.Order) => void) | undefined
  expectTypeOf<
    marketkit.ListingsTable.Props['onBuy']
  >().toEqualTypeOf<Handler>()
  expectTypeOf<
    marketkit.CollectibleView.Props['onAcceptOffer']
  >().toEqualTypeOf<Handler>()
})

test('default: what is decided without markup', () => {
  expectTypeOf(marketkit.listingActions).returns.toEqualTypeOf<
    readonly marketkit.ListingAction[]
  >()
  expectTypeOf<marketkit.OrderRow['problem']>().toEqualTypeOf<
    marketkit.OrderProblem | undefined
  >()
  expectTypeOf(marketkit.mediaOf({})).toEqualTypeOf<marketkit.MediaItem[]>()
  expectTypeOf<
    marketkit.MediaItem['kind']
  >().toEqualTypeOf<marketkit.MediaKind>()
})
