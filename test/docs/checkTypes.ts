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

/** What the compiler says of the blocks, under the names of their origins. */
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

const settings = {
  extends: resolve('tsconfig.json'),
  compilerOptions: {
    // As the bundlers of readers do it.
    module: 'ESNext',
    moduleResolution: 'Bundler',
    noUnusedLocals: false,
    noUnusedParameters: false,
    paths: {
      marketkit: [resolve('src/index.ts')],
      'marketkit/core': [resolve('src/core.ts')],
      'marketkit/builder': [resolve('src/builder.ts')],
      'marketkit/locales': [resolve('src/locales.ts')],
      'marketkit/service': [resolve('src/service/index.ts')],
    },
    typeRoots: [resolve('node_modules/@types')],
  },
  // Those of the other settings would leave out the folder itself.
  exclude: [],
  include: ['**/*'],
}

function compile(folder: string): Promise<string> {
  const program = resolve('node_modules/@typescript/native/bin/tsc')
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [program, '--pretty', 'false', '-p', join(folder, 'tsconfig.json')],
      { cwd: folder, maxBuffer: 2 ** 24 },
      (error, stdout, stderr) =>
        stderr ? fail(new Error(stderr, { cause: error })) : done(stdout),
    )
  })
}

/**
 * `source/x.tsx(2,3): error …` as `src/x.ts:14: error …`. What is wrong with
 * our own source is told by its own check.
 */
function nameOrigin(line: string, blocks: readonly CodeBlock[]): string[] {
  if (!line.trim() || line.startsWith(' ')) return []
  const [, path, row, rest] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(line) ?? []
  const block = blocks.find((it) => it.path === path)
  if (!block) return path?.startsWith('..') ? [] : [line]
  const [, file, first] = /^(.*):(\d+)$/.exec(block.origin) ?? []
  return [`${file}:${Number(first) + Number(row) - 1}: ${rest}`]
}
