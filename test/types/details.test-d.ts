import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type * as builder from '../../src/builder.js'
import type { useCollectibleView } from '../../src/components/CollectibleView/useCollectibleView.js'
import {
  getListingActions,
  type ListingAction,
} from '../../src/components/ListingsTable/ListingButtons.js'
import {
  getMediaSources,
  type MediaItem,
} from '../../src/components/Media/getMediaSources.js'
import type { useOffersTable } from '../../src/components/OffersTable/useOffersTable.js'
import type { useOrdersTable } from '../../src/components/table/useOrdersTable.js'
import type * as core from '../../src/core.js'
import type * as marketkit from '../../src/index.js'
import type { NamesOfAny } from './hasAny.js'

/** The props of a component without those of its element. */
type Own<props> = Omit<props, keyof ComponentProps<'div'> | 'render'>

type Details = {
  AudienceView: Own<builder.AudienceView.Props>
  CollectibleView: Own<marketkit.CollectibleView.Props>
  ContractSourcesTable: Own<builder.ContractSourcesTable.Props>
  ContractsTable: Own<builder.ContractsTable.Props>
  FloorPrice: Own<marketkit.FloorPrice.Props>
  ListingsTable: Own<marketkit.ListingsTable.Props>
  MediaItem: MediaItem
  MediaViewer: Own<marketkit.MediaViewer.Props>
  OffersTable: Own<marketkit.OffersTable.Props>
  OrderRow: marketkit.OrderRow
  useCollectibleView: ReturnType<typeof useCollectibleView>
  useOrdersTable: ReturnType<typeof useOrdersTable>
  useOffersTable: ReturnType<typeof useOffersTable>
}

test('behavior: types of detail components contain no any', () => {
  expectTypeOf<NamesOfAny<Details>>().toBeNever()
})

test('parameters: handlers take orders', () => {
  type Handler = ((order: core.Order) => void) | undefined
  expectTypeOf<
    marketkit.ListingsTable.Props['onBuy']
  >().toEqualTypeOf<Handler>()
  expectTypeOf<
    marketkit.CollectibleView.Props['onAcceptOffer']
  >().toEqualTypeOf<Handler>()
})

test('default: listing actions, order problems and media sources without markup', () => {
  expectTypeOf(getListingActions).returns.toEqualTypeOf<
    readonly ListingAction[]
  >()
  expectTypeOf<marketkit.OrderRow['problem']>().toEqualTypeOf<
    marketkit.OrderProblem | undefined
  >()
  expectTypeOf(getMediaSources({})).toEqualTypeOf<MediaItem[]>()
  expectTypeOf<MediaItem['kind']>().toEqualTypeOf<marketkit.MediaKind>()
})
