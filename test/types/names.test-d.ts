import { expectTypeOf, test } from 'vitest'
import type * as builder from '../../src/builder.js'
import type { priceConcerns } from '../../src/components/listing/priceConcerns.js'
import type { SweepWish } from '../../src/components/SweepDialog/pickCheapest.js'
import type * as core from '../../src/core.js'
import type * as marketkit from '../../src/index.js'
import type { ActiveFilter } from '../../src/query/activeFilters.js'
import type { PostAnswer, postStep } from '../../src/rpc/postStep.js'
import type {
  publicConduit,
  signedZones,
} from '../../src/steps/guard/contracts.js'
import type {
  erc7821Decoder,
  multicallDecoder,
} from '../../src/steps/guard/decoders/batches.js'
import type {
  cancellationDecoder,
  fulfilmentDecoder,
  registrationDecoder,
} from '../../src/steps/guard/decoders/seaportCalls.js'
import type { signedOrderDecoder } from '../../src/steps/guard/decoders/signedOrders.js'
import type {
  approvalDecoder,
  permitDecoder,
  transferDecoder,
} from '../../src/steps/guard/decoders/tokens.js'
import type { getTotals } from '../../src/steps/guard/getTotals.js'
import type { readStep } from '../../src/steps/model/readStep.js'
import type { HasAny, NamesOfAny } from './hasAny.js'

type Buy = typeof core.generateBuyTransaction

/** Every public type of `marketkit/core`. */
type CoreTypes = {
  BrowseOwnership: core.BrowseOwnership
  BrowseProperty: core.BrowseProperty
  BrowseSort: core.BrowseSort
  BrowseState: core.BrowseState
  TraitValue: core.TraitValue
  AdditionalFee: core.AdditionalFee
  AliasedEnumeration: core.AliasedEnumeration
  Aliases: core.Aliases
  Asset: core.Asset
  AssetChange: core.AssetChange
  Attribute: core.Attribute
  BuyIntent: core.BuyIntent
  BuyItem: core.BuyItem
  Call: core.Call
  CallDecoder: core.CallDecoder
  CancelIntent: core.CancelIntent
  CancelManyIntent: core.CancelManyIntent
  CollectibleMetadata: core.CollectibleMetadata
  CollectibleOrder: core.CollectibleOrder
  CollectiblesFilter: core.CollectiblesFilter
  Decoder: core.Decoder
  DeliverSignature: core.DeliverSignature
  EditIntent: core.EditIntent
  Effect: core.Effect
  Environment: core.Environment
  FeeBreakdownEntry: core.FeeBreakdownEntry
  FlowEvent: core.FlowEvent
  FlowIntent: core.FlowIntent
  FlowKind: core.FlowKind
  FlowParameters: Omit<core.FlowParameters, 'client'>
  FlowResult: core.FlowResult
  FlowStorage: core.FlowStorage
  FundsMoved: core.FundsMoved
  GetOrdersInput: core.GetOrdersInput
  Group: core.Group
  GuardCall: core.GuardCall
  GuardCode: core.GuardCode
  GuardFinding: core.GuardFinding
  GuardPolicy: core.GuardPolicy
  GuardReport: core.GuardReport
  GuardStep: core.GuardStep
  GuardTotals: core.GuardTotals
  GuardVerdict: core.GuardVerdict
  Intent: core.Intent
  InvalidItem: core.InvalidItem
  ListIntent: core.ListIntent
  ListManyIntent: core.ListManyIntent
  Listing: core.Listing
  MarketplaceClient: core.MarketplaceClient['resolve' | 'call' | 'getUrl']
  MarketplaceClientConfig: Omit<core.MarketplaceClientConfig, 'fetch'>
  NewApproval: core.NewApproval
  OnEvent: core.OnEvent
  OnProgress: core.OnProgress
  Open: core.Open<'known'>
  Operation: Omit<core.Operation, 'response'>
  Order: core.Order
  OrderData: core.OrderData
  OrderFilter: core.OrderFilter
  OrderItem: core.OrderItem
  OrderPayment: core.OrderPayment
  OrderTerms: core.OrderTerms
  Page: core.Page
  PageRequest: core.PageRequest
  Plan: core.Plan
  PlannedAction: core.PlannedAction
  PlannedAsset: core.PlannedAsset
  OrderEnd: core.OrderEnd
  PartProgress: core.PartProgress
  PlannedStep: core.PlannedStep
  PostRequest: core.PostRequest
  Progress: core.Progress
  PropertyFilter: core.PropertyFilter
  ReadableStep: core.ReadableStep
  Recovery: core.Recovery
  Request: core.Request<Buy>
  RequestErrorReason: core.RequestErrorReason
  RequestOptions: core.RequestOptions
  Response: core.Response<Buy>
  ResumedFlow: core.ResumedFlow
  Review: core.Review
  ReviewParameters: core.ReviewParameters
  Simulation: core.Simulation
  SortBy: core.SortBy
  Step: core.Step
  StepsIntent: core.StepsIntent
  StepErrorReason: core.StepErrorReason
  StepFailure: core.StepFailure
  StepProgress: core.StepProgress
  StepSignature: core.StepSignature
  Trace: core.Trace
  TraceExport: core.TraceExport
  ContractsByChain: core.ContractsByChain
  KnownFee: core.KnownFee
  MarketplaceContracts: core.MarketplaceContracts
  TypedData: core.TypedData
  TypedDataDecoder: core.TypedDataDecoder
}

