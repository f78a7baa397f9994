import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { ConfigurationError } from '../../errors.js'

/** Milliseconds; what was sent before the end may not be read yet. */
const longestSilence = 250

/** A listening HTTP server. */
export type HttpServer = {
  /** Its address: `http://127.0.0.1:8787`. */
  url: string
  /**
   * Takes no more requests, and waits so many milliseconds for those that run
   * before it ends them. @default 0
   */
  stop(patience?: number): Promise<void>
}

/**
 * Serves a Web-standard handler on this machine.
 *
 * @throws ConfigurationError when the port is taken.
 */
export async function serveHttp(parameters: {
  fetch: (request: Request) => Response | Promise<Response>
  host: string
  /** 0 for a free one. */
  port: number
}): Promise<HttpServer> {
  const { fetch, host, port } = parameters
  const server = createAdaptorServer({ fetch }) as Server
  const running = new Set<ServerResponse>()
  /** Those that have asked nothing yet. */
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
            ? `Port ${port} is in use, so the service cannot listen on it. End what uses it, or choose another with --port.`
            : `The service cannot listen on ${host}, port ${port}.`,
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
        // Else their connections would be kept for the next request.
        for (const response of running) response.shouldKeepAlive = false
        server.closeIdleConnections()
        if (patience === 0) server.closeAllConnections()
      }),
  }
}
