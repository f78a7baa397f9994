export { BuyDialog } from './components/BuyDialog/BuyDialog.js'
export { CancelDialog } from './components/CancelDialog/CancelDialog.js'
export { CollectibleCard } from './components/CollectibleCard/CollectibleCard.js'
export { CollectibleCardSkeleton } from './components/CollectibleCard/CollectibleCardSkeleton.js'
export {
  type CardState,
  type CollectibleAction,
  cardState,
} from './components/CollectibleCard/cardState.js'
export { CollectibleGrid } from './components/CollectibleGrid/CollectibleGrid.js'
export { FlowNotices } from './components/FlowNotices/FlowNotices.js'
export {
  ListDialog,
  type ListItem,
} from './components/ListDialog/ListDialog.js'
export {
  type ParsedPrice,
  parsePrice,
} from './components/ListDialog/parsePrice.js'
export { Media } from './components/Media/Media.js'
export type { MediaGateways } from './components/Media/resolveMediaUrl.js'
export {
  formatPrice,
  type PriceFormat,
} from './components/Price/formatPrice.js'
export { Price } from './components/Price/Price.js'
export {
  describeStep,
  type StepDescription,
} from './components/StepsProgress/describeStep.js'
export { StepsProgress } from './components/StepsProgress/StepsProgress.js'
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
export type { FlowStory } from './hooks/flowStories.js'
export { MarketKitProvider } from './hooks/MarketKitProvider.js'
export { useAudience } from './hooks/useAudience.js'
export { useBuy } from './hooks/useBuy.js'
export { useBuySteps } from './hooks/useBuySteps.js'
export { useCancel } from './hooks/useCancel.js'
export { useCancelSteps } from './hooks/useCancelSteps.js'
export { useCollectible } from './hooks/useCollectible.js'
export { useCollectibles } from './hooks/useCollectibles.js'
export { useCollectiblesPage } from './hooks/useCollectiblesPage.js'
export { useCollectionFilters } from './hooks/useCollectionFilters.js'
export { useContractSources } from './hooks/useContractSources.js'
export { useContractSourcesPage } from './hooks/useContractSourcesPage.js'
export { useContracts } from './hooks/useContracts.js'
export { useContractsPage } from './hooks/useContractsPage.js'
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
  useMarketKit,
} from './hooks/useMarketKit.js'
export { useMarketplaceClient } from './hooks/useMarketplaceClient.js'
export { useOffers } from './hooks/useOffers.js'
export { useOffersPage } from './hooks/useOffersPage.js'
export { useOrders } from './hooks/useOrders.js'
export { useOrdersPage } from './hooks/useOrdersPage.js'
export { usePendingFlows } from './hooks/usePendingFlows.js'
export { useShownFlow } from './hooks/useShownFlow.js'
export { defaultLabels, type Labels } from './labels.js'
export { livePolling } from './query/livePolling.js'
export {
  createMarketplaceClient,
  type MarketplaceClient,
} from './rpc/client.js'
export type { MarketplaceClientConfig } from './rpc/clientConfig.js'
export { isPendingOrder } from './rpc/pendingOrder.js'
export type {
  CollectibleMetadata,
  CollectibleOrder,
  Order,
  Step,
} from './rpc/schemas.js'
export { toBuyRequest } from './steps/flows/buy.js'
export { toCancelRequest } from './steps/flows/cancel.js'
export { toListingRequest } from './steps/flows/list.js'
export type { Progress, StepFailure, StepProgress } from './steps/progress.js'
