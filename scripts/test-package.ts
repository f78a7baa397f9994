import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { measureSizes } from './sizes.js'

/** Builds and packs the package, then uses the tarball as a consumer would. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marketkit-package-')))
const app = join(folder, 'app')
const results: { name: string; passed: boolean }[] = []
const own: {
  name: string
  devDependencies: Record<string, string>
} = JSON.parse(readFileSync('package.json', 'utf8'))

function check(name: string, passed: boolean): boolean {
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  results.push({ name, passed })
  return passed
}

function run(command: string, args: string[], cwd = process.cwd()): boolean {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  return status === 0
}

const bin = (name: string) => resolve('node_modules/.bin', name)

function install(tarball: string): boolean {
  cpSync('test/apps/vite', app, { recursive: true })
  const version = (name: string) => own.devDependencies[name]
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        marketkit: `file:${tarball}`,
        ...Object.fromEntries(
          [
            '@tanstack/react-query',
            'react',
            'react-dom',
            'viem',
            'wagmi',
            'vite',
            '@vitejs/plugin-react',
          ].map((name) => [name, version(name)]),
        ),
      },
    }),
  )
  return run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'],
    app,
  )
}

async function sizes(): Promise<void> {
  const stylesheet = readFileSync(
    join(app, 'node_modules/marketkit/dist/styles.css'),
  )
  const rows = await measureSizes(app, stylesheet)
  console.table(
    rows.map(({ name, bundler, first, all, budget }) => ({
      what: name,
      bundler,
      'first load, gzip': first,
      'all, gzip': all,
      budget,
    })),
  )
  for (const { name, bundler, bytes, budget, intruders } of rows) {
    check(`size: ${name} (${bundler}): ${bytes} ≤ ${budget}`, bytes <= budget)
    if (bundler !== '–')
      check(
        `nothing foreign in ${name} (${bundler}) ${intruders.join(' ')}`,
        intruders.length === 0,
      )
  }
}

try {
  if (check('build', run('npm', ['run', '--silent', 'build']))) {
    run('npm', ['pack', '--silent', '--pack-destination', folder])
    const tarball = join(
      folder,
      readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '',
    )
    check('publint', run(bin('publint'), ['--strict', tarball]))
    check(
      'attw',
      run(bin('attw'), [
        tarball,
        ...['--profile', 'esm-only', '--exclude-entrypoints', 'styles.css'],
        ...['--format', 'table-flipped'],
      ]),
    )
    if (check('install into an empty Vite app', install(tarball))) {
      check(
        'the Vite app builds',
        run(
          process.execPath,
          ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
          app,
        ),
      )
      await sizes()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const failed = results.filter(({ passed }) => !passed)
for (const { name } of failed) console.error(`failed: ${name}`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
