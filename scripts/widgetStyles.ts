import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, transform } from 'esbuild'
import { registerColors } from './registerColors.js'

const wholeSheet = 'src/styles.css'

/** Widgets that hosts put into another widget, which styles them. */
const slots: Record<string, readonly string[]> = {
  BrowseToolbar: ['CartButton', 'CollectionFiltersSheet', 'PendingFlows'],
}

/** One `@import` line of `src/styles.css`, and the file it imports. */
type StyleFile = { line: string; path: string }

/** Returns the files of the whole stylesheet, in the order of the cascade. */
export function readStyleFiles(): StyleFile[] {
  const imports = readFileSync(wholeSheet, 'utf8').matchAll(
    /^@import "(.+?)"[^;]*;$/gm,
  )
  return [...imports].map(([line, path = '']) => ({
    line,
    path: join(dirname(wholeSheet), path),
  }))
}

/** Returns the source file of each component that `src/index.ts` exports. */
export function readWidgets(): Map<string, string> {
  const exports = readFileSync('src/index.ts', 'utf8').matchAll(
    /export \{([^}]+)\} from '\.\/(components\/\w+\/([A-Z]\w*))\.js'/g,
  )
  return new Map(
    [...exports].flatMap(([, names = '', path, widget = '']) =>
      names.split(',').some((name) => name.trim() === widget)
        ? [[widget, `src/${path}.tsx`] as const]
        : [],
    ),
  )
}

/** Returns the classes that the top-level rules of a file start with. */
export function readStyledClasses(path: string): Set<string> {
  const css = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const classes = new Set<string>()
  // Whether each open block is a rule. Blocks of at-rules aren't.
  const blocks: boolean[] = []
  for (const part of css.match(/[^{};]*[{};]/g) ?? []) {
    const isRule = !part.trimStart().startsWith('@')
    if (part.endsWith('}')) blocks.pop()
    if (!part.endsWith('{')) continue
    if (isRule && !blocks.includes(true))
      for (const selector of part.split(/,(?![^(]*\))/)) {
        const subject = selector.replace(/:(has|not)\([^)]*\)/g, '')
        const [first] = subject.match(/(?<=\.)mk-[\w-]+/) ?? []
        if (first) classes.add(first)
      }
    blocks.push(isRule)
  }
  return classes
}

/** Returns the classes that a source file renders; `usePart` adds the `mk-`. */
export function readDrawnClasses(path: string): Set<string> {
  const source = readFileSync(path, 'utf8')
  const written = source.match(/(?<![\w-])mk-[a-z][\w-]*/g) ?? []
  const parts = source.matchAll(/\bname(?:: |=)["']([a-z][a-z-]*)["']/g)
  return new Set([...written, ...[...parts].map(([, name]) => `mk-${name}`)])
}

/** Returns our source files that each widget imports, also with `import()`. */
export async function readWidgetSources(
  widgets: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(widgets),
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    metafile: true,
    outdir: 'out',
    packages: 'external',
    write: false,
  })
  return new Map(
    Object.entries(metafile.outputs).map(([output, { inputs }]) => [
      output.slice('out/'.length, -'.js'.length),
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => path),
    ]),
  )
}

/**
 * Returns a stylesheet for each public widget, as `@import` lines of
 * `src/styles.css`: the global files, and each file with rules for a class that
 * the widget renders. A class belongs to the first file with a rule for it.
 */
export async function planWidgetStyles(): Promise<Map<string, StyleFile[]>> {
  const files = readStyleFiles()
  const owners = new Map<string, string>()
  for (const { path } of files)
    for (const name of isGlobal(path) ? [] : readStyledClasses(path))
      if (!owners.has(name)) owners.set(name, path)
  const sources = await readWidgetSources(readWidgets())
  return new Map(
    [...sources].map(([widget, paths]) => {
      const drawn = paths.flatMap((path) => [...readDrawnClasses(path)])
      const needed = new Set(drawn.map((name) => owners.get(name)))
      return [
        widget,
        files.filter(({ path }) => isGlobal(path) || needed.has(path)),
      ]
    }),
  )
}

