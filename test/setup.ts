import type { TestProject } from 'vitest/node'
import { type Shared, startWorlds } from './startWorlds.js'

declare module 'vitest' {
  export interface ProvidedContext extends Shared {}
}

/** Starts what the files of a test run share; ends it after the last. */
export default async function setup(project: TestProject) {
  // Called for each project too; what the root provides, all of them have.
  if (!project.isRootProject()) return
  const { folder, stop, worldsUrl } = await startWorlds()
  project.provide('folder', folder)
  project.provide('worldsUrl', worldsUrl)
  return stop
}
