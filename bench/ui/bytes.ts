import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { planWidgetStyles } from '../../scripts/widgetStyles.js'
import { table } from '../service/table.js'
import { installPeer, peerName } from './peer.js'

const widgets = [
  'CollectibleCard',
  'CollectibleGrid',
  'BuyDialog',
  'ListDialog',
  'CancelDialog',
  'CartDrawer',
  'CollectionFilters',
  'CollectibleView',
  'FlowNotices',
  'StepsProgress',
]

const peers = ['react', 'react-dom', 'wagmi', 'viem', '@tanstack/react-query']

/** Returns a table of the first load of each widget, in kB gzip. */
export async function reportBytes(): Promise<string> {
  const rows: string[][] = []
  const styles = await planWidgetStyles()
  for (const widget of widgets) {
    const imports = styles
      .get(widget)
      ?.map(({ path }) => `@import './${path}';`)
    rows.push([
      widget,
      await measureBytes(`export { ${widget} } from 'marketkit'`),
      await measureBytes(imports?.join('\n') ?? '', 'css'),
    ])
  }
  rows.push([
    'all of them',
    await measureBytes("export * from 'marketkit'"),
    await measureBytes("@import './src/styles.css';", 'css'),
  ])
  rows.push([
    'reservoir-kit, its BuyModal',
    await measureBytes(
      `export { BuyModal } from '${peerName}'`,
      'ts',
      installPeer(),
    ),
    'in its script',
  ])
  return table(['widget', 'script, kB', 'styles, kB'], rows)
}

async function measureBytes(
  contents: string,
  loader: 'ts' | 'css' = 'ts',
  resolveDir = process.cwd(),
) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, loader, resolveDir },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
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
  const entry = outputs.find(([, it]) => it.entryPoint === '<stdin>')?.[0]
  if (entry) add(entry)
  const bytes = outputFiles
    .filter(({ path }) => [...first].some((name) => path.endsWith(name)))
    .reduce((sum, file) => sum + gzipSync(file.contents).length, 0)
  return (bytes / 1000).toFixed(1)
}
