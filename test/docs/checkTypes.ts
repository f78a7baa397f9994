import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { CodeBlock } from './codeBlocks.js'
import { given, styles } from './given.js'

/**
 * Returns the compiler's errors in the blocks, each with the origin of its
 * block.
 */
export async function checkTypes(
  blocks: readonly CodeBlock[],
): Promise<string[]> {
  const cache = resolve('node_modules', '.cache', 'marketkit')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(realpathSync(cache), 'docs-'))
  try {
    for (const { code, path } of blocks) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, asModule(code))
    }
    writeFileSync(join(folder, 'given.d.ts'), given)
    writeFileSync(join(folder, 'styles.d.ts'), styles)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const output = await compile(folder)
    return output.split('\n').flatMap((line) => nameOrigin(line, blocks))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Line 1 stays line 1; JSX after a statement must not be read as `<`. */
function asModule(code: string): string {
  return `${code.replace(/(?<=\n\n)(?=<)/g, ';')}\nexport {}\n`
}

/** Source files of the package's entries. */
export const entryFiles = {
  marketkit: resolve('src/index.ts'),
  'marketkit/core': resolve('src/core.ts'),
  'marketkit/builder': resolve('src/builder.ts'),
  'marketkit/locales': resolve('src/locales.ts'),
  'marketkit/service': resolve('src/service/index.ts'),
  'marketkit/service/web': resolve('src/service/web/index.ts'),
  'marketkit/testing': resolve('src/testing/index.ts'),
}

const settings = {
  extends: resolve('tsconfig.json'),
  compilerOptions: {
    // The module settings of readers' bundlers.
    module: 'ESNext',
    moduleResolution: 'Bundler',
    noUnusedLocals: false,
    noUnusedParameters: false,
    paths: Object.fromEntries(
      Object.entries(entryFiles).map(([entry, file]) => [entry, [file]]),
    ),
    typeRoots: [resolve('node_modules/@types')],
  },
  // The inherited `exclude` would leave out this folder.
  exclude: [],
  include: ['**/*'],
}

function compile(folder: string): Promise<string> {
  const program = resolve('node_modules/@typescript/native/bin/tsc')
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [
        program,
        '--pretty',
        'false',
        // Parallel checkers repeat work: 13.5 s of computing instead of 7.7 s.
        '--singleThreaded',
        '-p',
        join(folder, 'tsconfig.json'),
      ],
      { cwd: folder, maxBuffer: 2 ** 24 },
      (error, stdout, stderr) =>
        stderr ? fail(new Error(stderr, { cause: error })) : done(stdout),
    )
  })
}

/**
 * Rewrites `source/x.tsx(2,3): error …` as `src/x.ts:14: error …`. Leaves out
 * errors in our own source, because its own check reports them.
 */
function nameOrigin(line: string, blocks: readonly CodeBlock[]): string[] {
  if (!line.trim() || line.startsWith(' ')) return []
  const [, path, row, rest] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(line) ?? []
  const block = blocks.find((it) => it.path === path)
  if (!block) return path?.startsWith('..') ? [] : [line]
  const [, file, first] = /^(.*):(\d+)$/.exec(block.origin) ?? []
  return [`${file}:${Number(first) + Number(row) - 1}: ${rest}`]
}
