// Provider

export { MarketKitProvider } from './hooks/MarketKitProvider.js'
export {
  type Currency,
  type MarketKit,
  type MediaGateways,
  type MissingFunds,
  useMarketKit,
} from './hooks/useMarketKit.js'

// Widgets: a collection

export { BrowseToolbar } from './components/BrowseToolbar/BrowseToolbar.js'
export { CollectibleCard } from './components/CollectibleCard/CollectibleCard.js'
export { CollectibleCardSkeleton } from './components/CollectibleCard/CollectibleCardSkeleton.js'
export { CollectibleGrid } from './components/CollectibleGrid/CollectibleGrid.js'
export { CollectionFilters } from './components/CollectionFilters/CollectionFilters.js'
export { CollectionFiltersSheet } from './components/CollectionFilters/CollectionFiltersSheet.js'
export { FloorPrice } from './components/FloorPrice/FloorPrice.js'
export { Marketplace } from './components/Marketplace/Marketplace.js'

// Widgets: one collectible

export { CollectibleView } from './components/CollectibleView/CollectibleView.js'
export { ListingsTable } from './components/ListingsTable/ListingsTable.js'
export type { MediaKind } from './components/Media/getMediaSources.js'
export { Media } from './components/Media/Media.js'
export { MediaViewer } from './components/Media/MediaViewer.js'
export { OffersTable } from './components/OffersTable/OffersTable.js'
export { Price } from './components/Price/Price.js'
export type { OrderRow } from './components/table/orderRow.js'
export type { OrderProblem } from './order/orderStatus.js'

// Widgets: trades

export { BuyDialog } from './components/BuyDialog/BuyDialog.js'
export { CancelDialog } from './components/CancelDialog/CancelDialog.js'
export { Cart } from './components/CartDrawer/Cart.js'
export { CartButton } from './components/CartDrawer/CartButton.js'
export { CartDrawer } from './components/CartDrawer/CartDrawer.js'
export { EditListingDialog } from './components/EditListingDialog/EditListingDialog.js'
export { ListDialog } from './components/ListDialog/ListDialog.js'
export type { ListItem } from './components/listing/listTerms.js'
export type { PriceSuggestion } from './components/listing/PriceHelpers.js'
export type { OrderbookChoice } from './components/listing/useCurrencies.js'
export { SweepDialog } from './components/SweepDialog/SweepDialog.js'

// Widgets: flows in progress, and recovery after a reload

export { FlowNotices } from './components/FlowNotices/FlowNotices.js'
export { PendingFlows } from './components/PendingFlows/PendingFlows.js'
export { StepsProgress } from './components/StepsProgress/StepsProgress.js'

// Headless hooks: the logic of a widget, without its markup

export { useBuyDialog } from './components/BuyDialog/useBuyDialog.js'
export type { PriceChange } from './components/BuyDialog/usePriceChange.js'
export { useCartDrawer } from './components/CartDrawer/useCartDrawer.js'
export type { PriceTrend } from './components/CollectibleCard/comparePrices.js'
export { useCollectibleCard } from './components/CollectibleCard/useCollectibleCard.js'
export { useCollectibleGrid } from './components/CollectibleGrid/useCollectibleGrid.js'
export type {
  CardFacts,
  CardState,
  CollectibleAction,
} from './components/collectible/cardState.js'
export type { ContractType } from './components/collectible/useContractType.js'
export { useListDialog } from './components/ListDialog/useListDialog.js'
export type {
  ListDraft,
  ListingEnd,
} from './components/listing/listDraft.js'
export type {
  ListEarnings,
  ListTerms,
  PriceConcern,
} from './components/listing/listTerms.js'
export type { ListCurrency } from './components/listing/useCurrencies.js'
export type {
  Basket,
  BasketItem,
  BasketNext,
  BasketTrade,
} from './components/purchase/basketTrade.js'
export type { BuyQuote } from './components/purchase/useBuyQuote.js'
export type { WalletApp } from './components/StepsProgress/readWalletApp.js'
export { useStepsProgress } from './components/StepsProgress/useStepsProgress.js'
export type {
  SweepChoice,
  SweepDraft,
  SweepTarget,
} from './components/SweepDialog/useSweepChoice.js'
export { useSweepDialog } from './components/SweepDialog/useSweepDialog.js'
export type { FlowQuestion } from './components/trade/useFlowQuestion.js'

// Hooks that read

export { useCollectible } from './hooks/useCollectible.js'
export { useCollectibles } from './hooks/useCollectibles.js'
export { useCollectionFilters } from './hooks/useCollectionFilters.js'
export { useFloorOrder } from './hooks/useFloorOrder.js'
export { useHighestPriceListing } from './hooks/useHighestPriceListing.js'
export { useHoldings } from './hooks/useHoldings.js'
export { useListings } from './hooks/useListings.js'
export { useOffers } from './hooks/useOffers.js'
export { useOrders } from './hooks/useOrders.js'

// Hooks that browse: search, filters, sort and the open item

export { useBrowse } from './hooks/useBrowse.js'
export { useBrowseCount } from './hooks/useBrowseCount.js'
export {
  type Facet,
  type FacetOption,
  useBrowseFacets,
} from './hooks/useBrowseFacets.js'
export type { BrowseUrl } from './hooks/useBrowseUrl.js'
export type { BrowseChange } from './query/browseState.js'

// Hooks that trade

export { useBuy } from './hooks/useBuy.js'
export { useBuySteps } from './hooks/useBuySteps.js'
export { useCancel } from './hooks/useCancel.js'
export { useCancelMany } from './hooks/useCancelMany.js'
export { useCancelSteps } from './hooks/useCancelSteps.js'
export { useEdit } from './hooks/useEdit.js'
export { useExecuteSteps } from './hooks/useExecuteSteps.js'
export { useList } from './hooks/useList.js'
export { useListingSteps } from './hooks/useListingSteps.js'
export { useListMany } from './hooks/useListMany.js'
export { useWallet } from './hooks/useWallet.js'
export type { WalletState } from './hooks/walletState.js'

// Hooks of the cart

export type {
  CartGroup,
  CartLine,
  CartLineStatus,
  CartTotal,
} from './hooks/cartLines.js'
export type { CartItem } from './hooks/cartStore.js'
export { useCart } from './hooks/useCart.js'

// Hooks for flows in progress

export type { TrackedFlow } from './hooks/trackedFlows.js'
export { usePendingFlows } from './hooks/usePendingFlows.js'

// Texts and prices, as the widgets write them

export {
  formatPrice,
  type PriceFormat,
} from './components/Price/formatPrice.js'
export {
  type ParsedPrice,
  parsePrice,
} from './components/Price/parsePrice.js'
export type {
  StepDescription,
  StepSurroundings,
} from './components/StepsProgress/describeStep.js'
export {
  type DescribeStepsOptions,
  describeSteps,
  type ShownStep,
  type StepsDescription,
} from './components/StepsProgress/describeSteps.js'
export { describeError } from './describeError.js'
export type { Labels } from './labels/defaultLabels.js'
