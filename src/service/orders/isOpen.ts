import { sql } from 'drizzle-orm'
import { orders } from '../database/schema.js'

/** Orders whose end has not come yet, in the words of their index. */
export const isOpen = sql`${orders.status} in ('active', 'inactive')`
