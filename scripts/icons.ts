import { writeFileSync } from 'node:fs'

/**
 * Writes the icons of the widgets and those of the stories. Every icon is one path, so
 * that an app downloads only the shapes it shows.
 */
const files: Record<string, readonly string[]> = {
  'src/components/icon/icons.ts': [
    'ArrowDown',
    'ArrowDownUp',
    'ArrowLeft',
    'ArrowUp',
    'Box',
    'BrushCleaning',
    'Check',
    'ChevronDown',
    'ChevronLeft',
    'ChevronRight',
    'CircleExclamationPoint',
    'Clock',
    'CloudOff',
    'CodeXml',
    'Copy',
    'EighthNotes',
    'ExternalLink',
    'Eye',
    'EyeOff',
    'File',
    'Film',
    'Grid2x2',
    'Grid3x3',
    'ImageOff',
    'Inbox',
    'Maximize2',
    'Minus',
    'Play',
    'Plus',
    'RotateCcwClock',
    'Search',
    'SearchX',
    'ShieldCheck',
    'ShieldExclamationPoint',
    'ShieldQuestionMark',
    'ShoppingCart',
    'SlidersHorizontal',
    'Tag',
    'Wallet',
    'WifiOff',
    'X',
  ],
  'stories/support/icons.ts': ['Heart', 'Moon', 'Sun'],
}

/** Icons that are mirrored in right-to-left text. */
const mirrored = [
  'ArrowLeft',
  'ChevronLeft',
  'ChevronRight',
  'ExternalLink',
  'ShoppingCart',
]

const icons = new URL('../esm/icons', import.meta.resolve('lucide-react')).href

type Shape = [tag: string, attributes: Record<string, string>]

/** Converts a shape to a path. */
function toPath([tag, at]: Shape): string {
  const number = (name: string) => Number(at[name] ?? 0)
  switch (tag) {
    case 'path':
      return toAbsoluteStart(at.d ?? '')
    case 'circle': {
      const r = number('r')
      const arc = `a${r} ${r} 0 1 0`
      return `M${number('cx') - r} ${number('cy')}${arc} ${2 * r} 0${arc}-${2 * r} 0`
    }
    case 'line':
      return `M${at.x1} ${at.y1}L${at.x2} ${at.y2}`
    case 'polyline':
      return `M${at.points}`
    case 'polygon':
      return `M${at.points}Z`
    case 'rect': {
      const [width, height] = [number('width'), number('height')]
      const r = number('rx')
      const corner = (x: string, y: string) =>
        r ? `a${r} ${r} 0 0 1 ${x}${r} ${y}${r}` : ''
      return [
        `M${number('x') + r} ${number('y')}h${width - 2 * r}${corner('', '')}`,
        `v${height - 2 * r}${corner('-', '')}h-${width - 2 * r}`,
        `${corner('-', '-')}v-${height - 2 * r}${corner('', '-')}z`,
      ].join('')
    }
    default:
      throw new Error(`Cannot draw <${tag}> as a path.`)
  }
}

/** Paths are joined, so the first point of each must not be relative. */
function toAbsoluteStart(path: string): string {
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`
  const start = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(.*)$`)
  const [, x, y, rest = ''] = start.exec(path) ?? []
  if (x === undefined) return path
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}

function toSlug(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([a-zA-Z])(\d)/, '$1-$2')
    .toLowerCase()
}

async function readShapes(name: string): Promise<readonly Shape[]> {
  const slug = toSlug(name)
  const { __iconData: data } = await import(`${icons}/${slug}.mjs`)
  if (!data) throw new Error(`${slug} is an alias: use the icon's own name.`)
  return data.node
}

for (const [file, names] of Object.entries(files)) {
  const from = file.startsWith('stories') ? '../../src/components/icon/' : './'
  const lines = await Promise.all(
    names.map(async (name) => {
      const path = (await readShapes(name)).map(toPath).join('')
      const mirrors = mirrored.includes(name) ? `  'mirrors',\n` : ''
      return `export const ${name} = /* @__PURE__ */ createIcon(\n  '${path}',\n${mirrors})`
    }),
  )
  writeFileSync(
    file,
    `// Written by scripts/icons.ts from Lucide's icons; see THIRD-PARTY-NOTICES.md.
import { createIcon } from '${from}createIcon.js'

${lines.join('\n')}
`,
  )
}
