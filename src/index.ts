// Provider

export { MarketKitProvider } from './hooks/context/MarketKitProvider.js'
export {
  type Currency,
  type MarketKit,
  type MediaGateways,
  type MissingFunds,
  useMarketKit,
} from './hooks/context/useMarketKit.js'

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

export { useCollectible } from './hooks/reads/useCollectible.js'
export { useCollectibles } from './hooks/reads/useCollectibles.js'
export { useCollectionFilters } from './hooks/reads/useCollectionFilters.js'
export { useFloorOrder } from './hooks/reads/useFloorOrder.js'
export { useHighestPriceListing } from './hooks/reads/useHighestPriceListing.js'
export { useHoldings } from './hooks/reads/useHoldings.js'
export { useListings } from './hooks/reads/useListings.js'
export { useOffers } from './hooks/reads/useOffers.js'
export { useOrders } from './hooks/reads/useOrders.js'

// Hooks that browse: search, filters, sort and the open item

export { useBrowse } from './hooks/browse/useBrowse.js'
export { useBrowseCount } from './hooks/browse/useBrowseCount.js'
export {
  type Facet,
  type FacetOption,
  useBrowseFacets,
} from './hooks/browse/useBrowseFacets.js'
export type { BrowseUrl } from './hooks/browse/useBrowseUrl.js'
export type { BrowseChange } from './query/browseState.js'

// Hooks that trade

export { useWallet } from './hooks/context/useWallet.js'
export type { WalletState } from './hooks/context/walletState.js'
export { useBuySteps } from './hooks/reads/useBuySteps.js'
export { useCancelSteps } from './hooks/reads/useCancelSteps.js'
export { useListingSteps } from './hooks/reads/useListingSteps.js'
export { useBuy } from './hooks/trades/useBuy.js'
export { useCancel } from './hooks/trades/useCancel.js'
export { useCancelMany } from './hooks/trades/useCancelMany.js'
export { useEdit } from './hooks/trades/useEdit.js'
export { useExecuteSteps } from './hooks/trades/useExecuteSteps.js'
export { useList } from './hooks/trades/useList.js'
export { useListMany } from './hooks/trades/useListMany.js'

// Hooks of the cart

export type {
  CartGroup,
  CartLine,
  CartLineStatus,
  CartTotal,
} from './hooks/cart/cartLines.js'
export type { CartItem } from './hooks/cart/cartStore.js'
export { useCart } from './hooks/cart/useCart.js'

// Hooks for flows in progress

export type { TrackedFlow } from './hooks/flows/trackedFlows.js'
export { usePendingFlows } from './hooks/flows/usePendingFlows.js'

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
