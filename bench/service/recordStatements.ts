import type { Db } from '../../src/service/database/types.js'

/** A statement that was sent, and a function that sends it again. */
export type Sent = {
  text: string
  values: unknown[]
  again(): Promise<unknown>
}

type Client = { query(...args: unknown[]): Promise<unknown> }

/**
 * Returns a function that records the statements outside of transactions, as
 * the drivers receive them.
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
      text: getText(statement),
      values: Array.isArray(values) ? values : [],
      // Drivers change their arguments, so each call gets copies.
      again: () => query(...args.map(copy)),
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

function getText(statement: unknown): string {
  return typeof statement === 'string'
    ? statement
    : (statement as { text: string }).text
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  return typeof value === 'object' && value !== null ? { ...value } : value
}
