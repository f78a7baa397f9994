import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
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

/** A proxy in front of a server that can change the bytes, or hold them back. */
export async function startProxy(
  target: string,
  pass: (data: Buffer, caller: Socket) => void,
  isHanging = () => false,
) {
  const sockets = new Set<Socket>()
  const proxy = createServer((caller) => {
    const { hostname, port } = new URL(target)
    const behind = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [caller, behind],
      [behind, caller],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.on('data', (data) => {
        if (isHanging()) return
        if (from === caller) pass(data, caller)
        to.write(data)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  function disconnect() {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url,
    /** Ends all connections. */
    disconnect,
    async stop() {
      disconnect()
      proxy.close()
    },
  }
}

/** A proxy that accepts connections, and can drop all bytes. */
export async function startHanging(target: string) {
  let isHanging = false
  const proxy = await startProxy(
    target,
    () => {},
    () => isHanging,
  )
  return {
    ...proxy,
    hang(hanging: boolean) {
      isHanging = hanging
    },
  }
}
