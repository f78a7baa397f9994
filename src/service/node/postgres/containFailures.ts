import type { PoolClient } from 'pg'

/**
 * Makes sure that a pool connection that breaks fails only the work that uses
 * it.
 */
export function containFailures(client: PoolClient): void {
  // Without a listener, the error would end the process. The next query of that
  // work rejects.
  client.on('error', () => {})
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const contained = (...args: unknown[]) => {
    const result = query(...args)
    // Drizzle would keep a connection on which `begin` fails.
    if (isBegin(args[0]) && result instanceof Promise)
      result.catch(() => client.release(true))
    return result
  }
  client.query = contained as typeof client.query
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
