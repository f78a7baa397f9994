import { join } from 'node:path'
import { build } from 'esbuild'

/** The folder of the bundled shop. */
export const shopFolder = join('.cache', 'shop')

/** Bundles the page of the demo shop, in a second or two. */
export async function bundleShop(): Promise<void> {
  await build({
    entryPoints: ['stories/shop/page.tsx'],
    outdir: shopFolder,
    bundle: true,
    define: {
      'import.meta.env': JSON.stringify({ DEV: false, MODE: 'production' }),
      'process.env.NODE_ENV': '"production"',
    },
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    logLevel: 'error',
    minify: true,
    splitting: true,
    target: 'es2022',
  })
}
