import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { startWorld } from '../src/service/node/world/startWorld.js'
import { buildStorybook, getStorybookFolder } from './start/buildStorybook.js'
import { bundleShop } from './start/bundleShop.js'
import { servePages, shopPath } from './start/servePages.js'

const usage = `npm start -- [--database postgres://user:password@host/name]

Starts a local world, and serves the demo shop and Storybook. Ctrl-C ends all.
Pages do not change with the code: \`npm run storybook\` reloads them.

  --database  An empty PostgreSQL database for the world. Default: in memory
  HOST, PORT  Environment variables: the address of the pages. Default: 127.0.0.1, 6006`

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
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
const tell = (text: string) =>
  console.log(`${seconds().padStart(6)} s  ${text}`)

console.log('Starting the local marketplace: chain, database, service.')
const [running] = await Promise.all([
  startWorld({ database, host, onProgress: tell }),
  bundleShop(),
])
const { world } = running

const storybook = getStorybookFolder()
const port = await freePort(Number(process.env.PORT ?? 6006))
const isBuilt = existsSync(storybook)
let hasFailed = false
const pages = await servePages({
  hasFailed: () => hasFailed,
  host,
  port,
  storybook,
  world,
})
const address = `http://${host}:${port}`
console.log(`
  Shop         ${address}${shopPath}
  Storybook    ${address}/${isBuilt ? '' : '  (in about a minute)'}
  Service      ${world.marketplaceUrl}
  Chain        ${world.rpcUrl}  (chain id ${world.chainId})
  Access key   ${world.accessKey}

  Ready in ${seconds()} s. Press Ctrl-C to stop.
`)
const building = isBuilt ? undefined : buildInBackground()
if (process.stdout.isTTY && !process.env.CI) openBrowser(address + shopPath)

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  building?.stop()
  pages.stop()
  await running.stop()
  process.exit(code)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
running.ended.then(() => {
  if (!stopping)
    console.error('The chain stopped unexpectedly. Stopping everything.')
  stop(1)
})

/** The shop is open meanwhile. */
function buildInBackground() {
  tell('Building Storybook for this code: widgets, guides, reference…')
  const building = buildStorybook(storybook)
  building.built.then(
    () => tell(`Storybook is ready at ${address}/`),
    (error) => {
      hasFailed = true
      if (!stopping) console.error(`Storybook was not built:\n${error.message}`)
    },
  )
  return building
}

/** Opens the system's browser, if there is one. */
function openBrowser(url: string): void {
  const [command = '', ...args] = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', '""'],
  }[process.platform as string] ?? ['xdg-open']
  spawn(command, [...args, url], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}

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
    `No port from ${wished} to ${wished + 49} is free. Set PORT to another one.`,
  )
}
