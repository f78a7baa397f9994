import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { ConfigurationError } from '../../errors.js'

/**
 * Milliseconds before idle connections are closed, because a request may be on
 * its way.
 */
const longestSilence = 250

/**
 * Milliseconds that a connection may be idle. Proxies and clients keep theirs for
 * up to 75 s, and a request on a connection that was just closed fails.
 */
const longestIdle = 80_000

/** A listening HTTP server. */
export type HttpServer = {
  /** URL of the server, such as `http://127.0.0.1:8787`. */
  url: string
  /**
   * Accepts no more requests, and waits some milliseconds for running ones
   * before it closes their connections. @default 0
   */
  stop(patience?: number): Promise<void>
}

/**
 * Serves a `fetch` handler over HTTP.
 *
 * @throws ConfigurationError if the port is in use.
 */
export async function serveHttp(parameters: {
  fetch: (request: Request) => Response | Promise<Response>
  host: string
  /** 0 chooses a free port. */
  port: number
}): Promise<HttpServer> {
  const { fetch, host, port } = parameters
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeout = longestIdle
  const running = new Set<ServerResponse>()
  /** Connections without a request so far. */
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    silent.delete(socket)
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        new ConfigurationError(
          cause.code === 'EADDRINUSE'
            ? `Port ${port} is already in use. Stop the process that uses it, or choose another port with --port.`
            : `The service could not listen on ${host}:${port}.`,
          { cause },
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  const isAny = ['0.0.0.0', '::'].includes(host)
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${bound.port}`,
    stop: (patience = 0) =>
      new Promise((resolve) => {
        const timers = [
          setTimeout(() => {
            for (const socket of silent) if (!socket.bytesRead) socket.destroy()
          }, longestSilence),
          setTimeout(() => server.closeAllConnections(), patience),
        ]
        server.close(() => {
          timers.forEach(clearTimeout)
          resolve()
        })
        // Otherwise keep-alive would keep their connections open.
        for (const response of running) response.shouldKeepAlive = false
        server.closeIdleConnections()
        if (patience === 0) server.closeAllConnections()
      }),
  }
}
