/** Files that only `npm run test:exhaustive` runs. */
export const exhaustive = [
  // The demo shop in Chromium, and styles as Chromium computes them.
  'test/e2e/*.test.ts',
  'test/styles/{cardActions,detailPanel,dialog,focus,layers,loweredColors,sheets}.test.ts',
  'test/styles/{tables,targets,themes,toolbar,traits}.test.ts',
  // Programs, and packages and guides as their users see them.
  'test/service/{cli,interop,openapi,serve,webBundle}.test.ts',
  'test/docs/*.test.ts',
  'test/testing/{guide,injectWallet}.test.ts',
  'test/testing/connectWorld.test.tsx',
  // The service over HTTP beyond `http.test.ts`, and hosts of metadata.
  'test/service/{aliases,answerCache,httpBorders,httpGet,httpKeys,httpLimits}.test.ts',
  'test/service/{media,metadata,metadataFetch,start}.test.ts',
  // Filters, signatures and smart accounts beyond the first of their kind.
  'test/service/{collectibleFilters,collectibleOrders,generateWallet}.test.ts',
  'test/service/{ordersSignatures,tokenCollectionFilters}.test.ts',
  // Whole worlds, large answers, many connections.
  'test/service/{answerSize,art,openWorld,readMany,world,worldReset}.test.ts',
  // Chains: forks, long ranges, many collections, both kinds.
  'test/service/{chain,chainControl,chainErrors,chainMemory}.test.ts',
  'test/service/{indexer,indexerCollections,indexerEvents,indexerForks}.test.ts',
  'test/service/{indexerLease,indexerRandom,indexerRanges,offchainLookup}.test.ts',
  'test/testing/{chainControls,controls,controlsApp}.test.ts',
  // Both databases, their outages, leases and kills.
  'test/service/{crash,database,databaseHanging,databaseOutage}.test.ts',
  'test/service/{databasePglite,databasePostgres,lease}.test.ts',
  // What orders can be bought, in many markets; random requests, tokens and reads.
  'test/service/{generateAmounts,generateBasket,generateMatrix}.test.ts',
  'test/service/{ordersStanding,unfillable}.test.ts',
  'test/service/{fuzz,fuzzTokens,readsProperties}.test.ts',
  // Every fault and crash of the engine; tabs of a browser; longer stories on a real chain.
  'test/steps/{confirmBundle,environment,matrix*}.test.ts',
  'test/steps/real{Amounts,Bundles,CancelMany,Crashes,Edit,Fates,Forks}.test.ts',
  'test/steps/real{ListMany,Refused,Reload,SignedListings,SignedPurchase}.test.ts',
  'test/steps/{cancelBooks,guardSeaportJs,readGuardFacts}.test.ts',
  'test/steps/{hardCasesPackage,simulateContracts,simulateSteps}.test.ts',
  // Outages, reloads, doubts and long series in whole widgets; layers in Chromium.
  'test/components/{activityTable,browse,cart,cartReload,closedDialog}.test.tsx',
  'test/components/{earlier,floorPrice,networkFee,tradeHooks}.test.tsx',
  'test/components/dialog/useBack.test.ts',
  'test/components/{editListing,flowDialogs,inDoubt,listMany,outage}.test.tsx',
  'test/components/{ownPurchase,refusedListing,series,signedListing}.test.tsx',
  'test/components/everyWidget/translatedPage.test.tsx',
  'test/hooks/{freshAfterFlows,pendingFlows,requests}.test.tsx',
]
