import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { findSampled } from './test/findSampled.js'

/**
 * Files that `npm test` runs in part: a sample of many cases, one database, one chain,
 * one test of a kind. `exhaustive` and `exhaustive-dom` run them in full.
 */
const sampled = findSampled()

/**
 * End-to-end tests, every crash, fault or random run of something, a long chain, the
 * comparison of the chain in memory with Anvil, and the tests of a guide;
 * `npm run test:exhaustive`.
 */
const exhaustive = [
  'test/e2e/*.test.ts',
  'test/service/{chain,chainControl,chainErrors}.test.ts',
  'test/service/{cli,serve}.test.ts',
  'test/service/{crash,fuzz,fuzzTokens,indexerRandom,indexerRanges,readsProperties}.test.ts',
  'test/steps/matrix*.test.ts',
  'test/steps/realCrashes.test.ts',
  'test/testing/guide.test.ts',
]

/** `.ci/run` sets `none`, because it also runs `exhaustive`. */
const leftOut = process.env.MARKETKIT_TEST_SAMPLE === 'none' ? sampled : []

/** Loading Storybook takes seconds, so runs of other projects go without. */
const hasStories = !/--project(?!.*(!|stories))/.test(process.argv.join(' '))

export default defineConfig({
  test: {
    // Tests wait for chains and pages about half of the time.
    maxWorkers: availableParallelism() * 2,
    experimental: { fsModuleCache: true },
    globalSetup: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine is several times slower.
    expect: { poll: { timeout: 10_000 } },
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
          include: [
            ...exhaustive,
            ...sampled.filter((file) => file.endsWith('.ts')),
          ],
          env: { MARKETKIT_TEST_SAMPLE: 'all' },
          isolate: false,
          setupFiles: ['test/node.ts'],
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
          exclude: leftOut,
          isolate: false,
          setupFiles: ['test/dom.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'exhaustive-dom',
          environment: 'jsdom',
          include: sampled.filter((file) => file.endsWith('.tsx')),
          env: { MARKETKIT_TEST_SAMPLE: 'all' },
          isolate: false,
          setupFiles: ['test/dom.ts'],
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
      ...(hasStories
        ? [(await import('./stories/testProject.js')).storiesProject]
        : []),
    ],
  },
})
