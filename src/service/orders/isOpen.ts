import { sql } from 'drizzle-orm'
import { orders } from '../database/schema.js'

/** Orders that have not ended, with the text of their partial index. */
export const isOpen = sql`${orders.status} in ('active', 'inactive')`
