import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { startWorld } from '../src/service/node/world/startWorld.js'

const usage = `npm start -- [--database postgres://user:password@host/name]

Starts a local world and Storybook. Ctrl-C ends both.

  --database  An empty PostgreSQL database for the world. Default: in memory
  HOST, PORT  Environment variables: the address of Storybook. Default: 127.0.0.1, 6006`

function readOptions() {
  try {
    return parseArgs({
      options: { database: { type: 'string' }, help: { type: 'boolean' } },
    }).values
  } catch (error) {
    console.error(`${Object(error).message}\n\n${usage}`)
    process.exit(1)
  }
}

const { database, help } = readOptions()
if (help) {
  console.log(usage)
  process.exit()
}
const host = process.env.HOST ?? '127.0.0.1'
const story = '/?path=/story/demos-marketplace--default'
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
const tell = (text: string) =>
  console.log(`${seconds().padStart(6)} s  ${text}`)

console.log('Starting the local marketplace: chain, database, service.')
const running = await startWorld({ database, host, onProgress: tell })
const { world } = running

const port = await freePort(Number(process.env.PORT ?? 6006))
const interactive = Boolean(process.stdout.isTTY) && !process.env.CI
tell('Starting Storybook…')
const storybook = spawn(
  process.execPath,
  [
    realpathSync('node_modules/.bin/storybook'),
    'dev',
    ...['--host', host, '--port', String(port), '--exact-port'],
    ...['--initial-path', story.slice(1)],
    ...['--quiet', '--disable-telemetry'],
    ...(interactive ? [] : ['--ci', '--no-open']),
  ],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MARKETKIT_WORLD: JSON.stringify(world) },
  },
)

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  storybook.kill('SIGTERM')
  await running.stop()
  process.exit(code)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
running.ended.then(() => {
  if (!stopping)
    console.error('The chain has ended by itself; so does the rest.')
  stop(1)
})
storybook.on('exit', (code) => {
  if (!stopping) console.error(`Storybook ended with code ${code}.`)
  stop(code ?? 1)
})

const address = `http://${host}:${port}`
await answers(`${address}/index.json`)
console.log(`
  Marketplace  ${address}${story}
  Service      ${world.marketplaceUrl}
  Chain        ${world.rpcUrl}  (chain id ${world.chainId})
  Access key   ${world.accessKey}

  Ready in ${seconds()} s. Ctrl-C ends everything.
`)

/** Returns the requested port, or the next free one with a notice. */
async function freePort(wished: number): Promise<number> {
  for (let port = wished; port < wished + 50; port++) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, host, () => probe.close(() => resolve(true)))
    })
    if (!free) continue
    if (port !== wished)
      tell(`Port ${wished} is in use; taking ${port} instead.`)
    return port
  }
  throw new Error(
    `No free port from ${wished} to ${wished + 49}. Set PORT to another one.`,
  )
}

async function answers(url: string): Promise<void> {
  while (!stopping) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
