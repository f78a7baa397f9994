import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** What the files of a test run share. */
type Shared = {
  /** Where `world.ts` asks for worlds. */
  worldsUrl: string
  /** For files that are made once. */
  folder: string
}

declare module 'vitest' {
  export interface ProvidedContext extends Shared {}
}

/** Starts what the files of a test run share; ends it after the last. */
export default async function setup(project: TestProject) {
  // Called for each project too; what the root provides, all of them have.
  if (!project.isRootProject()) return
  const folder = await mkdtemp(join(tmpdir(), 'marketkit-shared-'))
  const worlds = fork(join('test', 'worldProcess.ts'), {
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
  project.provide('folder', folder)
  project.provide('worldsUrl', worldsUrl)

  return async () => {
    if (worlds.connected) worlds.disconnect()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
