import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as builder from '../src/builder.js'
import * as core from '../src/core.js'
import * as index from '../src/index.js'
import * as locales from '../src/locales.js'
import * as web from '../src/service/web/index.js'
import * as testing from '../src/testing/index.js'

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
      "buy",
      "buyStepsQueryOptions",
      "callDecoder",
      "cancel",
      "cancelMany",
      "cancelSignedOrder",
      "cancelStepsQueryOptions",
      "collectibleQueryOptions",
      "collectiblesPageQueryOptions",
      "collectiblesQueryOptions",
      "collectionFiltersQueryOptions",
      "createIndexedDbStorage",
      "createMarketplaceClient",
      "createMemoryStorage",
      "createTrace",
      "edit",
      "executeSteps",
      "floorOrderQueryOptions",
      "forgetFlow",
      "generateBuyTransaction",
      "generateCancelTransaction",
      "generateListingTransaction",
      "getAffectedQueries",
      "getCollectible",
      "getFloorOrder",
      "getHighestPriceListing",
      "getOrders",
      "highestPriceListingQueryOptions",
      "holdingsQueryOptions",
      "isPendingOrder",
      "list",
      "listCollectibles",
      "listListings",
      "listMany",
      "listOffers",
      "listingStepsQueryOptions",
      "listingsPageQueryOptions",
      "listingsQueryOptions",
      "offersPageQueryOptions",
      "offersQueryOptions",
      "ordersQueryOptions",
      "planSteps",
      "pollWhileVisible",
      "readBrowse",
      "repostOrder",
      "resumeFlows",
      "seaport16",
      "shouldDehydrateQuery",
      "toCollectiblesRequest",
      "toIntent",
      "toRequest",
      "toggleTrait",
      "tokenCollectionFilters",
      "verifySteps",
      "writeBrowse",
    ]
  `)
})

test('builder', () => {
  expect(Object.keys(builder).sort()).toMatchInlineSnapshot(`
    [
      "AudienceView",
      "ContractSourcesTable",
      "ContractsTable",
      "audienceQueryOptions",
      "contractSourcesPageQueryOptions",
      "contractSourcesQueryOptions",
      "contractsPageQueryOptions",
      "contractsQueryOptions",
      "getAudience",
      "listContractSources",
      "listContracts",
      "useAudience",
      "useContractSources",
      "useContractSourcesPage",
      "useContracts",
      "useContractsPage",
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
      "BrowseToolbar",
      "BuyDialog",
      "CancelDialog",
      "Cart",
      "CartButton",
      "CartDrawer",
      "CollectibleCard",
      "CollectibleCardSkeleton",
      "CollectibleGrid",
      "CollectibleView",
      "CollectionFilters",
      "CollectionFiltersSheet",
      "EditListingDialog",
      "FloorPrice",
      "FlowNotices",
      "ListDialog",
      "ListingsTable",
      "MarketKitProvider",
      "Marketplace",
      "Media",
      "MediaViewer",
      "OffersTable",
      "PendingFlows",
      "Price",
      "StepsProgress",
      "SweepDialog",
      "describeError",
      "describeSteps",
      "formatPrice",
      "parsePrice",
      "useBrowse",
      "useBrowseCount",
      "useBrowseFacets",
      "useBuy",
      "useBuyDialog",
      "useBuySteps",
      "useCancel",
      "useCancelMany",
      "useCancelSteps",
      "useCart",
      "useCartDrawer",
      "useCollectible",
      "useCollectibleCard",
      "useCollectibleGrid",
      "useCollectibles",
      "useCollectionFilters",
      "useEdit",
      "useExecuteSteps",
      "useFloorOrder",
      "useHighestPriceListing",
      "useHoldings",
      "useList",
      "useListDialog",
      "useListMany",
      "useListingSteps",
      "useListings",
      "useMarketKit",
      "useOffers",
      "useOrders",
      "usePendingFlows",
      "useStepsProgress",
      "useSweepDialog",
      "useWallet",
    ]
  `)
})

test('service/web', () => {
  expect(Object.keys(web).sort()).toMatchInlineSnapshot(`
    [
      "loadWorld",
      "openWorld",
    ]
  `)
})

test('testing', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "connectWorld",
      "createCollectible",
      "createControls",
      "createOrder",
      "createStep",
      "createTestWallet",
      "injectWallet",
      "testConnector",
    ]
  `)
})

