import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { install, packPackage, run, startChecks } from './checks.js'
import { measureSizes } from './sizes.js'
import { findStaleSizes, withSizes } from './sizesTable.js'

/** Builds and packs the package, then uses the tarball as a consumer would. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marketkit-package-')))
const app = join(folder, 'app')
const { check, end } = startChecks()
const own: {
  name: string
  devDependencies: Record<string, string>
} = JSON.parse(readFileSync('package.json', 'utf8'))

const bin = (name: string) => resolve('node_modules/.bin', name)

function installApp(tarball: string): Promise<boolean> {
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
  return install(app)
}

/** Node has no `window`: an entry that reads it on import fails here. */
async function imports(entry: string, cwd: string): Promise<void> {
  const code = `await import('${entry}')`
  const args = ['--input-type=module', '--eval', code]
  check(`Node imports ${entry}`, await run(process.execPath, args, { cwd }))
}

/** Returns built files that lost or gained `'use client'`. */
function wronglyMarked(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => {
      const built = join('dist', file.replace(/\.tsx?$/, '.js'))
      return (
        existsSync(built) && isClient(built) !== isClient(join('src', file))
      )
    })
}

function isClient(file: string): boolean {
  return /^['"]use client['"]/.test(readFileSync(file, 'utf8'))
}

async function sizes(): Promise<void> {
  const rows = await measureSizes(app)
  console.table(
    rows.map(({ name, bundler, first, files, all, budget }) => ({
      what: name,
      bundler,
      'first load, gzip': first,
      files,
      'all, gzip': all,
      budget,
    })),
  )
  for (const { name, bundler, bytes, budget, misplaced, ...row } of rows) {
    check(`size: ${name} (${bundler}): ${bytes} ≤ ${budget}`, bytes <= budget)
    if (row.mostFiles)
      check(
        `files of ${name} (${bundler}): ${row.files} ≤ ${row.mostFiles}`,
        row.files <= row.mostFiles,
      )
    if (bundler !== '–')
      check(
        `all in its place in ${name} (${bundler}) ${misplaced.join(' ')}`,
        misplaced.length === 0,
      )
  }
  const readme = readFileSync('README.md', 'utf8')
  if (process.argv.includes('--write'))
    writeFileSync('README.md', withSizes(readme, rows))
  else {
    const stale = findStaleSizes(readme, rows)
    check('sizes in the README', stale.length === 0, stale.join('\n'))
  }
}

/** A build elsewhere, from the same files, gives the same package. */
async function buildsAlike(tarball: string): Promise<void> {
  const other = join(folder, 'other')
  const kept = /^(node_modules|dist.*|\.git|\.cache|coverage|reports)$/
  cpSync('.', other, { recursive: true, filter: (path) => !kept.test(path) })
  symlinkSync(resolve('node_modules'), join(other, 'node_modules'))
  const again = await packPackage(folder, { cwd: other })
  const isSame = again && readFileSync(again).equals(readFileSync(tarball))
  check('two builds are identical', Boolean(isSame))
}

async function tryPackage(tarball: string): Promise<void> {
  check('publint', await run(bin('publint'), ['--strict', tarball]))
  const attw = [
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'styles.css',
    'themes/acid.css',
    'themes/shadcn.css',
    ...readdirSync('dist/styles').map((file) => `styles/${file}`),
  ]
  check('attw', await run(bin('attw'), [tarball, ...attw]))
  const wrong = wronglyMarked()
  check("'use client' stays where it was", !wrong.length, wrong.join('\n'))
  await imports('marketkit/service', process.cwd())
  if (!check('install into an empty Vite app', await installApp(tarball)))
    return
  await imports('marketkit', app)
  await imports('marketkit/core', app)
  await imports('marketkit/builder', app)
  await imports('marketkit/locales', app)
  await imports('marketkit/testing', app)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  check('the Vite app builds', await run(process.execPath, vite, { cwd: app }))
  await sizes()
}

try {
  const tarball = await packPackage(folder)
  if (check('build and pack', tarball !== undefined) && tarball) {
    await buildsAlike(tarball)
    await tryPackage(tarball)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
end()
