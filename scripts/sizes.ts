import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { measureDisk } from './diskSizes.js'

/** An import of a consumer, and its budget in bytes. */
type Budget = {
  name: string
  code: string
  /** Maximum bytes with rolldown, which Vite uses: gzip, peers external. */
  budget: number
  /** Whether the budget counts the first load or everything. */
  counts: 'first' | 'all'
  /**
   * Name of the row to subtract, because every consumer has those bytes
   * already.
   */
  minus?: string
  /** Modules that must not be included. */
  without: RegExp
  /** Modules that must be included. */
  within?: RegExp[]
  /** Factor for esbuild. @default 1.2 */
  esbuild?: number
  /** Maximum number of files of the first load with rolldown. */
  files?: number
}

const client = 'the client alone'
const engine = 'buy, list, cancel, executeSteps, resumeFlows'
const from = (names: string) => `export { ${names} } from 'marketkit/core'`

const budgets: Budget[] = [
  {
    name: client,
    code: from('createMarketplaceClient'),
    budget: 3_600,
    counts: 'all',
    without: /\/(components|hooks|steps|query)\//,
  },
  {
    name: 'one read hook with its client',
    code: `export { useFloorOrder } from 'marketkit'; ${from('createMarketplaceClient')}`,
    budget: 7_700,
    counts: 'all',
    without: /\/(components|steps)\//,
  },
  {
    name: 'the engine with its journal',
    code: from(engine),
    budget: 10_500,
    counts: 'first',
    minus: client,
    without: /\/(components|hooks|query)\//,
    within: [/journal\/readRecords\.js/, /journal\/store\.js/],
  },
  {
    name: 'all of the engine',
    code: from(engine),
    budget: 57_500,
    counts: 'all',
    minus: client,
    without: /\/(components|hooks|query)\//,
    within: [
      /flows\/runFlow\.js/,
      /simulate\/simulate\.js/,
      /seaportCalls\.js/,
    ],
  },
  {
    name: 'useBuy',
    code: "export { useBuy } from 'marketkit'",
    budget: 11_500,
    counts: 'first',
    without: /\/components\//,
    // esbuild writes many small files, with schemas of operations that are not
    // called.
    esbuild: 1.25,
  },
  {
    name: 'BuyDialog, until its button can be drawn',
    code: "export { BuyDialog } from 'marketkit'",
    budget: 6_550,
    counts: 'first',
    without: /\/components\/(ListDialog|CancelDialog|CollectibleGrid)\//,
  },
  {
    name: 'BuyDialog, all of a purchase',
    code: "export { BuyDialog } from 'marketkit'",
    budget: 103_000,
    counts: 'all',
    without: /\/components\/(ListDialog|CancelDialog|CollectibleGrid)\//,
    within: [/BuyDialogBody\.js/, /flows\/runFlow\.js/, /followFlow\.js/],
  },
  {
    name: 'FlowNotices, without a notice',
    code: "export { FlowNotices } from 'marketkit'",
    budget: 6_850,
    counts: 'first',
    without: /\/components\/(BuyDialog|CollectibleGrid)\//,
  },
  {
    name: 'CollectibleGrid',
    code: "export { CollectibleGrid } from 'marketkit'",
    budget: 28_000,
    counts: 'first',
    without: /\/(steps\/guard|components\/BuyDialog)\//,
    // esbuild loads code that lazy dialogs share with the grid at once.
    esbuild: 1.392,
  },
  {
    name: 'Marketplace',
    code: "export { Marketplace } from 'marketkit'",
    budget: 62_000,
    counts: 'first',
    files: 15,
    without: /\/(service|locales)\//,
  },
  {
    name: 'one language',
    code: "export { ar } from 'marketkit/locales'",
    budget: 12_210,
    esbuild: 1.248,
    counts: 'all',
    without: /\/(components|hooks|steps|query)\/|locales\/(de|es|ja)/,
  },
  {
    name: 'all of marketkit/builder',
    code: "export * from 'marketkit/builder'",
    budget: 15_450,
    counts: 'first',
    without: /\/(steps|service|locales)\//,
  },
  {
    name: 'everything',
    code: "export * from 'marketkit'; export * from 'marketkit/core'; export * from 'marketkit/builder'",
    budget: 123_500,
    counts: 'first',
    without: /\/service\//,
  },
]
/** Budgets of the stylesheets, in bytes (gzip). */
const stylesheets = { 'styles.css': 16_500, 'styles/BuyDialog.css': 6_150 }

/**
 * esbuild may use a fifth more, because it loads code shared by lazy parts at
 * once.
 */
const esbuildAllowance = 1.2

const peers = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/.*)?$/

type Chunk = {
  bytes: number
  /**
   * Chunks that it imports statically, and chunks that it imports with
   * `import()`.
   */
  imports: string[]
  lazy: string[]
  /** Paths of its modules. */
  modules: string[]
}
type Bundle = { chunks: Map<string, Chunk>; entry: string | undefined }

