import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { createConfig, custom } from 'wagmi'
import { anvil } from 'wagmi/chains'
import { RequestError } from '../../../src/errors.js'
import type { Intent } from '../../../src/steps/model/intent.js'
import { lazy } from '../../../src/steps/platform/lazy.js'

test('default: loads once', async () => {
  let loads = 0
  const load = lazy(async () => ++loads)
  expect([await load(), await load()]).toEqual([1, 1])
})

test('behavior: a call after a failed load loads again', async () => {
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

const folders: string[] = []
let chunks: { fileName: string; dynamicImports: string[]; code: string }[]

/** Bundles the engine with these exports, in chunks. */
async function bundled(names: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marketkit-chunks-'))
  folders.push(folder)
  const entry = resolve('src/core.entry.js')
  const bundle = await rolldown({
    input: { core: entry },
    logLevel: 'silent',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) =>
          id === entry
            ? id
            : /^[./]/.test(id)
              ? null
              : { id: import.meta.resolve(id), external: true },
        load: (id) =>
          id === entry ? `export { ${names} } from './core.js'` : null,
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
  return folder
}
afterAll(async () => {
  for (const folder of folders)
    await rm(folder, { recursive: true, force: true })
})

/** Runs a step while a chunk of the engine is missing. */
async function runWithout(part: string, review: boolean) {
  const folder = await bundled(
    'createMarketplaceClient, executeSteps, resumeFlows, verifySteps',
  )
  await rm(join(folder, part))
  const core: Pick<
    typeof import('../../../src/core.js'),
    'createMarketplaceClient' | 'executeSteps' | 'resumeFlows' | 'verifySteps'
  > = await import(pathToFileURL(join(folder, 'core.mjs')).href)
  const told: string[] = []
  const config = createConfig({
    chains: [anvil],
    transports: { [anvil.id]: custom({ request: async () => '0x1' }) },
  })
  const account = '0x0000000000000000000000000000000000000a11' as const
  const client = core.createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'https://market.example',
    networks: { [anvil.id]: 'local' },
  })
  const chainId = anvil.id
  const intent = {
    ...{ account, chainId, kind: 'cancel', orderId: '1' },
    collection: account,
    marketplace: 'service_marketplace_v2',
  } as unknown as Intent
  const run = core.executeSteps(config, {
    ...(review
      ? { intent, onReview: () => true, policy: 'confirm' as const }
      : { policy: 'off' as const }),
    ...{ account, chainId, client },
    steps: [{ id: 'buy', to: '0x0000000000000000000000000000000000000b0b' }],
    onEvent: ({ type }) => told.push(type),
  })
  return { account, client, config, core, intent, run, told }
}

test('behavior: the chunk that prompts loads no other chunk', async () => {
  await bundled('executeSteps')
  const [runtime] = chunks.filter(({ fileName }) => fileName === 'runtime.mjs')
  expect(runtime?.code).toContain('eth_sendTransaction')
  expect(runtime?.dynamicImports).toEqual([])
})

const missing = { name: 'RequestError', reason: 'network' }

test('behavior: a missing chunk stops a flow before any prompt', async () => {
  const { account, client, config, core, run, told } = await runWithout(
    'runtime.mjs',
    false,
  )
  await expect(run).rejects.toMatchObject(missing)
  expect(told).toEqual([])
  // A page without open flows never loads the chunk.
  expect(await core.resumeFlows(config, { account, client })).toEqual([])
})

test('behavior: the chunk that prompts contains the guard', async () => {
  await bundled('executeSteps')
  const [runtime] = chunks.filter(({ fileName }) => fileName === 'runtime.mjs')
  for (const sign of ['BulkOrder', 'eth_simulateV1', 'incrementCounter'])
    expect(runtime?.code).toContain(sign)
})

test('behavior: without the guard, a flow prompts nothing even if `onReview` agrees', async () => {
  const { core, intent, run, told } = await runWithout('runtime.mjs', true)
  await expect(run).rejects.toMatchObject(missing)
  expect(told).toEqual([])
  await expect(core.verifySteps({ intent, steps: [] })).rejects.toMatchObject(
    missing,
  )
})
