import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as core from '../src/core.js'
import * as index from '../src/index.js'
import * as locales from '../src/locales.js'

test('core', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "ConfigurationError",
      "GuardError",
      "InvalidResponseError",
      "InvalidStepError",
      "MarketKitError",
      "RequestError",
      "StepError",
      "approvalDecoder",
      "audienceQueryOptions",
      "buy",
      "buyIntentOf",
      "buyStepsQueryOptions",
      "callDecoder",
      "cancel",
      "cancelIntentOf",
      "cancelStepsQueryOptions",
      "cancellationDecoder",
      "collectibleQueryOptions",
      "collectiblesPageQueryOptions",
      "collectiblesQueryOptions",
      "collectionFiltersQueryOptions",
      "contractSourcesPageQueryOptions",
      "contractSourcesQueryOptions",
      "contractsPageQueryOptions",
      "contractsQueryOptions",
      "createIndexedDbStorage",
      "createLocalStorage",
      "createMarketplaceClient",
      "createMemoryStorage",
      "createTrace",
      "defaultDecoders",
      "defaultEnvironment",
      "erc7821Decoder",
      "executeSteps",
      "floorOrderQueryOptions",
      "forgetFlow",
      "fulfilmentDecoder",
      "generateBuyTransaction",
      "generateCancelTransaction",
      "generateListingTransaction",
      "getAudience",
      "getCollectible",
      "getFloorOrder",
      "getHighestPriceListing",
      "getOrders",
      "highestPriceListingQueryOptions",
      "holdingsQueryOptions",
      "isPendingOrder",
      "list",
      "listCollectibles",
      "listContractSources",
      "listContracts",
      "listIntentOf",
      "listListings",
      "listOffers",
      "listingStepsQueryOptions",
      "listingsPageQueryOptions",
      "listingsQueryOptions",
      "livePolling",
      "markListing",
      "markOrder",
      "marketplaceQueryKey",
      "multicallDecoder",
      "offersPageQueryOptions",
      "offersQueryOptions",
      "ordersPageQueryOptions",
      "ordersQueryOptions",
      "permitDecoder",
      "planSteps",
      "postStep",
      "readStep",
      "registrationDecoder",
      "resumeFlows",
      "shouldDehydrateQuery",
      "signedOrderDecoder",
      "simulateSteps",
      "toBuyRequest",
      "toCancelRequest",
      "toListingRequest",
      "tokenCollectionFilters",
      "totalsOf",
      "touchedQueries",
      "transferDecoder",
      "verifySteps",
    ]
  `)
})

test('locales', () => {
  expect(Object.keys(locales)).toMatchInlineSnapshot(`
    [
      "isolate",
      "plural",
      "ar",
      "de",
      "en",
      "es",
      "ja",
    ]
  `)
})

test('index', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "BuyDialog",
      "CancelDialog",
      "CollectibleCard",
      "CollectibleCardSkeleton",
      "CollectibleGrid",
      "ConfigurationError",
      "FlowNotices",
      "GuardError",
      "InvalidResponseError",
      "InvalidStepError",
      "ListDialog",
      "MarketKitError",
      "MarketKitProvider",
      "Media",
      "Price",
      "RequestError",
      "StepError",
      "StepsProgress",
      "cardState",
      "createMarketplaceClient",
      "defaultLabels",
      "describeError",
      "describeStep",
      "formatPrice",
      "isPendingOrder",
      "livePolling",
      "parsePrice",
      "toBuyRequest",
      "toCancelRequest",
      "toListingRequest",
      "useAudience",
      "useBuy",
      "useBuySteps",
      "useCancel",
      "useCancelSteps",
      "useCollectible",
      "useCollectibles",
      "useCollectiblesPage",
      "useCollectionFilters",
      "useContractSources",
      "useContractSourcesPage",
      "useContracts",
      "useContractsPage",
      "useExecuteSteps",
      "useFloorOrder",
      "useHighestPriceListing",
      "useHoldings",
      "useList",
      "useListingSteps",
      "useListings",
      "useListingsPage",
      "useMarketKit",
      "useMarketplaceClient",
      "useOffers",
      "useOffersPage",
      "useOrders",
      "useOrdersPage",
      "usePendingFlows",
      "useShownFlow",
    ]
  `)
})

/** The types that an entry exports; at run time nothing is left of them. */
function typesOf(entry: string): string[] {
  const source = readFileSync(`src/${entry}.ts`, 'utf8')
  return [...source.matchAll(/export (type )?\{([^}]*)\}/g)]
    .flatMap(([, isType, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && (isType || name.startsWith('type '))),
    )
    .map((name) => name.replace(/^type /, ''))
    .sort()
}

