import type { PoolClient } from 'pg'

/**
 * Keeps a connection of a pool that breaks from harming more than the work
 * that it is used for.
 */
export function tendConnection(client: PoolClient): void {
  // Nobody else listens while it is in use. What is lost, the next query of
  // that work tells.
  client.on('error', () => {})
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const tended = (...args: unknown[]) => {
    const result = query(...args)
    // Drizzle keeps a connection on which this fails.
    if (isBegin(args[0]) && result instanceof Promise)
      result.catch(() => client.release(true))
    return result
  }
  client.query = tended as typeof client.query
}

function isBegin(statement: unknown): boolean {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    /^begin\b/.test(statement.text)
  )
}
