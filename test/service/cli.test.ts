import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs the program; its output is complete when `ended` resolves. */
function run(...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/service/node/cli.ts', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
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

describe('dev', () => {
  test('default', async () => {
    const { child, ended, output } = run('dev', '--json', '--emblems', '24')
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

  test.each(['--port', '--rpc-port'])('behavior: %s in use', async (option) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const bound = other.address()
    const port = String(bound && typeof bound === 'object' ? bound.port : 0)
    const { ended, output } = run('dev', '--emblems', '24', option, port)
    expect(await ended).toBe(1)
    expect(output.stderr).toContain(`Port ${port} is in use`)
    expect(output.stderr).toContain(option)
    expect(output.stdout).toBe('')
    await new Promise((resolve) => other.close(resolve))
  })

  test('behavior: interrupted while it starts', async () => {
    const { child, ended, output } = run('dev', '--no-cache')
    await until(() => output.stderr.includes('Chain started on'))
    const rpcUrl = /http:\S+\d/.exec(output.stderr)?.[0] ?? ''
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect(fetch(rpcUrl)).rejects.toThrow()
  })
})

describe('arguments', () => {
  test('behavior: help', async () => {
    const { ended, output } = run('--help')
    expect(await ended).toBe(0)
    expect(output.stdout).toContain('Usage: marketkit <command>')
  })

  test.each([
    [['buy'], 'There is no command `buy`.'],
    [['dev', '--prot', '1'], "Unknown option '--prot'"],
    [['dev', '--port', 'x'], '--port takes a whole number'],
    [['dev', '--port', '65536'], '--port takes a whole number'],
    [['dev', '--emblems', '0'], '--emblems takes a whole number'],
    [['serve', '--json'], "Unknown option '--json'"],
    [['serve', '--log', 'loud'], '--log takes pretty or json'],
    [['serve', '--log-level', 'all'], '--log-level takes info or error'],
  ])('behavior: %j cannot be understood', async (args, problem) => {
    const { ended, output } = run(...args)
    expect(await ended).toBe(2)
    expect(output.stderr).toContain(problem)
    expect(output.stdout).toBe('')
  })

  test('behavior: serve without a configuration', async () => {
    const { ended, output } = run('serve', '--config', 'no-such-file.json')
    expect(await ended).toBe(1)
    expect(output.stderr).toContain('no-such-file.json cannot be read.')
  })
})
