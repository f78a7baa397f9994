import type { Db } from '../../src/service/database/types.js'

/** A statement that was sent: its text, its values, and how to send it again. */
export type Sent = {
  text: string
  values: unknown[]
  again(): Promise<unknown>
}

type Client = { query(...args: unknown[]): Promise<unknown> }

/**
 * Answers what records the statements that a database is sent while work is
 * done, outside of transactions, as the drivers get them.
 */
export function recordStatements(
  db: Db,
): (work: () => Promise<unknown>) => Promise<Sent[]> {
  const { $client: client } = db as unknown as { $client: Client }
  const query = client.query.bind(client)
  let recorded: Sent[] | undefined
  client.query = (...args) => {
    const [statement, values] = args
    recorded?.push({
      text: textOf(statement),
      values: Array.isArray(values) ? values : [],
      // Drivers take their arguments apart; each call has its own.
      again: () => query(...args.map(copyOf)),
    })
    return query(...args)
  }
  return async (work) => {
    const sent: Sent[] = []
    recorded = sent
    await work()
    recorded = undefined
    return sent
  }
}

function textOf(statement: unknown): string {
  return typeof statement === 'string'
    ? statement
    : (statement as { text: string }).text
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  return typeof value === 'object' && value !== null ? { ...value } : value
}
