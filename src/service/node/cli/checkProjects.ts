import type { LogEntry } from '../../context.js'
import { projects as stored } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import type { CheckedConfig } from './serveSchema.js'

/**
 * Logs projects and chains that are referenced but do not exist. They may be
 * added later to the database.
 */
export async function checkProjects(
  { networks, projects }: Pick<CheckedConfig, 'networks' | 'projects'>,
  db: Db,
  log: (entry: LogEntry) => void,
): Promise<void> {
  const rows = await db.select({ id: stored.id }).from(stored)
  const ids = new Set([...rows, ...projects].map(({ id }) => id))
  const warn = (message: string) => log({ level: 'error', message })
  for (const { collections, name: network } of networks)
    for (const { address, name, projectId } of collections)
      if (projectId !== undefined && !ids.has(projectId))
        warn(
          `The collection ${name || address} on ${network} has the \`projectId\` ${projectId}, but no such project exists.`,
        )
  const chains = new Set(networks.map(({ chainId }) => chainId))
  for (const { chainIds = [], id } of projects)
    for (const chainId of chainIds)
      if (!chains.has(chainId))
        warn(
          `Project ${id} is for chain ${chainId}, but no network of this service has that chain id.`,
        )
}
