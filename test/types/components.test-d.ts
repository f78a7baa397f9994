import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import { getCardState } from '../../src/components/collectible/cardState.js'
import type { MarketplaceHeader } from '../../src/components/Marketplace/MarketplaceHeader.js'
import type { useMarketplace } from '../../src/components/Marketplace/useMarketplace.js'
import { useFlowTray } from '../../src/components/PendingFlows/useFlowTray.js'
import { describeStep } from '../../src/components/StepsProgress/describeStep.js'
import type * as core from '../../src/core.js'
import {
  type ConnectionFacts,
  getWalletState,
} from '../../src/hooks/context/walletState.js'
import type { useOnline } from '../../src/hooks/page/useOnline.js'
import * as marketkit from '../../src/index.js'
import { en } from '../../src/locales.js'
import type { NamesOfAny } from './hasAny.js'

/** The props of a component without those of its element. */
type Own<props> = Omit<props, keyof ComponentProps<'div'> | 'render'>

type Components = {
  BrowseToolbar: Own<marketkit.BrowseToolbar.Props>
  CollectionFilters: Own<marketkit.CollectionFilters.Props>
  CollectionFiltersSheet: Own<marketkit.CollectionFiltersSheet.Props>
  Marketplace: Own<marketkit.Marketplace.Props>
  MarketplaceHeader: Own<MarketplaceHeader.Props>
  useBrowse: marketkit.useBrowse.ReturnType
  useMarketplace: useMarketplace.ReturnType
  BuyDialog: Own<marketkit.BuyDialog.Props>
  CancelDialog: Own<marketkit.CancelDialog.Props>
  Cart: Own<marketkit.Cart.Props>
  CartButton: Own<marketkit.CartButton.Props>
  CartDrawer: Own<marketkit.CartDrawer.Props>
  CollectibleCard: Own<marketkit.CollectibleCard.Props>
  CollectibleCardSkeleton: Own<
    Parameters<typeof marketkit.CollectibleCardSkeleton>[0]
  >
  CollectibleGrid: Own<marketkit.CollectibleGrid.Props>
  EditListingDialog: Own<marketkit.EditListingDialog.Props>
  ConnectionFacts: Pick<ConnectionFacts, 'address' | 'chainId' | 'status'>
  FlowNotices: Own<marketkit.FlowNotices.Props>
  MissingFunds: marketkit.MissingFunds
  WalletState: marketkit.WalletState
  useFlowTray: useFlowTray.ReturnType
  useStepsProgress: marketkit.useStepsProgress.ReturnType
  useWallet: Omit<marketkit.useWallet.ReturnType, 'switchError'>
  ListDialog: Own<marketkit.ListDialog.Props>
  MarketKitProvider: Omit<marketkit.MarketKitProvider.Props, 'client'>
  Media: Own<marketkit.Media.Props>
  PendingFlows: Own<marketkit.PendingFlows.Props>
  Price: Own<marketkit.Price.Props>
  StepsProgress: Own<marketkit.StepsProgress.Props>
  Sweep: Own<marketkit.SweepDialog.Props>
  useOnline: ReturnType<typeof useOnline>
}

test('behavior: props of components contain no any', () => {
  expectTypeOf<NamesOfAny<Components>>().toBeNever()
})

test('parameters: dialogs take an order, notices take flows', () => {
  expectTypeOf<marketkit.BuyDialog.Props['order']>().toEqualTypeOf<
    core.Order | undefined
  >()
  expectTypeOf<marketkit.CancelDialog.Props['order']>().toEqualTypeOf<
    core.Order | undefined
  >()
  expectTypeOf<marketkit.FlowNotices.Props['flows']>().toEqualTypeOf<
    readonly marketkit.TrackedFlow[] | undefined
  >()
})

test('default: text and prices', () => {
  const { describeError } = marketkit
  expectTypeOf(en.labels).toEqualTypeOf<marketkit.Labels>()
  expectTypeOf(describeError(undefined, en.labels).text).toBeString()
  expectTypeOf(describeStep).returns.toEqualTypeOf<marketkit.StepDescription>()
  expectTypeOf(marketkit.formatPrice('1', 6)).toBeString()
  const price = marketkit.parsePrice('1', 6)
  expectTypeOf(price).toEqualTypeOf<marketkit.ParsedPrice>()
  if (!price.problem) expectTypeOf(price.amount).toEqualTypeOf<string>()
  expectTypeOf(getCardState).returns.toExtend<{
    state: marketkit.CardState
  }>()
})

test('default: wallets, steps and pending flows without markup', () => {
  const { describeSteps, useWallet } = marketkit
  const wallet = useWallet({ chainId: 137 })
  if (wallet.status === 'wrongAccount')
    expectTypeOf(wallet.wanted).toEqualTypeOf<`0x${string}`>()
  if (wallet.status === 'disconnected')
    expectTypeOf(wallet.address).toEqualTypeOf<undefined>()
  expectTypeOf(getWalletState).returns.toExtend<marketkit.WalletState>()
  expectTypeOf(useFlowTray().flows).toEqualTypeOf<
    readonly marketkit.TrackedFlow[]
  >()
  const description = describeSteps([], en.labels)
  expectTypeOf(description).toEqualTypeOf<marketkit.StepsDescription>()
  expectTypeOf(description.steps).toEqualTypeOf<
    readonly marketkit.ShownStep[]
  >()
  expectTypeOf<marketkit.StepSurroundings['owners']>().toEqualTypeOf<
    number | undefined
  >()
  expectTypeOf<marketkit.DescribeStepsOptions>().toExtend<marketkit.StepSurroundings>()
  expectTypeOf<marketkit.useBuy.ReturnType['account']>().toEqualTypeOf<
    `0x${string}` | undefined
  >()
})

test('default: cards and grids without markup', () => {
  const { useCollectibleCard, useCollectibleGrid } = marketkit
  expectTypeOf(useCollectibleCard).returns.toExtend<marketkit.CardFacts>()
  expectTypeOf(useCollectibleCard)
    .returns.toHaveProperty('trend')
    .toEqualTypeOf<marketkit.PriceTrend | undefined>()
  expectTypeOf(useCollectibleGrid)
    .returns.toHaveProperty('contractType')
    .toEqualTypeOf<marketkit.ContractType | undefined>()
})

test('default: useMarketKit returns the client and the settings', () => {
  expectTypeOf(marketkit.useMarketKit()).toEqualTypeOf<marketkit.MarketKit>()
  expectTypeOf(
    marketkit.useMarketKit().client,
  ).toEqualTypeOf<core.MarketplaceClient>()
})
