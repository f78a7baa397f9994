import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './scripts/chromium.js'

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Files that `npm test` runs in part: a sample of many cases, one database, one chain,
 * one test of a kind. `exhaustive` runs them in full.
 */
const sampled = [
  'test/e2e/**/*.test.ts',
  'test/service/{answerSize,builder,chainMemory,cli}.test.ts',
  'test/service/{collectibleFilters,collectibleOrders,database}.test.ts',
  'test/service/{generateAmounts,generateBasket,generateMatrix}.test.ts',
  'test/service/{getOrders,http,indexerForks,indexerLease}.test.ts',
  'test/service/{interop,listCollectibles,media}.test.ts',
  'test/service/{metadata,metadataParse,migrations,openapi}.test.ts',
  'test/service/{orderJson,ordersEntry,ordersStanding}.test.ts',
  'test/service/{repriceOrders,serve,start,tokenCollectionFilters}.test.ts',
  'test/service/worldReset.test.ts',
  'test/steps/{guardFlips,guardFlows,guardMutations}.test.ts',
  'test/steps/real{Amounts,Edit,Fates,Reload,SignedListings}.test.ts',
  'test/steps/{resume,settling,signedTerms}.test.ts',
  'test/styles/loweredColors.test.ts',
  'test/testing/{chainControls,controlsApp}.test.ts',
]

/**
 * Every crash, fault or random run of something, the comparison of the chain in memory
 * with Anvil, and the tests of a guide; `npm run test:exhaustive`.
 */
const exhaustive = [
  'test/service/{chain,chainControl,chainErrors}.test.ts',
  'test/service/{crash,fuzz,fuzzTokens,indexerRandom,readsProperties}.test.ts',
  'test/steps/matrix*.test.ts',
  'test/steps/realCrashes.test.ts',
  'test/testing/guide.test.ts',
]

/** `.ci/run` sets `none`, because it also runs `exhaustive`. */
const leftOut = process.env.MARKETKIT_TEST_SAMPLE === 'none' ? sampled : []

export default defineConfig({
  test: {
    // Tests wait for chains and pages about half of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    globalSetup: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
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
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [
            'test/e2e/**',
            'test/apps/**',
            'test/browsers/**',
            'test/static/**',
            ...exhaustive,
            ...leftOut,
          ],
          isolate: false,
          setupFiles: ['test/node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'exhaustive',
          environment: 'node',
          include: [...exhaustive, ...sampled],
          env: { MARKETKIT_TEST_SAMPLE: 'all' },
          // End-to-end tests are slow.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          isolate: false,
          setupFiles: ['test/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          exclude: leftOut,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'static',
          environment: 'node',
          include: ['test/static/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: browser(),
          // They share one world and one browser's storage.
          fileParallelism: false,
          isolate: false,
          setupFiles: ['stories/support/beforeTests.ts'],
          // The first ones wait for the whole of it to be compiled.
          testTimeout: 120_000,
        },
      },
    ],
  },
})
