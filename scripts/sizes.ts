import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'

/** The bytes a consumer pays, gzip, peers external: budgets in bytes. */
const budgets = [
  {
    name: 'the client alone',
    code: "export { createMarketplaceClient } from 'marketkit/core'",
    budget: 5_000,
    without: /\/(components|hooks|steps|query)\//,
  },
  {
    name: 'one read hook with its client',
    code: "export { useFloorOrder } from 'marketkit'; export { createMarketplaceClient } from 'marketkit/core'",
    budget: 6_000,
    without: /\/(components|steps)\//,
  },
  {
    name: 'BuyDialog with engine',
    code: "export { BuyDialog } from 'marketkit'",
    budget: 40_000,
    without: /\/components\/(ListDialog|CancelDialog|CollectibleGrid)\//,
  },
  {
    name: 'everything',
    code: "export * from 'marketkit'; export * from 'marketkit/core'",
    budget: 70_000,
    without: /\/service\//,
  },
]
const stylesheetBudget = 6_000

const peers = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/.*)?$/

type Bundle = { bytes: number; modules: string[] }

async function withEsbuild(code: string, folder: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'error',
    external: ['react', 'react-dom', 'wagmi', 'viem', '@tanstack/react-query'],
  })
  const outputs = Object.values(metafile.outputs)
  return {
    bytes: gzipSync(outputFiles[0]?.contents ?? '').length,
    modules: outputs.flatMap(({ inputs }) =>
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => `/${path}`),
    ),
  }
}

async function withRolldown(code: string, folder: string): Promise<Bundle> {
  const entry = `${folder}/entry.js`
  const bundle = await rolldown({
    input: entry,
    external: peers,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  return {
    bytes: gzipSync(chunks.map(({ code }) => code).join('')).length,
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([path]) => path),
    ),
  }
}

/** One line of the table. */
export type Size = {
  name: string
  bundler: string
  bytes: number
  budget: number
  /** Modules that must not be in it. */
  intruders: string[]
}

/** Measures what is installed in `folder`. */
export async function measureSizes(
  folder: string,
  stylesheet: Uint8Array,
): Promise<Size[]> {
  const sizes: Size[] = []
  for (const { name, code, budget, without } of budgets)
    for (const [bundler, bundle] of [
      ['esbuild', withEsbuild],
      ['rolldown', withRolldown],
    ] as const) {
      const { bytes, modules } = await bundle(code, folder)
      const intruders = modules.filter(
        (path) => path.includes('/marketkit/dist/') && without.test(path),
      )
      sizes.push({ name, bundler, bytes, budget, intruders })
    }
  sizes.push({
    name: 'stylesheet',
    bundler: '–',
    bytes: gzipSync(stylesheet).length,
    budget: stylesheetBudget,
    intruders: [],
  })
  return sizes
}
