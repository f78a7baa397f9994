import { startWorld } from '../src/service/node/startWorld.js'

/**
 * A local world in a process of its own, so that pages of jsdom and busy
 * tests do not get in its way. Speaks with `world.ts` by messages.
 */
export type WorldRequest = { id: number; method: 'sync' | 'stop' }
export type WorldAnswer = { id: number; error?: string; result?: unknown }

const running = startWorld(JSON.parse(process.argv[2] ?? '{}'))

function answer(message: WorldAnswer) {
  process.send?.(message)
}

running.then(
  ({ world }) => answer({ id: 0, result: world }),
  (error) => answer({ id: 0, error: String(error) }),
)
process.on('message', async ({ id, method }: WorldRequest) => {
  try {
    await (await running)[method]()
    answer({ id })
  } catch (error) {
    answer({ id, error: String(error) })
  }
})
process.on('disconnect', async () => {
  await running.then(({ stop }) => stop()).catch(() => {})
  process.exit(0)
})
