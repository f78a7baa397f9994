import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.js'

/** A database with the tables of the service: PGlite or PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
