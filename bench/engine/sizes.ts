import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { table } from '../service/table.js'

const engines = [
  [
    'MarketKit, `buy` and its client',
    "export { buy } from './src/core.ts'; export { createMarketplaceClient } from './src/core.ts'",
  ],
  [
    'reservoir-sdk, `createClient` with `buyToken`',
    "export { createClient } from '@reservoir0x/reservoir-sdk'",
  ],
] as const

const peers = ['viem', 'wagmi', 'react', '@tanstack/react-query']

async function measureBytes(
  contents: string,
  external: string[],
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external,
    write: false,
    logLevel: 'error',
  })
  return (gzipSync(outputFiles[0]?.contents ?? '').length / 1_000).toFixed(1)
}

/** Returns a table of what a page loads for each engine, in kB gzip. */
export async function reportSizes(): Promise<string> {
  const rows: string[][] = []
  for (const [name, code] of engines)
    rows.push([
      name,
      await measureBytes(code, peers),
      await measureBytes(code, []),
    ])
  return table(
    ['engine', 'peers outside, kB', 'with all of viem it takes, kB'],
    rows,
  )
}
