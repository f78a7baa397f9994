import { spawn } from 'node:child_process'
import { startWorlds } from '../test/startWorlds.js'

/**
 * Runs Stryker: mutates the guard, the journal and the order rules, and counts
 * the mutants that a test kills. Arguments are Stryker's own, such as `--mutate
 * src/order/quantity.ts`. All runs share one world and its quotes, which the
 * first run creates while the code is unchanged.
 */
const args = process.argv.slice(2)
const mutated = String(args).match(/src\/(?:steps\/)?(\w+)/g) ?? []
const rooms = new Set(mutated.map((path) => path.split('/').at(-1)))
const worlds = await startWorlds({ ...process.env, SHARE_WORLDS: '1' })
const stryker = spawn(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...args],
  {
    env: {
      ...process.env,
      // If one room is mutated, only its tests run.
      MUTATED: rooms.size === 1 ? [...rooms][0] : '',
      SHARED_FOLDER: worlds.folder,
      SHARED_WORLDS_URL: worlds.worldsUrl,
    },
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stryker.kill(signal))

stryker.on('exit', async (code) => {
  await worlds.stop()
  process.exit(code ?? 1)
})
