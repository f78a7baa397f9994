import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of the service that a test can shut and open again. */
export type Door = {
  /** URL to use instead of the service's. */
  url: string
  /** Paths of the requests while it was open. */
  paths: string[]
  /** Ends all connections and accepts no new ones. */
  shut(path?: RegExp): void
  open(): void
  stop(): Promise<void>
}

/** Headers of one connection, which a proxy must not forward. */
const hopByHop = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
])

/** Forwards requests to `target` until it is shut. */
export async function openDoor(target: string): Promise<Door> {
  let closed: RegExp | undefined
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (closed?.test(path)) return void request.socket.destroy()
    paths.push(path)
    const body = await read(request)
    const answer = await fetch(target + path, {
      method: request.method ?? 'POST',
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !hopByHop.has(name) ? [[name, value]] : [],
      ) as [string, string][],
      ...(body ? { body } : {}),
    })
    response.writeHead(
      answer.status,
      Object.fromEntries(
        [...answer.headers].filter(([name]) => !hopByHop.has(name)),
      ),
    )
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    shut(path = /./) {
      closed = path
    },
    open() {
      closed = undefined
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
