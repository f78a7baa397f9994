import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import { sendFile } from '../static/serveFolder.js'
import { shopFolder } from './bundleShop.js'

/** Where the demo shop is. */
export const shopPath = '/shop/'

/** Serves the demo shop and, once it is built, Storybook; both with a world. */
export async function servePages(options: {
  /** Whether the build of Storybook has failed. */
  hasFailed: () => boolean
  host: string
  port: number
  /** Folder of the built Storybook. */
  storybook: string
  world: WorldInfo
}): Promise<{ stop(): void }> {
  const { hasFailed, host, port, storybook, world } = options
  const isBuilt = () => existsSync(storybook)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(decodeURIComponent(pathname))
    if (path === '/__marketkit/storybook') {
      const state = hasFailed() ? 'failed' : isBuilt() ? 'ready' : 'building'
      return send(response, 'application/json', JSON.stringify(state))
    }
    if (path === shopPath)
      return send(response, 'text/html', addWorld(shopPage, world))
    if (path.startsWith(shopPath)) {
      const file = join(shopFolder, path.slice(shopPath.length))
      if (sendFile(response, file)) return
    } else if (/^\/((index|iframe)\.html)?$/.test(path)) {
      if (!isBuilt()) return redirect(response, shopPath)
      const file = join(storybook, path === '/' ? 'index.html' : path)
      const page = readFileSync(file, 'utf8')
      return send(response, 'text/html', addWorld(page, world))
    } else if (sendFile(response, join(storybook, path))) return
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Not for ever: the address is Storybook's later. */
function redirect(response: ServerResponse, location: string): void {
  response
    .writeHead(302, { 'Cache-Control': 'no-store', Location: location })
    .end()
}

/** The next start has another page and another world at the same address. */
function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
  })
  response.end(body)
}

function addWorld(page: string, world: WorldInfo): string {
  const text = JSON.stringify(world).replaceAll('<', '\\u003c')
  return page.replace(
    '<head>',
    () => `<head><script>globalThis.marketkitWorld = ${text}</script>`,
  )
}

const shopPage = `<!doctype html>
<html lang="en" data-story-theme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>MarketKit demo shop</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${shopPath}page.css" />
    <script type="module" src="${shopPath}page.js"></script>
  </head>
  <body class="sb-show-main"><div id="storybook-root"></div></body>
</html>
`
