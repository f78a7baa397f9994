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
export type { OrderEnd } from './order/orderStatus.js'
export { isPendingOrder } from './order/pendingOrder.js'
export {
  type ActiveFilter,
  activeFilters,
  clearFilters,
  removeFilter,
} from './query/activeFilters.js'
export { addListingToCache } from './query/addListingToCache.js'
export { audienceQueryOptions } from './query/audienceQueryOptions.js'
export {
  type BrowseSort,
  browseParameters,
} from './query/browseParameters.js'
export {
  type BrowseChange,
  type BrowseOwnership,
  type BrowseProperty,
  type BrowseState,
  emptyBrowseState,
  type TraitValue,
} from './query/browseState.js'
export { readBrowse, writeBrowse } from './query/browseUrl.js'
export { buyStepsQueryOptions } from './query/buyStepsQueryOptions.js'
export { cancelStepsQueryOptions } from './query/cancelStepsQueryOptions.js'
export { chooseRange, chooseValue } from './query/chooseProperty.js'
export { collectibleQueryOptions } from './query/collectibleQueryOptions.js'
export {
  collectiblesPageQueryOptions,
  collectiblesQueryOptions,
} from './query/collectiblesQueryOptions.js'
export { collectionFiltersQueryOptions } from './query/collectionFiltersQueryOptions.js'
export {
  contractSourcesPageQueryOptions,
  contractSourcesQueryOptions,
} from './query/contractSourcesQueryOptions.js'
export {
  contractsPageQueryOptions,
  contractsQueryOptions,
} from './query/contractsQueryOptions.js'
export { floorOrderQueryOptions } from './query/floorOrderQueryOptions.js'
export { highestPriceListingQueryOptions } from './query/highestPriceListingQueryOptions.js'
export { holdingsQueryOptions } from './query/holdingsQueryOptions.js'
export { listingStepsQueryOptions } from './query/listingStepsQueryOptions.js'
export {
  listingsPageQueryOptions,
  listingsQueryOptions,
} from './query/listingsQueryOptions.js'
export { livePolling } from './query/livePolling.js'
export {
  offersPageQueryOptions,
  offersQueryOptions,
} from './query/offersQueryOptions.js'
export {
  ordersPageQueryOptions,
  ordersQueryOptions,
} from './query/ordersQueryOptions.js'
export { marketplaceQueryKey } from './query/queryKey.js'
export { shouldDehydrateQuery } from './query/shouldDehydrateQuery.js'
export { touchedQueries } from './query/touchedQueries.js'
export { updateOrderInCache } from './query/updateOrderInCache.js'
export type { AliasedEnumeration, Aliases } from './rpc/aliases.js'
export type {
  Audience,
  AudienceContact,
  BuilderPage,
  Contract,
  ContractSource,
} from './rpc/builderSchemas.js'
export {
  createMarketplaceClient,
  type MarketplaceClient,
  type RequestOptions,
} from './rpc/client.js'
export type {
  DeliverSignature,
  MarketplaceClientConfig,
} from './rpc/clientConfig.js'
export type { ContractsByChain, MarketplaceContracts } from './rpc/contracts.js'
export {
  type Group,
  generateBuyTransaction,
  generateCancelTransaction,
  generateListingTransaction,
  getAudience,
  getCollectible,
  getFloorOrder,
  getHighestPriceListing,
  getOrders,
  listCollectibles,
  listContractSources,
  listContracts,
  listListings,
  listOffers,
  type Operation,
  type Request,
  type Response,
  tokenCollectionFilters,
} from './rpc/operations.js'
export type { BuilderPageRequest, PageRequest } from './rpc/pageRequests.js'
export { type PostAnswer, postStep } from './rpc/postStep.js'
export type {
  AdditionalFee,
  CollectiblesFilter,
  ContractFilter,
  GetOrdersInput,
  Listing,
  OrderData,
  OrderFilter,
} from './rpc/requests.js'
export type {
  Asset,
  Attribute,
  CollectibleMetadata,
  CollectibleOrder,
  FeeBreakdownEntry,
  Order,
  Page,
  PostRequest,
  PropertyFilter,
  SortBy,
  Step,
  StepSignature,
} from './rpc/schemas.js'
export type { InvalidItem, Open } from './rpc/values.js'
export type { Locks } from './steps/base/environment.js'
export {
  defaultEnvironment,
  type Environment,
} from './steps/base/environment.js'
export type {
  BuyIntent,
  CancelIntent,
  CancelManyIntent,
  EditIntent,
  FlowIntent,
  FlowKind,
  Intent,
  ListIntent,
  StepsIntent,
} from './steps/base/intent.js'
export type {
  OnProgress,
  PartProgress,
  Progress,
  StepFailure,
  StepProgress,
} from './steps/base/progress.js'
export {
  type ReadableStep,
  readStep,
  type TypedData,
} from './steps/base/readStep.js'
export {
  createIndexedDbStorage,
  createLocalStorage,
  createMemoryStorage,
  type FlowStorage,
} from './steps/base/storage.js'
export {
  createTrace,
  type Trace,
  type TraceExport,
} from './steps/events/createTrace.js'
export type { FlowEvent, OnEvent } from './steps/events/flowEvent.js'
export {
  type BuyItem,
  buy,
  toBuyIntent,
  toBuyRequest,
} from './steps/flows/buy.js'
export {
  cancel,
  toCancelIntent,
  toCancelRequest,
} from './steps/flows/cancel.js'
export { cancelMany } from './steps/flows/cancelMany.js'
export { edit, getEditSequence } from './steps/flows/edit.js'
export { executeSteps } from './steps/flows/executeSteps.js'
export type {
  FlowParameters,
  FlowResult,
  MultiPartFlowParameters,
} from './steps/flows/flowPlan.js'
export { list, toListIntent, toListingRequest } from './steps/flows/list.js'
export {
  forgetFlow,
  resumeFlows,
} from './steps/flows/resumeFlows.js'
export { cancelSignedOrder, repostOrder } from './steps/flows/signedOrders.js'
export {
  publicConduit,
  seaport15,
  seaport16,
  signedZones,
} from './steps/guard/contracts.js'
export {
  type Call,
  type CallDecoder,
  callDecoder,
  type Decoder,
  type TypedDataDecoder,
} from './steps/guard/decoder.js'
export {
  erc7821Decoder,
  multicallDecoder,
} from './steps/guard/decoders/batches.js'
export {
  cancellationDecoder,
  fulfilmentDecoder,
  registrationDecoder,
} from './steps/guard/decoders/seaportCalls.js'
export { signedOrderDecoder } from './steps/guard/decoders/signedOrders.js'
export {
  approvalDecoder,
  permitDecoder,
  transferDecoder,
} from './steps/guard/decoders/tokens.js'
export { defaultDecoders } from './steps/guard/defaultDecoders.js'
export type {
  Effect,
  GuardCall,
  GuardReport,
  GuardStep,
  OrderItem,
  OrderPayment,
  OrderTerms,
} from './steps/guard/effects.js'
export {
  type GuardTotals,
  getTotals,
} from './steps/guard/getTotals.js'
export type { KnownFee } from './steps/guard/guard.js'
export { verifySteps } from './steps/guard/verifySteps.js'
export type { SignedOrder } from './steps/journal/record.js'
export type { ResumedFlow } from './steps/journal/results.js'
export {
  type Plan,
  type PlannedAction,
  type PlannedAsset,
  type PlannedStep,
  planSteps,
} from './steps/review/planSteps.js'
export type {
  GuardPolicy,
  Review,
  ReviewParameters,
} from './steps/review/reviewSteps.js'
export type { AssetChange, NewApproval } from './steps/simulate/assetChanges.js'
export { simulateSteps } from './steps/simulate/simulateSteps.js'
export type { Simulation } from './steps/simulate/simulation.js'
