import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Returns an error that is safe to log. Failed queries contain their
 * parameters, and the database's messages may quote rows with personal data.
 */
export function withoutValues(fault: unknown): unknown {
  if (!(fault instanceof DrizzleQueryError)) return fault
  const { cause, query } = fault
  const { code } = (cause ?? {}) as { code?: unknown }
  const isSqlState = typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)
  return new Error(
    `A query failed${isSqlState ? ` with SQLSTATE ${code}` : ''}: ${query}`,
    isSqlState ? undefined : { cause },
  )
}
