import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readArguments } from '../../../../src/service/node/cli/cliArguments.js'
import { program } from '../../program.js'

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs the program; its output is complete when `ended` resolves. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk) => {
      output[name] += chunk
    })
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { child, ended, output }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** A small world on free ports. */
const small = ['--emblems', '24', '--port', '0', '--rpc-port', '0']

describe('dev', () => {
  test('default: `dev --json` prints the world as JSON', async () => {
    const { child, ended, output } = run('dev', '--json', ...small)
    await until(() => output.stdout.endsWith('\n'))
    const world = JSON.parse(output.stdout)
    expect(Object.keys(world)).toMatchInlineSnapshot(`
      [
        "marketplaceUrl",
        "metadataUrl",
        "builderUrl",
        "accessKey",
        "rpcUrl",
        "chainId",
        "network",
        "seaport",
        "contracts",
        "fees",
        "projectId",
        "audienceId",
        "accounts",
        "walletAccounts",
        "collections",
        "currencies",
      ]
    `)
    expect(output.stdout.trim().split('\n')).toHaveLength(1)
    expect(
      (await fetch(`${world.marketplaceUrl}/media/emblems/1.svg`)).ok,
    ).toBe(true)

    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(output.stdout.trim().split('\n')).toHaveLength(1)
    await expect(fetch(world.marketplaceUrl)).rejects.toThrow()
    await expect(fetch(world.rpcUrl)).rejects.toThrow()
  })

  test('parameters: out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marketkit-cli-'))
    const file = join(folder, 'public', 'world.json')
    const { child, ended, output } = run('dev', ...small, '--out', file)
    await until(() => existsSync(file))
    // The file appears in one step: it is never read half-written.
    const world = JSON.parse(readFileSync(file, 'utf8'))
    expect((await fetch(`${world.marketplaceUrl}/world.json`)).ok).toBe(true)
    expect(readdirSync(dirname(file))).toEqual(['world.json'])
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(output.stdout).toContain(world.marketplaceUrl)
    rmSync(folder, { recursive: true })
  })

  test('behavior: an output that cannot be written ends the program at once', async () => {
    const { ended, output } = run('dev', ...small, '--out', 'package.json/x')
    expect(await ended).toBe(1)
    expect(output.stderr).toContain('package.json/x could not be written.')
    expect(output.stderr).not.toContain('Chain started')
  })

  test('default: ports are fixed', () => {
    expect(readArguments(['dev'])).toMatchObject({ port: 8787, rpcPort: 8545 })
  })

  test.each(['--port', '--rpc-port'])(
    'behavior: the program ends if the port of %s is already in use',
    async (option) => {
      const other = createServer()
      await new Promise<void>((resolve) =>
        other.listen(0, '127.0.0.1', resolve),
      )
      const bound = other.address()
      const port = String(bound && typeof bound === 'object' ? bound.port : 0)
      const { ended, output } = run('dev', ...small, option, port)
      expect(await ended).toBe(1)
      expect(output.stderr).toContain(`Port ${port} is already in use`)
      expect(output.stderr).toContain(option)
      expect(output.stdout).toBe('')
      await new Promise((resolve) => other.close(resolve))
    },
  )

  test('behavior: an interrupt during the start stops the chain', async () => {
    const { child, ended, output } = run('dev', ...small, '--no-cache')
    await until(() => output.stderr.includes('Chain started on'))
    const rpcUrl = /http:\S+\d/.exec(output.stderr)?.[0] ?? ''
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect(fetch(rpcUrl)).rejects.toThrow()
  })
})

describe('init', () => {
  test('default: the command creates an app with its own name and versions', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'marketkit-init-'))
    const folder = join(parent, 'My shop')
    try {
      const first = run('init', 'next', folder)
      expect(await first.ended).toBe(0)
      expect(first.output.stdout).toContain('npm run market')
      const app = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const own = JSON.parse(readFileSync('package.json', 'utf8'))
      expect(app.name).toBe('my-shop')
      expect(app.dependencies.marketkit).toBe(own.version)
      expect(app.devDependencies.hono).toBe(own.devDependencies.hono)
      expect(existsSync(join(folder, 'app/shop/Shop.tsx'))).toBe(true)

      const again = run('init', 'next', folder)
      expect(await again.ended).toBe(1)
      expect(again.output.stderr).toContain('is not an empty folder')
    } finally {
      rmSync(parent, { recursive: true })
    }
  })

  test('behavior: the environment of the examples matches the local world', async () => {
    const env = Object.fromEntries(
      readFileSync('examples/shared/env', 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('=')),
    )
    const { child, ended, output } = run('dev', '--json', '--emblems', '24')
    await until(() => output.stdout.endsWith('\n'))
    const world = JSON.parse(output.stdout)
    child.kill('SIGINT')
    await ended
    expect(env).toEqual({
      ACCESS_KEY: world.accessKey,
      CHAIN_ID: String(world.chainId),
      COLLECTION: world.collections[0].address,
      MARKETPLACE_URL: 'http://127.0.0.1:8787',
      NETWORK: world.network,
      RPC_URL: 'http://127.0.0.1:8545',
      SEAPORT: world.seaport,
    })
  })
})

describe('arguments', () => {
  test('behavior: --help prints the usage', async () => {
    const { ended, output } = run('--help')
    expect(await ended).toBe(0)
    expect(output.stdout).toContain('Usage: marketkit <command>')
  })

  const mistakes: [string[], string][] = [
    [['buy'], 'Unknown command `buy`.'],
    [['dev', '--prot', '1'], "Unknown option '--prot'"],
    [['dev', '--port', 'x'], '--port takes a whole number'],
    [['dev', '--port', '65536'], '--port takes a whole number'],
    [['dev', '--emblems', '3'], '--emblems takes a whole number'],
    [['init'], 'init needs a template: vite, next'],
    [['init', 'vue'], 'not "vue"'],
    [['init', 'vite', 'one', 'two'], 'init takes one folder'],
    [['serve', '--json'], "Unknown option '--json'"],
    [['serve', '--log', 'loud'], '--log takes pretty or json'],
    [['serve', '--log-level', 'all'], '--log-level takes info or error'],
  ]

  test.each(mistakes)(
    'behavior: the arguments %j are refused',
    async (args, problem) => {
      const { ended, output } = run(...args)
      expect(await ended).toBe(2)
      expect(output.stderr).toContain(problem)
      expect(output.stdout).toBe('')
    },
  )

  test('behavior: serve fails without its configuration file', async () => {
    const { ended, output } = run('serve', '--config', 'no-such-file.json')
    expect(await ended).toBe(1)
    expect(output.stderr).toContain('no-such-file.json could not be read.')
  })
})
