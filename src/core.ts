// Errors

export {
  ConfigurationError,
  type FlowError,
  type FundsMoved,
  type GuardCode,
  GuardError,
  type GuardFinding,
  type GuardVerdict,
  InvalidResponseError,
  InvalidStepError,
  MarketKitError,
  type ReadError,
  type Recovery,
  RequestError,
  type RequestErrorReason,
  type SignedOrder,
  StepError,
  type StepErrorReason,
} from './errors.js'

// Client

export type { AliasedEnumeration, Aliases } from './rpc/aliases.js'
export type { InvalidItem } from './rpc/answers.js'
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

// Operations

export {
  type Group,
  generateBuyTransaction,
  generateCancelTransaction,
  generateListingTransaction,
  getCollectible,
  getFloorOrder,
  getHighestPriceListing,
  getOrders,
  listCollectibles,
  listListings,
  listOffers,
  type Operation,
  type Request,
  type Response,
  tokenCollectionFilters,
} from './rpc/operations.js'

// Types of requests and responses

export type { PageRequest } from './rpc/pageRequests.js'
export type {
  AdditionalFee,
  CollectiblesFilter,
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
export type { Open } from './rpc/values.js'

// Query options

export { buyStepsQueryOptions } from './query/buyStepsQueryOptions.js'
export { cancelStepsQueryOptions } from './query/cancelStepsQueryOptions.js'
export { collectibleQueryOptions } from './query/collectibleQueryOptions.js'
export {
  collectiblesPageQueryOptions,
  collectiblesQueryOptions,
} from './query/collectiblesQueryOptions.js'
export { collectionFiltersQueryOptions } from './query/collectionFiltersQueryOptions.js'
export { floorOrderQueryOptions } from './query/floorOrderQueryOptions.js'
export { highestPriceListingQueryOptions } from './query/highestPriceListingQueryOptions.js'
export { holdingsQueryOptions } from './query/holdingsQueryOptions.js'
export { listingStepsQueryOptions } from './query/listingStepsQueryOptions.js'
export {
  listingsPageQueryOptions,
  listingsQueryOptions,
} from './query/listingsQueryOptions.js'
export {
  offersPageQueryOptions,
  offersQueryOptions,
} from './query/offersQueryOptions.js'
export { ordersQueryOptions } from './query/ordersQueryOptions.js'
export type {
  ReadPagesQueryOptions,
  ReadQueryOptions,
} from './query/readQueryOptions.js'

// The query cache: polling, refetching and persisting

export { isPendingOrder } from './order/pendingOrder.js'
export { getAffectedQueries } from './query/getAffectedQueries.js'
export { pollWhileVisible } from './query/pollWhileVisible.js'
export { shouldDehydrateQuery } from './query/shouldDehydrateQuery.js'

// Browse state: filters, search and sort, and their URL

export type {
  BrowseOwnership,
  BrowseProperty,
  BrowseState,
  TraitValue,
} from './query/browseState.js'
export { readBrowse, writeBrowse } from './query/browseUrl.js'
export {
  type BrowseSort,
  toCollectiblesRequest,
} from './query/toCollectiblesRequest.js'
export { toggleTrait } from './query/toggleTrait.js'

// Flows: buy, list, edit, cancel

export type { OrderEnd } from './order/orderStatus.js'
export {
  type BuyItem,
  buy,
} from './steps/flows/buy.js'
export { cancel } from './steps/flows/cancel.js'
export { cancelMany } from './steps/flows/cancelMany.js'
export { edit } from './steps/flows/edit.js'
export { executeSteps } from './steps/flows/executeSteps.js'
export type {
  FlowParameters,
  FlowResult,
  MultiPartFlowParameters,
} from './steps/flows/flowPlan.js'
export { list } from './steps/flows/list.js'
export { listMany } from './steps/flows/listMany.js'
export { toIntent } from './steps/flows/toIntent.js'
export { toRequest } from './steps/flows/toRequest.js'
export type {
  BuyIntent,
  CancelIntent,
  CancelManyIntent,
  EditIntent,
  FlowIntent,
  FlowKind,
  Intent,
  ListIntent,
  ListManyIntent,
  StepsIntent,
} from './steps/model/intent.js'
export type {
  OnProgress,
  PartProgress,
  Progress,
  StepFailure,
  StepProgress,
} from './steps/model/progress.js'

// Recovery after a reload, and where flows are stored

export {
  forgetFlow,
  resumeFlows,
} from './steps/flows/resumeFlows.js'
export { cancelSignedOrder, repostOrder } from './steps/flows/signedOrders.js'
export type { ResumedFlow } from './steps/journal/results.js'
export type { Environment, Locks } from './steps/platform/environment.js'
export {
  createIndexedDbStorage,
  createMemoryStorage,
  type FlowStorage,
} from './steps/platform/storage.js'

// Events of flows

export {
  createTrace,
  type Trace,
  type TraceExport,
} from './steps/events/createTrace.js'
export type { FlowEvent, OnEvent } from './steps/events/flowEvent.js'

// Review: what steps would do, before the wallet opens

export type { AssetChange, NewApproval } from './steps/chain/transferLogs.js'
export { planSteps } from './steps/flows/planSteps.js'
export { verifySteps } from './steps/flows/verifySteps.js'
export { seaport16 } from './steps/guard/contracts.js'
export {
  type Call,
  type CallDecoder,
  callDecoder,
  type Decoder,
  type TypedDataDecoder,
} from './steps/guard/decoder.js'
export type {
  Effect,
  GuardCall,
  GuardReport,
  GuardStep,
  OrderItem,
  OrderPayment,
  OrderTerms,
} from './steps/guard/effects.js'
export type { GuardTotals } from './steps/guard/getTotals.js'
export type { KnownFee } from './steps/guard/guard.js'
export type { ReadableStep, TypedData } from './steps/model/readStep.js'
export type {
  Plan,
  PlannedAction,
  PlannedAsset,
  PlannedStep,
} from './steps/review/planSteps.js'
export type {
  GuardPolicy,
  Review,
  ReviewParameters,
} from './steps/review/reviewSteps.js'
export type { Simulation } from './steps/simulate/simulate.js'
