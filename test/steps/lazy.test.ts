import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfig, custom } from 'wagmi'
import { anvil } from 'wagmi/chains'
import { RequestError } from '../../src/errors.js'
import { lazy } from '../../src/steps/lazy.js'

test('default: loads once', async () => {
  let loads = 0
  const load = lazy(async () => ++loads)
  expect([await load(), await load()]).toEqual([1, 1])
})

test('behavior: what cannot be loaded is tried again', async () => {
  let loads = 0
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const load = lazy(async () => {
    if (++loads === 1) throw cause
    return loads
  })
  const error = await load().catch((it: unknown) => it)
  expect(error).toBeInstanceOf(RequestError)
  expect(error).toMatchObject({ reason: 'network', cause })
  expect(String(error)).toMatchInlineSnapshot(`
    "RequestError: A part of MarketKit could not be reached.

    Details: Failed to fetch dynamically imported module"
  `)
  expect(await load()).toBe(2)
})

let folder: string
let chunks: { fileName: string; dynamicImports: string[]; code: string }[]

/** The engine as an app has it: in chunks. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketkit-chunks-'))
  const entry = resolve('src/core.ts')
  const bundle = await rolldown({
    input: entry,
    logLevel: 'silent',
    plugins: [
      {
        name: 'externals',
        resolveId: (id) =>
          /^[./]/.test(id)
            ? null
            : { id: import.meta.resolve(id), external: true },
      },
    ],
  })
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  })
  await bundle.close()
  chunks = output.filter((file) => file.type === 'chunk')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('behavior: what prompts needs nothing more to be loaded', () => {
  const [hands] = chunks.filter(({ fileName }) => fileName === 'hands.mjs')
  expect(hands?.code).toContain('eth_sendTransaction')
  expect(hands?.dynamicImports).toEqual([])
})

test('behavior: a part that is missing stops a flow before any prompt', async () => {
  await rm(join(folder, 'hands.mjs'))
  expect(await readdir(folder)).toContain('core.mjs')
  const core: typeof import('../../src/core.js') = await import(
    pathToFileURL(join(folder, 'core.mjs')).href
  )
  const asked: string[] = []
  const config = createConfig({
    chains: [anvil],
    transports: { [anvil.id]: custom({ request: async () => '0x1' }) },
  })
  const account = '0x0000000000000000000000000000000000000a11'
  const client = core.createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'https://market.example',
    networks: { [anvil.id]: 'local' },
  })
  const run = core.executeSteps(config, {
    account,
    chainId: anvil.id,
    client,
    steps: [{ id: 'buy', to: '0x0000000000000000000000000000000000000b0b' }],
    onEvent: ({ type }) => asked.push(type),
  })
  await expect(run).rejects.toMatchObject({
    name: 'RequestError',
    reason: 'network',
  })
  expect(asked).toEqual([])
  // A page that has nothing open never needs it.
  expect(await core.resumeFlows(config, { account, client })).toEqual([])
})