/** Every public type of `marketkit`. */
type IndexTypes = {
  BrowseChange: marketkit.BrowseChange
  CardFacts: marketkit.CardFacts
  CardState: marketkit.CardState
  CartGroup: marketkit.CartGroup
  CartItem: marketkit.CartItem
  CartLine: marketkit.CartLine
  CartLineStatus: marketkit.CartLineStatus
  CartTotal: marketkit.CartTotal
  CollectibleAction: marketkit.CollectibleAction
  ContractType: marketkit.ContractType
  Currency: marketkit.Currency
  TrackedFlow: marketkit.TrackedFlow
  Labels: marketkit.Labels
  ListItem: marketkit.ListItem
  MarketKit: Omit<marketkit.MarketKit, 'client'>
  MediaGateways: marketkit.MediaGateways
  OrderbookChoice: marketkit.OrderbookChoice
  ParsedPrice: marketkit.ParsedPrice
  PriceConcern: marketkit.PriceConcern
  PriceFormat: marketkit.PriceFormat
  PriceSuggestion: marketkit.PriceSuggestion
  PriceTrend: marketkit.PriceTrend
  StepDescription: marketkit.StepDescription
  SweepTarget: marketkit.SweepTarget
  WalletApp: marketkit.WalletApp
}

/** Every public type of `marketkit/builder`. */
type BuilderTypes = {
  Audience: builder.Audience
  AudienceContact: builder.AudienceContact
  BuilderPage: builder.BuilderPage
  BuilderPageRequest: builder.BuilderPageRequest
  Contract: builder.Contract
  ContractFilter: builder.ContractFilter
  ContractSource: builder.ContractSource
}

/** Names that no entry exports. */
type Internals = {
  ActiveFilter: ActiveFilter
  PostAnswer: PostAnswer
  SweepWish: SweepWish
  priceConcerns: Parameters<typeof priceConcerns>
  approvalDecoder: typeof approvalDecoder
  cancellationDecoder: typeof cancellationDecoder
  erc7821Decoder: typeof erc7821Decoder
  fulfilmentDecoder: typeof fulfilmentDecoder
  getTotals: typeof getTotals
  multicallDecoder: typeof multicallDecoder
  permitDecoder: typeof permitDecoder
  postStep: Awaited<ReturnType<typeof postStep>>
  publicConduit: typeof publicConduit
  readStep: typeof readStep
  registrationDecoder: typeof registrationDecoder
  signedOrderDecoder: typeof signedOrderDecoder
  signedZones: typeof signedZones
  transferDecoder: typeof transferDecoder
}

/** Functions, errors and decoders; their parameters cover the options. */
type CoreValues = {
  ConfigurationError: core.ConfigurationError
  GuardError: core.GuardError
  InvalidResponseError: core.InvalidResponseError
  InvalidStepError: core.InvalidStepError
  MarketKitError: core.MarketKitError
  FlowError: core.FlowError
  ReadError: core.ReadError
  RequestError: core.RequestError
  StepError: core.StepError
  buy: [core.buy.Variables, core.buy.ReturnType]
  callDecoder: ReturnType<typeof core.callDecoder>
  cancel: [core.cancel.Variables, core.cancel.ReturnType]
  createIndexedDbStorage: typeof core.createIndexedDbStorage
  createMemoryStorage: typeof core.createMemoryStorage
  createTrace: typeof core.createTrace
  seaport16: typeof core.seaport16
  executeSteps: core.executeSteps.ReturnType
  forgetFlow: Parameters<typeof core.forgetFlow>[0]
  list: [core.list.Variables, core.list.ReturnType]
  toIntent: typeof core.toIntent
  planSteps: Awaited<ReturnType<typeof core.planSteps>>
  resumeFlows: core.resumeFlows.ReturnType
  toRequest: typeof core.toRequest
  verifySteps: Awaited<ReturnType<typeof core.verifySteps>>
}

type Operations = {
  [name in
    | 'generateBuyTransaction'
    | 'generateCancelTransaction'
    | 'generateListingTransaction'
    | 'getCollectible'
    | 'getFloorOrder'
    | 'getHighestPriceListing'
    | 'getOrders'
    | 'listCollectibles'
    | 'listListings'
    | 'listOffers'
    | 'tokenCollectionFilters']: [
    core.Request<(typeof core)[name]>,
    core.Response<(typeof core)[name]>,
  ]
}

type BuilderOperations = {
  [name in 'getAudience' | 'listContractSources' | 'listContracts']: [
    core.Request<(typeof builder)[name]>,
    core.Response<(typeof builder)[name]>,
  ]
}

test('behavior: public types contain no any', () => {
  expectTypeOf<HasAny<{ a: { b: any }[] }>>().toEqualTypeOf<true>()
  expectTypeOf<HasAny<{ a: any[] }>>().toEqualTypeOf<true>()
  expectTypeOf<HasAny<() => Promise<any>>>().toEqualTypeOf<true>()
  expectTypeOf<NamesOfAny<{ a: any; b: string }>>().toEqualTypeOf<'a'>()
  expectTypeOf<NamesOfAny<CoreTypes>>().toBeNever()
  expectTypeOf<NamesOfAny<IndexTypes>>().toBeNever()
  expectTypeOf<NamesOfAny<BuilderTypes>>().toBeNever()
  expectTypeOf<NamesOfAny<Internals>>().toBeNever()
})

test('behavior: functions take and return no any', () => {
  expectTypeOf<NamesOfAny<CoreValues>>().toBeNever()
  expectTypeOf<NamesOfAny<Operations>>().toBeNever()
  expectTypeOf<NamesOfAny<BuilderOperations>>().toBeNever()
})