describe('types', () => {
  test('core', () => {
    expect(typesOf('core')).toMatchInlineSnapshot(`
      [
        "AdditionalFee",
        "AliasedEnumeration",
        "Aliases",
        "Asset",
        "AssetChange",
        "Attribute",
        "Audience",
        "AudienceContact",
        "BuilderPage",
        "BuilderPageRequest",
        "BuyIntent",
        "BuyItem",
        "Call",
        "CallDecoder",
        "CancelIntent",
        "CollectibleMetadata",
        "CollectibleOrder",
        "CollectiblesFilter",
        "Contract",
        "ContractFilter",
        "ContractSource",
        "Decoder",
        "DeliverSignature",
        "Effect",
        "Environment",
        "FeeBreakdownEntry",
        "FlowEvent",
        "FlowKind",
        "FlowParameters",
        "FlowResult",
        "FlowStorage",
        "FundsMoved",
        "GetOrdersInput",
        "Group",
        "GuardCall",
        "GuardCode",
        "GuardFinding",
        "GuardPolicy",
        "GuardReport",
        "GuardStep",
        "GuardTotals",
        "GuardVerdict",
        "Intent",
        "InvalidItem",
        "ListIntent",
        "Listing",
        "Locks",
        "MarketplaceClient",
        "MarketplaceClientConfig",
        "NewApproval",
        "OnEvent",
        "OnProgress",
        "Open",
        "Operation",
        "Order",
        "OrderData",
        "OrderFilter",
        "OrderItem",
        "OrderPayment",
        "OrderTerms",
        "Page",
        "PageRequest",
        "Plan",
        "PlannedAction",
        "PlannedAsset",
        "PlannedStep",
        "PostAnswer",
        "PostRequest",
        "Progress",
        "PropertyFilter",
        "ReadableStep",
        "Recovery",
        "Request",
        "RequestErrorReason",
        "RequestOptions",
        "Response",
        "ResumedFlow",
        "Review",
        "ReviewParameters",
        "Simulation",
        "SortBy",
        "Step",
        "StepErrorReason",
        "StepFailure",
        "StepProgress",
        "StepSignature",
        "Trace",
        "TraceExport",
        "TrustedContracts",
        "TypedData",
        "TypedDataDecoder",
      ]
    `)
  })

  test('index', () => {
    expect(typesOf('index')).toMatchInlineSnapshot(`
      [
        "CardState",
        "CollectibleAction",
        "CollectibleMetadata",
        "CollectibleOrder",
        "Currency",
        "FlowStory",
        "FundsMoved",
        "GuardCode",
        "GuardFinding",
        "GuardVerdict",
        "Labels",
        "ListItem",
        "MarketKit",
        "MarketplaceClient",
        "MarketplaceClientConfig",
        "MediaGateways",
        "Order",
        "ParsedPrice",
        "PriceFormat",
        "Progress",
        "Recovery",
        "RequestErrorReason",
        "Step",
        "StepDescription",
        "StepErrorReason",
        "StepFailure",
        "StepProgress",
      ]
    `)
  })

  test('service', () => {
    expect(typesOf('service/index')).toMatchInlineSnapshot(`
      [
        "CurrencyConfig",
        "Db",
        "LogEntry",
        "NetworkConfig",
        "ProjectConfig",
        "RunningWorld",
        "SafeFetch",
        "SafeFetchOptions",
        "ServeCollection",
        "ServeConfig",
        "ServeNetwork",
        "Service",
        "ServiceConfig",
        "StartWorldOptions",
        "WorldInfo",
      ]
    `)
  })
})

test('behavior: every public name has a type test', () => {
  const tests = readdirSync('test/types')
    .filter((file) => file.endsWith('.test-d.ts'))
    .map((file) => readFileSync(`test/types/${file}`, 'utf8'))
    .join('\n')
    // To be named is not to be tested.
    .replace(/^import [^']*'.*'$/gm, '')
    .replace(/^const \{[^}]*\} =\s+marketkit$/gm, '')
  const names = [
    ...Object.keys(core),
    ...Object.keys(index),
    ...Object.keys(locales),
    ...typesOf('core'),
    ...typesOf('index'),
    ...typesOf('locales'),
  ]
  const isTested = (name: string) => new RegExp(`\\b${name}\\b`).test(tests)
  expect(names.filter((name) => !isTested(name))).toEqual([])
})
