import { loadWorld } from './world.js'

/** Finds the world's project, and one of its audiences. */
export async function findProject() {
  const { info } = await loadWorld()
  return { audienceId: info.audienceId, projectId: info.projectId }
}
