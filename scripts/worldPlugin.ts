import type { Plugin } from 'vite'
import type { RunningWorld } from '../src/service/node/world/startWorld.js'

/** Path where pages of the dev server read the addresses of the local world. */
const path = '/__marketkit/world'

/** Returns the world that `MARKETKIT_WORLD` describes, if any. */
const variable = 'MARKETKIT_WORLD'

/**
 * Gives pages of a Vite dev server a local world: the one of `MARKETKIT_WORLD`,
 * or one that ends with the server.
 */
export function worldPlugin(): Plugin {
  let running: Promise<RunningWorld> | undefined
  const start = async () => {
    const { startWorld } = await import(
      '../src/service/node/world/startWorld.js'
    )
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
