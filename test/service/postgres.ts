import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** URL of a server for tests; without one, its tests are skipped. */
export const server = process.env.MARKETKIT_TEST_POSTGRES

/** Title suffix of tests that need the server. */
export const needed = '(runs where MARKETKIT_TEST_POSTGRES names a server)'

/** Creates an empty database. */
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

/** Runs a statement on a new connection. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
