import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { table } from '../service/table.js'

const widgets = [
  'CollectibleCard',
  'CollectibleGrid',
  'BuyDialog',
  'ListDialog',
  'CancelDialog',
  'FlowNotices',
  'StepsProgress',
]

const peers = ['react', 'react-dom', 'wagmi', 'viem', '@tanstack/react-query']

/** What a page loads first for each widget alone, kB gzip. */
export async function reportBytes(): Promise<string> {
  const rows: string[][] = []
  for (const widget of widgets)
    rows.push([
      widget,
      await bytesOf(`export { ${widget} } from './src/index'`),
    ])
  rows.push([
    'the stylesheet',
    await bytesOf("@import './src/styles.css'", 'css'),
  ])
  return table(['widget', 'kB, gzip, peers outside'], rows)
}

async function bytesOf(contents: string, loader: 'ts' | 'css' = 'ts') {
  const { metafile, outputFiles } = await build({
    stdin: { contents, loader, resolveDir: process.cwd() },
    bundle: true,
    external: peers.flatMap((peer) => [peer, `${peer}/*`]),
    format: 'esm',
    logLevel: 'error',
    metafile: true,
    minify: true,
    outdir: 'out',
    splitting: loader === 'ts',
    write: false,
  })
  const outputs = Object.entries(metafile.outputs)
  const first = new Set<string>()
  const add = (name: string) => {
    if (first.has(name)) return
    first.add(name)
    for (const it of metafile.outputs[name]?.imports ?? [])
      if (it.kind === 'import-statement' && !it.external) add(it.path)
  }
  const entry = outputs.find(([, { entryPoint }]) => entryPoint)?.[0]
  if (entry) add(entry)
  const bytes = outputFiles
    .filter(({ path }) => [...first].some((name) => path.endsWith(name)))
    .reduce((sum, file) => sum + gzipSync(file.contents).length, 0)
  return (bytes / 1000).toFixed(1)
}
