import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { hangLimit } from './scripts/hangLimit.js'
import { findSampled } from './test/findSampled.js'

/**
 * Files that `npm test` runs in part: a sample of many cases, one database, one chain,
 * one test of a kind. `npm run test:exhaustive` runs them in full.
 */
const sampled = findSampled()

/** Files that only `npm run test:exhaustive` runs. */
const exhaustive = [
  // The built Storybook in Chromium, and styles as Chromium computes them.
  'test/e2e/*.test.ts',
  'test/styles/{cardActions,detailPanel,dialog,focus,layers,loweredColors,sheets}.test.ts',
  'test/styles/{tables,targets,themes,toolbar,traits}.test.ts',
  // Programs, and packages and guides as their users see them.
  'test/service/{cli,interop,openapi,serve,webBundle}.test.ts',
  'test/docs/*.test.ts',
  'test/testing/{guide,injectWallet}.test.ts',
  'test/testing/ownProcess.test.tsx',
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
  'test/service/{generateBasket,generateMatrix,ordersStanding,unfillable}.test.ts',
  'test/service/{fuzz,fuzzTokens,readsProperties}.test.ts',
  // Every fault and crash of the engine; tabs of a browser; longer stories on a real chain.
  'test/steps/{confirmBundle,environment,matrix*}.test.ts',
  'test/steps/real{Amounts,Bundles,CancelMany,Crashes,Edit,Fates,Forks}.test.ts',
  'test/steps/real{ListMany,Refused,Reload,SignedListings,SignedPurchase}.test.ts',
  'test/steps/{cancelBooks,guardSeaportJs,simulateContracts,simulateSteps}.test.ts',
  // Outages, reloads, doubts and long series in whole widgets.
  'test/components/{activityTable,cart,cartReload,closedDialog,earlier}.test.tsx',
  'test/components/{editListing,flowDialogs,inDoubt,listMany,outage}.test.tsx',
  'test/components/{ownPurchase,refusedListing,series,signedListing}.test.tsx',
  'test/components/translatedPage.test.tsx',
  'test/hooks/{freshAfterFlows,pendingFlows,requests}.test.tsx',
]
const isPage = (path: string) => path.endsWith('.tsx')
const isProgram = (path: string) => !isPage(path)

const node = {
  environment: 'node',
  isolate: false,
  setupFiles: ['test/node.ts'],
}
const dom = {
  environment: 'jsdom',
  isolate: false,
  setupFiles: ['test/dom.ts'],
}

const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'types',
      include: [],
      typecheck: {
        enabled: true,
        only: true,
        include: ['test/types/**/*.test-d.ts'],
        // `npm run check:types` compiles the other files.
        tsconfig: './test/types/tsconfig.json',
      },
    },
  },
  {
    extends: true,
    test: {
      ...node,
      name: 'node',
      include: ['test/**/*.test.ts'],
      exclude: [
        'test/apps/**',
        'test/browsers/**',
        'test/static/**',
        ...exhaustive,
      ],
    },
  },
  {
    extends: true,
    test: {
      ...node,
      name: 'exhaustive',
      include: [...exhaustive, ...sampled].filter(isProgram),
      env: { MARKETKIT_TEST_SAMPLE: 'all' },
    },
  },
  {
    extends: true,
    plugins: [react()],
    test: {
      ...dom,
      name: 'dom',
      include: ['test/**/*.test.tsx'],
      exclude: exhaustive,
    },
  },
  {
    extends: true,
    plugins: [react()],
    test: {
      ...dom,
      name: 'exhaustive-dom',
      include: [...exhaustive, ...sampled].filter(isPage),
      env: { MARKETKIT_TEST_SAMPLE: 'all' },
    },
  },
  {
    extends: true,
    test: {
      name: 'browsers',
      environment: 'node',
      include: ['test/browsers/**/*.test.ts'],
      // Node 20 has a WebSocket only with this flag.
      execArgv: ['--experimental-websocket'],
    },
  },
  {
    extends: true,
    test: {
      name: 'static',
      environment: 'node',
      include: ['test/static/**/*.test.ts'],
    },
  },
]

/** Loading Storybook takes seconds, so runs of other projects go without. */
const args = process.argv.join(' ')
const isChosen = (name: string) =>
  !args.includes('--project') || RegExp(`--project[ =]${name}( |$)`).test(args)
for (const [name, tags] of [
  ['stories', { include: ['quick'], exclude: [] }],
  ['exhaustive-stories', { include: ['test'], exclude: ['quick'] }],
] satisfies [string, object][])
  if (isChosen(name)) {
    const { createStoriesProject } = await import('./stories/testProject.js')
    projects.push(createStoriesProject(name, tags))
  }

export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1,
    experimental: { fsModuleCache: true },
    globalSetup: ['test/setup.ts'],
    // A wait of a test ends first, with a message of its own.
    testTimeout: hangLimit + 60_000,
    hookTimeout: hangLimit + 60_000,
    expect: { poll: { timeout: hangLimit } },
    projects,
  },
})