/** Writes `styles.css`, and `styles/<Widget>.css` for each widget. */
export async function buildStyles(folder: string): Promise<void> {
  const whole = readFileSync(wholeSheet, 'utf8')
  const [layers = ''] = whole.match(/^@layer .+;$/m) ?? []
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const { code: colors } = await transform(registerColors(tokens), {
    loader: 'css',
    minify: true,
  })
  const write = async (
    name: string,
    contents: string,
    isLeftOut: (name: string) => boolean = () => false,
  ) => {
    const { outputFiles } = await build({
      stdin: { contents, loader: 'css', resolveDir: dirname(wholeSheet) },
      bundle: true,
      logLevel: 'error',
      minify: true,
      write: false,
    })
    const path = join(folder, `${name}.css`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(
      path,
      joinLayers(outputFiles[0]?.text ?? '', colors, isLeftOut),
    )
  }
  await write('styles', whole)
  const plan = await planWidgetStyles()
  const drawnBy = new Map(
    [...(await readWidgetSources(readWidgets()))].map(([widget, paths]) => [
      widget,
      new Set(paths.flatMap((path) => [...readDrawnClasses(path)])),
    ]),
  )
  const getDrawn = (widget: string) =>
    [widget, ...(slots[widget] ?? [])].flatMap((it) => [
      ...(drawnBy.get(it) ?? []),
    ])
  const known = new Set([...drawnBy.values()].flatMap((names) => [...names]))
  for (const [widget, files] of plan) {
    const drawn = new Set(getDrawn(widget))
    await write(
      `styles/${widget}`,
      [layers, ...files.map(({ line }) => line)].join('\n'),
      (name) => known.has(name) && !drawn.has(name),
    )
  }
}

/**
 * Joins the blocks of a layer, which the bundler opens again for each file. The
 * colours are next to the tokens, because gzip finds repetitions only nearby.
 */
function joinLayers(
  css: string,
  colors: string,
  isLeftOut: (name: string) => boolean,
): string {
  const block = '@layer marketkit.components{'
  const [tokens = '', ...files] = css.split(block)
  const rules = files.map((file) => file.trim().slice(0, -'}'.length))
  const whole = `${tokens.trim()}${colors.replaceAll('\n', '')}${block}${leaveOut(rules.join(''), isLeftOut)}}\n`
  return whole
    .replace(/(?<=--[\w-]+:|[(,]|@property [^{}]+\{[^}]*[:;]) | (?=\))/g, '')
    .replace(/(?<=\([\w ]+) ([<>]=?) (?=\w)/g, '$1')
}

/** Removes the selectors that need a class that is left out. */
export function leaveOut(
  css: string,
  isLeftOut: (name: string) => boolean,
): string {
  let end = 0
  const readBlock = (): string => {
    let block = ''
    for (;;) {
      const [part = ''] = /^[^{};]*[{};]?/.exec(css.slice(end)) ?? []
      end += part.length
      if (!part.endsWith('{')) {
        block += part
        if (!part.endsWith(';')) return block
        continue
      }
      const head = part.slice(0, -1)
      const kept = head.startsWith('@')
        ? head
        : splitSelectors(head)
            .filter((it) => !readNeeded(it).some(isLeftOut))
            .join(',')
      const inner = readBlock()
      if (kept && inner !== '}') block += `${kept}{${inner}`
    }
  }
  return readBlock()
}

function splitSelectors(list: string): string[] {
  return list.split(/,(?![^(]*\))/)
}

/** Returns the classes that an element or its ancestors must have. */
function readNeeded(selector: string): string[] {
  const outside = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return outside.match(/(?<=\.)mk-[\w-]+/g) ?? []
}

function isGlobal(path: string): boolean {
  return path.startsWith('src/styles/')
}
