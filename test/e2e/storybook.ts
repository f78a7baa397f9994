import { type ChildProcess, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import type { WorldInfo } from '../../src/service/node/startWorld.js'

/** Storybook's own dev server over a world that is already running. */
export async function startStorybook(
  world: WorldInfo,
): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [
      realpathSync('node_modules/.bin/storybook'),
      'dev',
      ...['--host', '127.0.0.1', '--port', String(port), '--exact-port'],
      ...['--ci', '--quiet', '--no-open', '--disable-telemetry'],
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        MARKETKIT_STILL: '1',
        MARKETKIT_WORLD: JSON.stringify(world),
      },
    },
  )
  const output: string[] = []
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)))
  const url = `http://127.0.0.1:${port}`
  await ready(server, `${url}/index.json`, output)
  return { url, stop: () => server.kill('SIGTERM') }
}

async function ready(
  server: ChildProcess,
  url: string,
  output: readonly string[],
): Promise<void> {
  const end = Date.now() + 90_000
  while (Date.now() < end && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill('SIGTERM')
  throw new Error(`Storybook did not start:\n${output.join('')}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      probe.close(() => resolve(port))
    })
  })
}
