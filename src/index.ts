export { AudienceView } from './components/AudienceView/AudienceView.js'
export { BrowseToolbar } from './components/BrowseToolbar/BrowseToolbar.js'
export { BuyDialog } from './components/BuyDialog/BuyDialog.js'
export type { BuyQuote } from './components/BuyDialog/useBuyQuote.js'
export type { PriceNews } from './components/BuyDialog/usePriceNews.js'
export { usePurchase } from './components/BuyDialog/usePurchase.js'
export { CancelDialog } from './components/CancelDialog/CancelDialog.js'
export { useCancelSelection } from './components/CancelDialog/useCancelSelection.js'
export type {
  Basket,
  BasketItem,
  BasketNext,
  BasketTrade,
} from './components/CartDrawer/basketTrade.js'
export { Cart } from './components/CartDrawer/Cart.js'
export { CartButton } from './components/CartDrawer/CartButton.js'
export { CartDrawer } from './components/CartDrawer/CartDrawer.js'
export { useCartCheckout } from './components/CartDrawer/useCartCheckout.js'
export { CollectibleCard } from './components/CollectibleCard/CollectibleCard.js'
export { CollectibleCardSkeleton } from './components/CollectibleCard/CollectibleCardSkeleton.js'
export {
  type CardFacts,
  type CardState,
  type CollectibleAction,
  cardState,
} from './components/CollectibleCard/cardState.js'
export type { PriceTrend } from './components/CollectibleCard/comparePrices.js'
export { useCollectibleCard } from './components/CollectibleCard/useCollectibleCard.js'
export { CollectibleGrid } from './components/CollectibleGrid/CollectibleGrid.js'
export { useCollectibleGrid } from './components/CollectibleGrid/useCollectibleGrid.js'
export type { ContractType } from './components/CollectibleGrid/useContractType.js'
export { CollectibleView } from './components/CollectibleView/CollectibleView.js'
export { useCollectibleView } from './components/CollectibleView/useCollectibleView.js'
export { CollectionFilters } from './components/CollectionFilters/CollectionFilters.js'
export { CollectionFiltersSheet } from './components/CollectionFilters/CollectionFiltersSheet.js'
export { ContractSourcesTable } from './components/ContractSourcesTable/ContractSourcesTable.js'
export { ContractsTable } from './components/ContractsTable/ContractsTable.js'
export { EditListing } from './components/EditListing/EditListing.js'
export { useEditListing } from './components/EditListing/useEditListing.js'
export type { EditRun } from './components/EditListing/useEditRun.js'
export { FloorPrice } from './components/FloorPrice/FloorPrice.js'
export { FlowNotices } from './components/FlowNotices/FlowNotices.js'
export type { OrderbookChoice } from './components/ListDialog/chosenBook.js'
export { ListDialog } from './components/ListDialog/ListDialog.js'
export type { ListDraft } from './components/ListDialog/listDraft.js'
export type { ListItem } from './components/ListDialog/listItem.js'
export type { ListingEnd } from './components/ListDialog/listingEnd.js'
export type {
  ListEarnings,
  ListTerms,
} from './components/ListDialog/listTerms.js'
export type { PriceSuggestion } from './components/ListDialog/PriceHelpers.js'
export {
  type ParsedPrice,
  parsePrice,
} from './components/ListDialog/parsePrice.js'
export {
  type PriceConcern,
  priceConcerns,
} from './components/ListDialog/priceConcerns.js'
export type { ListCurrency } from './components/ListDialog/useCurrencies.js'
export { useListForm } from './components/ListDialog/useListForm.js'
export { ListingsTable } from './components/ListingsTable/ListingsTable.js'
export {
  type ListingAction,
  listingActions,
} from './components/ListingsTable/listingActions.js'
export { useListingsTable } from './components/ListingsTable/useListingsTable.js'
export { Marketplace } from './components/Marketplace/Marketplace.js'
export { MarketplaceHeader } from './components/Marketplace/MarketplaceHeader.js'
export { useMarketplace } from './components/Marketplace/useMarketplace.js'
export { Media } from './components/Media/Media.js'
export { MediaViewer } from './components/Media/MediaViewer.js'
export {
  type MediaItem,
  type MediaKind,
  mediaOf,
} from './components/Media/mediaOf.js'
export { OffersTable } from './components/OffersTable/OffersTable.js'
export { useOffersTable } from './components/OffersTable/useOffersTable.js'
export { PendingFlows } from './components/PendingFlows/PendingFlows.js'
export { useFlowTray } from './components/PendingFlows/useFlowTray.js'
export {
  formatPrice,
  type PriceFormat,
} from './components/Price/formatPrice.js'
export { Price } from './components/Price/Price.js'
export {
  describeStep,
  type StepDescription,
  type StepSurroundings,
} from './components/StepsProgress/describeStep.js'
export {
  type DescribeStepsOptions,
  describeSteps,
  type ShownStep,
  type StepsDescription,
} from './components/StepsProgress/describeSteps.js'
export type { WalletApp } from './components/StepsProgress/readWalletApp.js'
export { StepsProgress } from './components/StepsProgress/StepsProgress.js'
export { useStepsProgress } from './components/StepsProgress/useStepsProgress.js'
export {
  pickCheapest,
  type SweepWish,
} from './components/Sweep/pickCheapest.js'
export { Sweep } from './components/Sweep/Sweep.js'
export { useSweep } from './components/Sweep/useSweep.js'
export type {
  SweepChoice,
  SweepDraft,
  SweepTarget,
} from './components/Sweep/useSweepChoice.js'
export type { OrderRow } from './components/table/orderRow.js'
export type { FlowQuestion } from './components/trade/useFlowQuestion.js'
export { describeError } from './describeError.js'
export {
  ConfigurationError,
  type FundsMoved,
  type GuardCode,
  GuardError,
  type GuardFinding,
  type GuardVerdict,
  InvalidResponseError,
  InvalidStepError,
  MarketKitError,
  type Recovery,
  RequestError,
  type RequestErrorReason,
  StepError,
  type StepErrorReason,
} from './errors.js'
export type {
  CartGroup,
  CartLine,
  CartLineStatus,
  CartTotal,
} from './hooks/cartLines.js'
export type { CartItem } from './hooks/cartStore.js'
export { MarketKitProvider } from './hooks/MarketKitProvider.js'
export type { TrackedFlow } from './hooks/trackedFlows.js'
export { useAudience } from './hooks/useAudience.js'
export { useBrowse } from './hooks/useBrowse.js'
export { useBrowseCount } from './hooks/useBrowseCount.js'
export {
  type Facet,
  type FacetOption,
  useBrowseFacets,
} from './hooks/useBrowseFacets.js'
export type { BrowseUrl } from './hooks/useBrowseUrl.js'
export { useBuy } from './hooks/useBuy.js'
export { useBuySteps } from './hooks/useBuySteps.js'
export { useCancel } from './hooks/useCancel.js'
export { useCancelMany } from './hooks/useCancelMany.js'
export { useCancelSteps } from './hooks/useCancelSteps.js'
export { useCart } from './hooks/useCart.js'
export { useCheckedCart } from './hooks/useCheckedCart.js'
export { useCollectible } from './hooks/useCollectible.js'
export { useCollectibles } from './hooks/useCollectibles.js'
export { useCollectiblesPage } from './hooks/useCollectiblesPage.js'
export { useCollectionFilters } from './hooks/useCollectionFilters.js'
export { useContractSources } from './hooks/useContractSources.js'
export { useContractSourcesPage } from './hooks/useContractSourcesPage.js'
export { useContracts } from './hooks/useContracts.js'
export { useContractsPage } from './hooks/useContractsPage.js'
export { useEdit } from './hooks/useEdit.js'
export { useExecuteSteps } from './hooks/useExecuteSteps.js'
export { useFloorOrder } from './hooks/useFloorOrder.js'
export { useHighestPriceListing } from './hooks/useHighestPriceListing.js'
export { useHoldings } from './hooks/useHoldings.js'
export { useList } from './hooks/useList.js'
export { useListingSteps } from './hooks/useListingSteps.js'
export { useListings } from './hooks/useListings.js'
export { useListingsPage } from './hooks/useListingsPage.js'
export {
  type Currency,
  type MarketKit,
  type MediaGateways,
  type MissingFunds,
  useMarketKit,
} from './hooks/useMarketKit.js'
export { useMarketplaceClient } from './hooks/useMarketplaceClient.js'
export { useOffers } from './hooks/useOffers.js'
export { useOffersPage } from './hooks/useOffersPage.js'
export { useOnline } from './hooks/useOnline.js'
export { useOrders } from './hooks/useOrders.js'
export { useOrdersPage } from './hooks/useOrdersPage.js'
export { usePendingFlows } from './hooks/usePendingFlows.js'
export { useShownFlow } from './hooks/useShownFlow.js'
export { useWallet } from './hooks/useWallet.js'
export {
  type ConnectionFacts,
  type WalletState,
  walletState,
} from './hooks/walletState.js'
export type { Locale } from './labels/locale.js'
export { defaultLabels, type Labels } from './labels.js'
export type { OrderProblem } from './order/orderStatus.js'
export { isPendingOrder } from './order/pendingOrder.js'
export type { BrowseSort } from './query/browseParameters.js'
export {
  type BrowseChange,
  type BrowseState,
  emptyBrowseState,
} from './query/browseState.js'
export { readBrowse, writeBrowse } from './query/browseUrl.js'
export { livePolling } from './query/livePolling.js'
export {
  createMarketplaceClient,
  type MarketplaceClient,
} from './rpc/client.js'
export type { MarketplaceClientConfig } from './rpc/clientConfig.js'
export type {
  CollectibleMetadata,
  CollectibleOrder,
  Order,
  Step,
} from './rpc/schemas.js'
export type {
  Progress,
  StepFailure,
  StepProgress,
} from './steps/base/progress.js'
export { toBuyRequest } from './steps/flows/buy.js'
export { toCancelRequest } from './steps/flows/cancel.js'
export { toListingRequest } from './steps/flows/list.js'
export type { Plan } from './steps/review/planSteps.js'
