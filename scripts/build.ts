import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { pruneDeclarations } from './pruneDeclarations.js'
import { splitIndex } from './splitIndex.js'
import { buildStyles } from './widgetStyles.js'

rmSync('dist', { recursive: true, force: true })
run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
run(
  'node_modules/@typescript/native/bin/tsc',
  '--checkers',
  '2',
  '-p',
  'tsconfig.build.json',
)
pruneDeclarations('dist')
splitIndex('dist')
await buildStyles('dist')
await build({
  entryPoints: {
    'themes/acid': 'src/styles/themes/acid.css',
    'themes/shadcn': 'src/styles/themes/shadcn.css',
  },
  outdir: 'dist',
  bundle: true,
  minify: true,
  logLevel: 'error',
})
// The bundler does not see the file that a worker thread starts from, and what it reads.
for (const name of ['pgliteWorker.js', 'cluster.tar.br'])
  cpSync(`src/service/node/pglite/${name}`, `dist/service/node/pglite/${name}`)
const cli = 'dist/service/node/cli/cli.js'
if (existsSync(cli)) chmodSync(cli, 0o755)

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
