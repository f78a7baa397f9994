import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** State that the files of a test run share. */
export type Shared = {
  /** Where `world.ts` asks for worlds. */
  worldsUrl: string
  /** For files that are made once. */
  folder: string
}

/** Starts the process of worlds, and creates the folder. */
export async function startWorlds(
  env = process.env,
): Promise<Shared & { stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'marketkit-shared-'))
  const worlds = fork(join('test', 'worldProcess.ts'), {
    env,
    execArgv: ['--import', 'tsx'],
    stdio: 'inherit',
  })
  const ended = once(worlds, 'exit')
  const [worldsUrl] = await Promise.race([
    once(worlds, 'message'),
    ended.then(() => {
      throw new Error('The process of worlds ended before it began.')
    }),
  ])
  return {
    worldsUrl,
    folder,
    async stop() {
      if (worlds.connected) worlds.disconnect()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
