import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'

/** Serves the built Storybook of the demo for a running world. */
export async function startStorybook(
  world: WorldInfo,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'marketkit-storybook-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await build(folder)
    const server = await serve(folder, world)
    return {
      url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
      async stop() {
        await server.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Pages of the build load fast; those of the dev server do not. */
async function build(folder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      await realpath('node_modules/.bin/storybook'),
      ...['build', '--test', '--output-dir', folder],
      ...['--quiet', '--disable-telemetry'],
    ],
    {
      env: {
        ...process.env,
        MARKETKIT_STORIES: 'Demos.Marketplace.stories.tsx',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`Storybook was not built:\n${output.join('')}`)
}

function serve(folder: string, world: WorldInfo): Promise<PreviewServer> {
  return preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'world',
        configurePreviewServer({ middlewares }) {
          middlewares.use('/world.json', (_request, response) => {
            response.setHeader('Content-Type', 'application/json')
            response.end(JSON.stringify(world))
          })
        },
      },
    ],
  })
}
