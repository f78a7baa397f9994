import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** Serves the files of a folder below a path, as a host of static sites does. */
export async function serveFolder(
  folder: string,
  path: string,
): Promise<{ url: string; stop(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = decodeURIComponent(pathname.slice(path.length))
    const file = join(folder, name || 'index.html')
    const isThere =
      pathname.startsWith(path) && existsSync(file) && statSync(file).isFile()
    if (!isThere) {
      response.writeHead(404).end()
      return
    }
    const body = readFileSync(file)
    response.writeHead(200, {
      'Cache-Control': 'max-age=600',
      'Content-Length': body.length,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    })
    response.end(body)
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
