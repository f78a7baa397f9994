import type { Plugin } from 'vite'
import type { RunningWorld } from '../src/service/node/world/startWorld.js'

/** Path where pages of the dev server read the addresses of the local world. */
const path = '/__marketkit/world'

/** Gives pages of a Vite dev server a local world, which ends with the server. */
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
          running ??= start()
          response.end(JSON.stringify((await running).world))
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
