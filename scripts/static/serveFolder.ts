import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder below a path, as a host of static sites does. */
export async function serveFolder(
  folder: string,
  path: string,
): Promise<{ url: string; stop(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = decodeURIComponent(pathname.slice(path.length))
    const isFound =
      pathname.startsWith(path) &&
      sendFile(response, join(folder, name || 'index.html'))
    if (!isFound) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Answers with a file; returns whether the file exists. */
export function sendFile(response: ServerResponse, file: string): boolean {
  if (!existsSync(file) || !statSync(file).isFile()) return false
  const body = readFileSync(file)
  response.writeHead(200, {
    'Cache-Control': 'max-age=600',
    'Content-Length': body.length,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
  })
  response.end(body)
  return true
}
