import { DrizzleQueryError } from 'drizzle-orm'

/**
 * A fault as it may be logged. Failed queries come with their parameters, and
 * what the database says of them may quote rows: people's data among them.
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
