import { isNull, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.js'
import { projects } from '../database/schema.js'
import { keyLifetime } from './keyring.js'

/** Knows the origins that any project lists. */
export type Origins = {
  /** Whether some project lists this origin. */
  includes(origin: string): Promise<boolean>
}

/** Reads the origins of all projects, and caches them for some seconds. */
export function createOrigins({ db, now }: ServiceContext): Origins {
  let read: { at: number; origins: Promise<Set<string> | 'all'> } | undefined

  async function load(): Promise<Set<string> | 'all'> {
    const [open] = await db
      .select({ id: projects.id })
      .from(projects)
      .where(isNull(projects.origins))
      .limit(1)
    if (open) return 'all'
    const rows = await db
      .selectDistinct({ origin: sql<string>`unnest(${projects.origins})` })
      .from(projects)
    return new Set(rows.map(({ origin }) => origin))
  }

  return {
    async includes(origin) {
      const at = now()
      if (!read || Math.abs(at - read.at) >= keyLifetime)
        read = { at, origins: load() }
      const current = read
      try {
        const origins = await current.origins
        return origins === 'all' || origins.has(origin)
      } catch (error) {
        if (read === current) read = undefined
        throw error
      }
    },
  }
}