/**
 * Splits chunks only if the first load is counted: with splitting, esbuild
 * keeps the lazy parts of unused functions, and the code they share with the
 * entry.
 */
async function withEsbuild(
  code: string,
  folder: string,
  counts: Budget['counts'],
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    splitting: counts === 'first',
    outdir: folder,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'error',
    external: ['react', 'react-dom', 'wagmi', 'viem', '@tanstack/react-query'],
  })
  const outputs = Object.entries(metafile.outputs)
  const getContents = (path: string) =>
    outputFiles.find((file) => file.path.endsWith(`/${path}`))?.contents
  return {
    chunks: new Map(
      outputs.map(([path, { imports, inputs }]) => [
        path,
        {
          bytes: gzipSync(getContents(path) ?? '').length,
          imports: imports
            .filter(({ kind }) => kind === 'import-statement')
            .map((it) => it.path),
          lazy: imports
            .filter(({ kind }) => kind === 'dynamic-import')
            .map((it) => it.path),
          modules: Object.entries(inputs)
            .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
            .map(([path]) => `/${path}`),
        },
      ]),
    ),
    entry: outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>')?.[0],
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
    chunks: new Map(
      chunks.map(({ code, dynamicImports, fileName, imports, modules }) => [
        fileName,
        {
          bytes: gzipSync(code).length,
          imports,
          lazy: dynamicImports,
          modules: Object.entries(modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([path]) => path),
        },
      ]),
    ),
    entry: chunks.find(({ facadeModuleId }) => facadeModuleId === entry)
      ?.fileName,
  }
}

/**
 * Returns the chunks that load with the entry, and optionally those that it
 * loads later. Leaves out chunks that nothing loads.
 */
function reach({ chunks, entry = '' }: Bundle, withLazy: boolean): Chunk[] {
  const reached = new Map<string, Chunk>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || reached.has(name)) return
    reached.set(name, chunk)
    chunk.imports.forEach(visit)
    if (withLazy) chunk.lazy.forEach(visit)
  }
  visit(entry)
  return [...reached.values()]
}

function sumBytes(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Paths of our own modules in chunks. */
function ours(chunks: readonly Chunk[]): string[] {
  return chunks
    .flatMap(({ modules }) => modules)
    .filter((path) => path.includes('/marketkit/dist/'))
}

/** One line of the table. */
export type Size = {
  name: string
  bundler: string
  /** Bytes of the first load. */
  first: number
  /** Bytes with all lazy parts. */
  all: number
  /** The one of the two that the budget limits. */
  bytes: number
  budget: number
  /** Number of files of the first load, and its maximum. */
  files: number
  mostFiles?: number | undefined
  /** Modules that must not be included, and patterns of missing ones. */
  misplaced: string[]
}

/** Measures the package that is installed in `folder`. */
export async function measureSizes(folder: string): Promise<Size[]> {
  const sizes: Size[] = []
  for (const { name, code, counts, minus, within, without, ...row } of budgets)
    for (const [bundler, bundle, allowance] of [
      ['esbuild', withEsbuild, row.esbuild ?? esbuildAllowance],
      ['rolldown', withRolldown, 1],
    ] as const) {
      const budget = Math.round(row.budget * allowance)
      const built = await bundle(code, folder, counts)
      const less = sizes.find(
        (size) => size.name === minus && size.bundler === bundler,
      )
      const loadedFirst = reach(built, false)
      const loaded = reach(built, true)
      const first = sumBytes(loadedFirst) - (less?.first ?? 0)
      const all = sumBytes(loaded) - (less?.all ?? 0)
      const [bytes, counted] =
        counts === 'first' ? [first, loadedFirst] : [all, loaded]
      const intruders = ours(loaded).filter((path) => without.test(path))
      const missing = (within ?? []).filter(
        (part) => !ours(counted).some((path) => part.test(path)),
      )
      const misplaced = [...intruders, ...missing.map((it) => `no ${it}`)]
      const files = loadedFirst.length
      const mostFiles = bundler === 'rolldown' ? row.files : undefined
      const found = { first, all, bytes, budget, files, mostFiles, misplaced }
      sizes.push({ name, bundler, ...found })
    }
  for (const [name, budget] of Object.entries(stylesheets)) {
    const path = join(folder, 'node_modules/marketkit/dist', name)
    const bytes = gzipSync(readFileSync(path)).length
    const size = { first: bytes, all: bytes, bytes, budget, files: 1 }
    sizes.push({ name, bundler: '–', ...size, misplaced: [] })
  }
  for (const { bytes, ...row } of measureDisk(folder))
    sizes.push({ ...row, bundler: '–', first: bytes, all: bytes, bytes })
  return sizes
}
