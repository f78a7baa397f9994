import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bundles code of the service as a Worker of a page would load it. */
async function bundle(...files: string[]) {
  const { metafile, outputFiles } = await build({
    bundle: true,
    // PGlite itself imports modules of Node, if it runs there.
    external: ['@electric-sql/pglite'],
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    minify: true,
    platform: 'browser',
    stdin: {
      contents: files
        .map((file) => `export * from './src/service/${file}.js'`)
        .join('\n'),
      resolveDir: process.cwd(),
    },
    write: false,
  })
  const inputs = Object.keys(metafile.inputs)
  return { inputs, bytes: outputFiles[0]?.contents.length ?? 0 }
}

test('behavior: the service and a world bundle for a page, without Node', async () => {
  const { inputs } = await bundle(
    'createService',
    'web/index',
    'world/buildWorld',
  )
  expect(inputs.filter((it) => it.includes('service/node/'))).toEqual([])
  expect(inputs.some((it) => it.includes('@ethereumjs/vm'))).toBe(true)
})

test('behavior: a bundle that imports Node modules fails', async () => {
  await expect(bundle('node/world/startWorld')).rejects.toThrow(/node:/)
})

test('behavior: a service without the chain does not bundle the EVM', async () => {
  const { inputs } = await bundle('createService', 'world/buildWorld')
  expect(inputs.filter((it) => it.includes('@ethereumjs'))).toEqual([])
})
