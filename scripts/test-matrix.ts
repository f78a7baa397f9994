import { spawn } from 'node:child_process'

/**
 * Runs the whole fault matrix of the engine, which takes minutes, and prints
 * its counts. `npm run test:exhaustive` runs a sample. More or other schedules:
 * `MATRIX_RUNS=20000 MATRIX_SEED=7 npm run test:matrix`.
 */
const files = ['test/steps/matrix/', 'test/steps/batch/confirmBundle.test.ts']

const vitest = spawn(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project=exhaustive'],
    ...files,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, MATRIX: 'all' } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => vitest.kill(signal))
vitest.on('exit', (code) => process.exit(code ?? 1))
