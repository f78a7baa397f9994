export {
  ConfigurationError,
  type FundsMoved,
  InvalidResponseError,
  InvalidStepError,
  MarketKitError,
  RequestError,
  type RequestErrorReason,
  StepError,
  type StepErrorReason,
} from './errors.js'
export { audienceQueryOptions } from './query/audienceQueryOptions.js'
export { buyStepsQueryOptions } from './query/buyStepsQueryOptions.js'
export { cancelStepsQueryOptions } from './query/cancelStepsQueryOptions.js'
export { collectibleQueryOptions } from './query/collectibleQueryOptions.js'
export { collectiblesQueryOptions } from './query/collectiblesQueryOptions.js'
export { collectionFiltersQueryOptions } from './query/collectionFiltersQueryOptions.js'
export { contractSourcesQueryOptions } from './query/contractSourcesQueryOptions.js'
export { contractsQueryOptions } from './query/contractsQueryOptions.js'
export { floorOrderQueryOptions } from './query/floorOrderQueryOptions.js'
export { highestPriceListingQueryOptions } from './query/highestPriceListingQueryOptions.js'
export { listingStepsQueryOptions } from './query/listingStepsQueryOptions.js'
export { listingsQueryOptions } from './query/listingsQueryOptions.js'
export { offersQueryOptions } from './query/offersQueryOptions.js'
export { ordersQueryOptions } from './query/ordersQueryOptions.js'
export { marketplaceQueryKey } from './query/queryKey.js'
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
export { executeSteps } from './steps/executeSteps.js'
export { buy, toBuyRequest } from './steps/flows/buy.js'
export { cancel, toCancelRequest } from './steps/flows/cancel.js'
export { list, toListingRequest } from './steps/flows/list.js'
export type { FlowParameters, FlowResult } from './steps/flows/startFlow.js'
export type {
  OnProgress,
  Progress,
  StepFailure,
  StepProgress,
} from './steps/progress.js'
export {
  type ReadableStep,
  readStep,
  type TypedData,
} from './steps/readStep.js'
