import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'

/** Starts the local world with the built package's program. */
export async function startDevWorld(): Promise<{
  world: WorldInfo
  stop(): void
}> {
  const child = spawn(
    process.execPath,
    [
      ...['dist/service/node/cli/cli.js', 'dev', '--json', '--emblems', '48'],
      ...['--port', '0', '--rpc-port', '0'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface({ input: child.stdout }))
    return { world: JSON.parse(line), stop: () => child.kill('SIGTERM') }
  throw new Error('The local world did not start.')
}
