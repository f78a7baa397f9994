import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { hangLimit } from './scripts/hangLimit.js'
import { exhaustive } from './test/exhaustive.js'
import { findSampled } from './test/findSampled.js'

/**
 * Files that `npm test` runs in part: a sample of many cases, one database, one chain,
 * one test of a kind. `npm run test:exhaustive` runs them in full.
 */
const sampled = findSampled()

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
