import http, { createServer } from 'node:http'
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

/** Forwards requests to `target` until it is shut. */
export async function openDoor(target: string): Promise<Door> {
  let closed: RegExp | undefined
  const paths: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (closed?.test(path)) return void request.socket.destroy()
    paths.push(path)
    const { headers, method } = request
    // A connection for each request: a kept one may end when the next is sent.
    const forwarded = http.request(target + path, {
      agent: false,
      headers: { ...headers, connection: 'close', host: new URL(target).host },
      method,
    })
    forwarded.on('response', (answer) => {
      const { connection: _, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(response)
    })
    forwarded.on('error', () => request.socket.destroy())
    request.pipe(forwarded)
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
