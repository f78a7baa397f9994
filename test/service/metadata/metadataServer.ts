import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a web server whose documents a test sets by path. */
export async function startDocuments() {
  const handlers = new Map<string, RequestListener>()
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const handler = handlers.get(path)
    if (handler) handler(request, response)
    else response.writeHead(404).end('Not here.')
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  const { port } = server.address() as AddressInfo
  return {
    /** Paths of all requests, in order. */
    asked,
    clear() {
      asked.length = 0
      handlers.clear()
    },
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    on(path: string, handler: RequestListener) {
      handlers.set(path, handler)
    },
    /** Serves a text, or any other value as JSON. */
    set(path: string, document: unknown) {
      const body =
        typeof document === 'string' ? document : JSON.stringify(document)
      handlers.set(path, (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(body)
      })
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
