import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A server for tests; where none is named, they are skipped and say so. */
export const server = process.env.MARKETKIT_TEST_POSTGRES

/** What the names of tests say that need the server. */
export const needed = '(runs where MARKETKIT_TEST_POSTGRES names a server)'

/** An empty database of one's own. */
export async function createTestDatabase(): Promise<{
  url: string
  drop(): Promise<void>
}> {
  if (!server) throw new Error('MARKETKIT_TEST_POSTGRES names no server.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await onServer(server, `create database ${name}`)
  return {
    url: url.href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

/** Runs one statement on a connection of its own. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