/** Returns the names that an entry exports, and their files. */
function readExports(entry: string) {
  const source = readFileSync(`src/${entry}.ts`, 'utf8')
  return [...source.matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)]
    .flatMap(([, isType, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => ({
          file: getSourceFile(join('src', dirname(entry), path)),
          isType: Boolean(isType) || name.startsWith('type '),
          name: name.replace(/^type /, ''),
        })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the types that an entry exports. */
function readTypes(entry: string): string[] {
  return readExports(entry)
    .filter(({ isType }) => isType)
    .map(({ name }) => name)
}

/** Returns the source of a module: `src/x.js` is `src/x.ts` or `src/x.tsx`. */
function getSourceFile(path: string): string {
  const file = path.replace(/\.js$/, '.ts')
  return existsSync(file) ? file : `${file}x`
}

/** Returns a file and all our files that it imports, also with `import()`. */
function filesBehind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  const imports =
    /^(?:import|export)(?! type)[^'"]*? from '(\.[^']+)'|import\('(\.[^']+)'\)/gm
  for (const [, now, later] of source.matchAll(imports))
    filesBehind(getSourceFile(join(dirname(file), now ?? later ?? '')), found)
  return found
}

/** Files that call React, and no others, begin with this directive. */
function needsReact(file: string): boolean {
  return [...filesBehind(file)].some((it) =>
    readFileSync(it, 'utf8').startsWith("'use client'"),
  )
}

describe('code that needs React is in `marketkit`, all other code in `marketkit/core`', () => {
  test('behavior: each name is in exactly one entry', () => {
    const entries = [
      'index',
      'core',
      'builder',
      'locales',
      'service/index',
      'service/web/index',
      'testing/index',
    ]
    const names = entries.flatMap((it) =>
      readExports(it).map(({ name }) => name),
    )
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
    ).toEqual([])
  })

  test('behavior: core needs no React', () => {
    expect(needsReact('src/core.ts')).toBe(false)
    expect(needsReact('src/index.ts')).toBe(true)
  })

  test('behavior: only text and price functions in `marketkit` work without React', () => {
    const values = readExports('index').filter(({ isType }) => !isType)
    expect(
      values.filter(({ file }) => !needsReact(file)).map(({ name }) => name),
    ).toEqual(['describeError', 'describeSteps', 'formatPrice', 'parsePrice'])
  })
})

describe('types', () => {
  test('core', () => {
    expect(readTypes('core')).toMatchInlineSnapshot(`
      [
        "AdditionalFee",
        "AliasedEnumeration",
        "Aliases",
        "Asset",
        "AssetChange",
        "Attribute",
        "BrowseOwnership",
        "BrowseProperty",
        "BrowseSort",
        "BrowseState",
        "BuyIntent",
        "BuyItem",
        "Call",
        "CallDecoder",
        "CancelIntent",
        "CancelManyIntent",
        "CollectibleMetadata",
        "CollectibleOrder",
        "CollectiblesFilter",
        "ContractsByChain",
        "Decoder",
        "DeliverSignature",
        "EditIntent",
        "Effect",
        "Environment",
        "FeeBreakdownEntry",
        "FlowError",
        "FlowEvent",
        "FlowIntent",
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
        "KnownFee",
        "ListIntent",
        "ListManyIntent",
        "Listing",
        "Locks",
        "MarketplaceClient",
        "MarketplaceClientConfig",
        "MarketplaceContracts",
        "MultiPartFlowParameters",
        "NewApproval",
        "OnEvent",
        "OnProgress",
        "Open",
        "Operation",
        "Order",
        "OrderData",
        "OrderEnd",
        "OrderFilter",
        "OrderItem",
        "OrderPayment",
        "OrderTerms",
        "Page",
        "PageRequest",
        "PartProgress",
        "Plan",
        "PlannedAction",
        "PlannedAsset",
        "PlannedStep",
        "PostRequest",
        "Progress",
        "PropertyFilter",
        "ReadError",
        "ReadPagesQueryOptions",
        "ReadQueryOptions",
        "ReadableStep",
        "Recovery",
        "Request",
        "RequestErrorReason",
        "RequestOptions",
        "Response",
        "ResumedFlow",
        "Review",
        "ReviewParameters",
        "SignedOrder",
        "Simulation",
        "SortBy",
        "Step",
        "StepErrorReason",
        "StepFailure",
        "StepProgress",
        "StepSignature",
        "StepsIntent",
        "Trace",
        "TraceExport",
        "TraitValue",
        "TypedData",
        "TypedDataDecoder",
      ]
    `)
  })

  test('index', () => {
    expect(readTypes('index')).toMatchInlineSnapshot(`
      [
        "Basket",
        "BasketItem",
        "BasketNext",
        "BasketTrade",
        "BrowseChange",
        "BrowseUrl",
        "BuyQuote",
        "CardFacts",
        "CardState",
        "CartGroup",
        "CartItem",
        "CartLine",
        "CartLineStatus",
        "CartTotal",
        "CollectibleAction",
        "ContractType",
        "Currency",
        "DescribeStepsOptions",
        "Facet",
        "FacetOption",
        "FlowQuestion",
        "Labels",
        "ListCurrency",
        "ListDraft",
        "ListEarnings",
        "ListItem",
        "ListTerms",
        "ListingEnd",
        "MarketKit",
        "MediaGateways",
        "MediaKind",
        "MissingFunds",
        "OrderProblem",
        "OrderRow",
        "OrderbookChoice",
        "ParsedPrice",
        "PriceChange",
        "PriceConcern",
        "PriceFormat",
        "PriceSuggestion",
        "PriceTrend",
        "ShownStep",
        "StepDescription",
        "StepSurroundings",
        "StepsDescription",
        "SweepChoice",
        "SweepDraft",
        "SweepTarget",
        "TrackedFlow",
        "WalletApp",
        "WalletState",
      ]
    `)
  })

  test('builder', () => {
    expect(readTypes('builder')).toMatchInlineSnapshot(`
      [
        "Audience",
        "AudienceContact",
        "BuilderPage",
        "BuilderPageRequest",
        "Contract",
        "ContractFilter",
        "ContractSource",
      ]
    `)
  })

  test('locales', () => {
    expect(readTypes('locales')).toMatchInlineSnapshot(`
      [
        "Locale",
        "PluralForms",
      ]
    `)
  })

  test('service', () => {
    expect(readTypes('service/index')).toMatchInlineSnapshot(`
      [
        "CurrencyConfig",
        "Db",
        "LogEntry",
        "NetworkConfig",
        "PackWorldOptions",
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

  test('service/web', () => {
    expect(readTypes('service/web/index')).toMatchInlineSnapshot(`
      [
        "ChainDump",
        "LoadWorldOptions",
        "OpenWorldOptions",
        "PackedWorld",
        "PageWorld",
        "WorldContracts",
      ]
    `)
  })

  test('testing', () => {
    expect(readTypes('testing/index')).toMatchInlineSnapshot(`
      [
        "ChainControls",
        "ControlsOptions",
        "RpcCall",
        "ServiceLie",
        "TestWallet",
        "TestWalletOptions",
        "WalletAnswer",
        "WalletDetails",
        "WalletPrompt",
        "WorldCall",
        "WorldConnection",
        "WorldControls",
      ]
    `)
  })
})

test('behavior: every public name has a type test', () => {
  const tests = readdirSync('test/types')
    .filter((file) => file.endsWith('.test-d.ts'))
    .map((file) => readFileSync(`test/types/${file}`, 'utf8'))
    .join('\n')
    // A title that contains a name does not test it.
    .replace(/^import [^']*'.*'$/gm, '')
    .replace(/^const \{[^}]*\} =\s+marketkit$/gm, '')
  const names = [
    ...Object.keys(core),
    ...Object.keys(index),
    ...Object.keys(builder),
    ...Object.keys(locales),
    ...readTypes('core'),
    ...readTypes('index'),
    ...readTypes('builder'),
    ...readTypes('locales'),
  ]
  const isTested = (name: string) => new RegExp(`\\b${name}\\b`).test(tests)
  expect(names.filter((name) => !isTested(name))).toEqual([])
})
