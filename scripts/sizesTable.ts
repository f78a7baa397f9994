import type { Size } from './sizes.js'

/** The rows that the README shows, and the name of each there. */
const shown = new Map([
  ['the client alone', 'the client'],
  ['one read hook with its client', '`useFloorOrder` and the client'],
  ['useBuy', '`useBuy`'],
  [
    'BuyDialog, until its button can be drawn',
    '`BuyDialog`, until its button shows',
  ],
  ['BuyDialog, all of a purchase', '`BuyDialog`, a whole purchase'],
  ['CollectibleGrid', '`CollectibleGrid`'],
  ['Marketplace', '`Marketplace`'],
  ['one language', 'one more language'],
  ['styles.css', 'the whole stylesheet'],
  ['styles/BuyDialog.css', 'the stylesheet of `BuyDialog`'],
])

const marked =
  /(<!-- sizes: written by `npm run test:package -- --write` -->\n)[\s\S]*?(<!-- \/sizes -->)/

/** How far a number of the README may be from the measured one. */
const tolerance = 0.05

/** Returns the README with the measured sizes in its table. */
export function withSizes(readme: string, sizes: readonly Size[]): string {
  const rows = pickRows(sizes).map(({ bytes, title }) => [
    title,
    `${(bytes / 1000).toFixed(1)} kB`,
  ])
  const lines = [['import', 'gzip'], ['---', '--:'], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |\n`,
  )
  return readme.replace(
    marked,
    (_, begin: string, end: string) => `${begin}\n${lines.join('')}\n${end}`,
  )
}

/**
 * Returns the rows of the README that are missing, or off by more than a
 * twentieth: not each byte must change the page.
 */
export function findStaleSizes(
  readme: string,
  sizes: readonly Size[],
): string[] {
  const table = marked.exec(readme)?.[0] ?? ''
  return pickRows(sizes)
    .filter(({ bytes, title }) => {
      const line = table.split('\n').find((it) => it.startsWith(`| ${title} |`))
      const told = Number(/([\d.]+) kB/.exec(line ?? '')?.[1]) * 1000
      return !(Math.abs(told - bytes) <= bytes * tolerance)
    })
    .map(({ bytes, title }) => `${title}: ${bytes} bytes`)
}

function pickRows(sizes: readonly Size[]) {
  return sizes.flatMap(({ bundler, bytes, name }) => {
    const title = bundler === 'esbuild' ? undefined : shown.get(name)
    return title ? [{ bytes, title }] : []
  })
}
