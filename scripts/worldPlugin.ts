import type { Plugin } from 'vite'
import type { RunningWorld } from '../src/service/node/startWorld.js'

/** Where pages of the dev server find the addresses of the local world. */
const path = '/__marketkit/world'

/** A world that somebody else started and describes in the environment. */
const variable = 'MARKETKIT_WORLD'

/**
 * Gives the pages of a Vite dev server a local world: the one described in
 * `MARKETKIT_WORLD`, else one of its own that ends with the server.
 */
export function worldPlugin(): Plugin {
  let running: Promise<RunningWorld> | undefined
  const start = async () => {
    const { startWorld } = await import('../src/service/node/startWorld.js')
    return startWorld()
  }
  return {
    name: 'marketkit:world',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(path, async (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        try {
          const described = process.env[variable]
          running ??= described ? undefined : start()
          response.end(described ?? JSON.stringify((await running)?.world))
        } catch (error) {
          running = undefined
          response.statusCode = 503
          response.end(JSON.stringify({ error: String(error) }))
        }
      })
      server.httpServer?.once('close', async () => {
        await (await running?.catch(() => undefined))?.stop()
      })
    },
  }
}
