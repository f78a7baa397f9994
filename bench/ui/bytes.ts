import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { table } from '../service/table.js'
import { installPeer, peerName } from './peer.js'

/** Widgets, and the parts of the stylesheet that they alone are made of. */
const widgets = {
  CollectibleCard: ['price', 'card'],
  CollectibleGrid: ['price', 'card', 'grid'],
  BuyDialog: ['price', 'card', 'dialog', 'flow', 'steps'],
  ListDialog: ['price', 'card', 'dialog', 'flow', 'steps', 'form'],
  CancelDialog: ['price', 'card', 'dialog', 'flow', 'steps'],
  CartDrawer: ['price', 'card', 'dialog', 'flow', 'steps', 'cart'],
  CollectionFilters: ['price', 'filters'],
  CollectibleView: ['price', 'card', 'media', 'table', 'view'],
  FlowNotices: ['price', 'card', 'notices'],
  StepsProgress: ['steps'],
} as const

const peers = ['react', 'react-dom', 'wagmi', 'viem', '@tanstack/react-query']

/** What a page loads first for each widget alone, kB gzip. */
export async function reportBytes(): Promise<string> {
  const rows: string[][] = []
  for (const [widget, styles] of Object.entries(widgets))
    rows.push([
      widget,
      await bytesOf(`export { ${widget} } from 'marketkit'`),
      await bytesOf(importsOf(['tokens', 'controls', ...styles]), 'css'),
    ])
  rows.push([
    'all of them',
    await bytesOf("export * from 'marketkit'"),
    await bytesOf("@import './src/styles.css';", 'css'),
  ])
  rows.push([
    'reservoir-kit, its BuyModal',
    await bytesOf(
      `export { BuyModal } from '${peerName}'`,
      'ts',
      installPeer(),
    ),
    'in its script',
  ])
  return table(['widget', 'script, kB', 'styles, kB'], rows)
}

function importsOf(styles: readonly string[]): string {
  return styles.map((it) => `@import './src/styles/${it}.css';`).join('\n')
}

async function bytesOf(
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
