import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Peers: a page must have exactly one copy. */
const peers = ['@tanstack/react-query', 'react', 'react-dom', 'viem', 'wagmi']

const own = JSON.parse(readFileSync('package.json', 'utf8'))

/** Source files that run in a browser, by path. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('service'))
    .map((path) => [path, readFileSync(join('src', path), 'utf8')]),
)

const findImports = (source: string) =>
  [...source.matchAll(/^(?:import|export)[^'"]*?from '([^']+)'/gm)].map(
    ([, from = '']) => from,
  )

test('behavior: React, viem and wagmi are peer dependencies only', () => {
  expect(Object.keys(own.dependencies)).not.toEqual(
    expect.arrayContaining(peers),
  )
  for (const peer of peers) expect(own.dependencies[peer]).toBeUndefined()
  expect(Object.keys(own.peerDependencies)).toEqual(
    expect.arrayContaining(peers),
  )
})

test('behavior: files with React start with "use client", core files do not', () => {
  const hooks =
    /\b(useState|useEffect|useRef|useContext|createContext|useSyncExternalStore|useMutation|useQuery|useInfiniteQuery|useConfig|useConnection|useId)\b/
  for (const [path, source] of sources) {
    const isClient = source.startsWith("'use client'\n")
    if (path.endsWith('.tsx') || hooks.test(source))
      expect({ path, isClient }).toEqual({ path, isClient: true })
    if (/^(rpc|steps|query|errors|core)/.test(path))
      expect({ path, isClient }).toEqual({ path, isClient: false })
    const exportsAll = isClient && /^export \*/m.test(source)
    expect({ path, exportsAll }).toEqual({ path, exportsAll: false })
  }
})

test('behavior: core files do not import React', () => {
  for (const [path, source] of sources)
    if (/^(rpc|steps|query|errors|core)/.test(path))
      expect({ path, from: findImports(source) }).toEqual({
        path,
        from: findImports(source).filter(
          (from) => !/^(react|react-dom)\b/.test(from),
        ),
      })
})

test('behavior: no file imports chain lists or account abstraction from viem', () => {
  const heavy =
    /^viem\/(chains|account-abstraction|zksync|op-stack|celo|ens|siwe)$/
  for (const [path, source] of sources)
    expect({
      path,
      heavy: findImports(source).filter((it) => heavy.test(it)),
    }).toEqual({ path, heavy: [] })
})

test('behavior: peers have no upper bound within a major, and React starts at 18.3', () => {
  for (const [name, range] of Object.entries(own.peerDependencies)) {
    // The next major version of a shared peer can break MarketKit.
    const bound = peers.includes(name)
      ? /^\^\d+(\.\d+)*( \|\| \^\d+)*$/
      : /^>=\d+(\.\d+)*$/
    expect({ name, range }).toEqual({
      name,
      range: expect.stringMatching(bound),
    })
  }
  expect(own.peerDependencies.react).toBe('^18.3.1 || ^19')
})

const program = `
import * as builder from './src/builder.ts'
import * as core from './src/core.ts'
import * as kit from './src/index.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const client = core.createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'https://market.example',
})
const price = createElement(kit.Price, {
  amount: '1',
  currency: { symbol: 'USDC', decimals: 6 },
})
export const html = renderToString(
  createElement(kit.MarketKitProvider, { client, locale: 'en' }, price),
)
export const missing = [builder, core, kit].flatMap((entry) =>
  Object.keys(entry).filter((it) => entry[it] === undefined),
)
`

test('behavior: a production build has all exports and renders without a window', async () => {
  expect(typeof window).toBe('undefined')
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: process.cwd() },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    minify: true,
    packages: 'external',
    platform: 'node',
    write: false,
  })
  const folder = mkdtempSync(join(tmpdir(), 'marketkit-built-'))
  try {
    symlinkSync(
      join(process.cwd(), 'node_modules'),
      join(folder, 'node_modules'),
    )
    const file = join(folder, 'kit.mjs')
    writeFileSync(file, outputFiles[0]?.contents ?? '')
    const built = await import(/* @vite-ignore */ pathToFileURL(file).href)
    expect(built.missing).toEqual([])
    expect(built.html).toContain('0.000001')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
