import { loadWorld } from './world.js'

/** The project of the world, and one of its audiences. */
export async function findProject() {
  const { info } = await loadWorld()
  return { audienceId: info.audienceId, projectId: info.projectId }
}
