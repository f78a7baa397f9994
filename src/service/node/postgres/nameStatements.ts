import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** Maximum number of prepared statements per connection. */
const most = 500

/** A query as Drizzle passes it to the driver. */
type Statement = { name?: string | undefined; text: string }

/**
 * Names repeated statements, so that the server parses and plans them once: for
 * short reads that takes longer than running them. Returns a function to call
 * with each new connection of a pool.
 */
export function nameStatements(): (client: ClientBase) => void {
  const getName = createNames()
  return (client) => {
    const query = client.query.bind(client)
    const named = (statement: unknown, values: unknown, ...rest: unknown[]) =>
      query(
        ...([
          isPlanned(statement, values)
            ? { ...statement, name: getName(statement.text) }
            : statement,
          values,
          ...rest,
        ] as Parameters<typeof query>),
      )
    client.query = named as typeof client.query
  }
}

/** Other statements, such as `begin`, need no plan. */
function isPlanned(
  statement: unknown,
  values: unknown,
): statement is Statement {
  return (
    Array.isArray(values) &&
    values.length > 0 &&
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    !('name' in statement && statement.name)
  )
}

/**
 * Returns a name for a text that occurs a second time, up to a maximum number
 * of names.
 */
function createNames() {
  const names = new Map<string, string>()
  const once = new Set<string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= most) return known
    if (!once.delete(text)) {
      if (once.size >= most) once.clear()
      once.add(text)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}
