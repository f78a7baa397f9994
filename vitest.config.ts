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
 * Files that the project `node` runs in part (a sample, one database or one chain), and
 * `exhaustive` in full.
 */
const sampled = [
  'test/service/{collectibleFilters,collectibleOrders,database}.test.ts',
  'test/service/{generateMatrix,getOrders,orderJson}.test.ts',
  'test/service/{indexerForks,indexerLease,listCollectibles,media}.test.ts',
  'test/service/{metadata,migrations,ordersEntry,ordersStanding}.test.ts',
  'test/service/{repriceOrders,start,tokenCollectionFilters}.test.ts',
  'test/steps/{guardFlips,guardFlows,guardMutations}.test.ts',
  'test/steps/{resume,settling,signedTerms}.test.ts',
  'test/testing/chainControls.test.ts',
]

/**
 * Every crash, fault or random run of something, and the comparison of the chain in
 * memory with Anvil; `npm run test:exhaustive`.
 */
const exhaustive = [
  'test/service/{chain,chainControl,chainErrors}.test.ts',
  'test/service/{crash,fuzz,fuzzTokens,indexerRandom,readsProperties}.test.ts',
  'test/steps/matrix*.test.ts',
  'test/steps/realCrashes.test.ts',
]

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
