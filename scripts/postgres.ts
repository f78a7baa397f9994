import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A PostgreSQL server for tests. */
export type TestPostgres = {
  /** URL of a database whose user may create other databases. */
  url: string
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** Folder of PostgreSQL's programs in Debian, by version. */
const debian = '/usr/lib/postgresql'

/** A locale that knows the letters of all languages and sorts by code point. */
const letters = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'

/**
 * Returns the server of `MARKETKIT_TEST_POSTGRES`, or starts one on loopback in
 * a temporary folder. Returns undefined if PostgreSQL is not installed.
 */
export async function ensurePostgres(
  log: (text: string) => void,
): Promise<TestPostgres | undefined> {
  const named = process.env.MARKETKIT_TEST_POSTGRES
  if (named) return { url: named, stop: async () => {} }
  const programs = findPrograms()
  if (programs) return start(programs)
  log(
    'No PostgreSQL found: its tests are skipped. Install the package `postgresql`, or name a server in MARKETKIT_TEST_POSTGRES.',
  )
  return undefined
}

function findPrograms(): string | undefined {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')))
}

async function start(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'marketkit-postgres-'))
  const user = ordinaryUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    [
      ...['--pgdata', data, '--username', 'postgres', '--auth', 'trust'],
      // Sorts and compares as PGlite does.
      ...['--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', letters],
      '--no-sync',
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', `${port}`, '-k', folder],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    ],
    // In its own process group, so that Ctrl-C reaches only this process, which
    // then stops the server.
    {
      ...user,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const end = () => server.kill('SIGQUIT')
  process.once('exit', end)
  const gone = new Promise<void>((resolve) => {
    server.once('close', () => {
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
      resolve()
    })
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
    gone.then(() => reject(new Error(`PostgreSQL did not start.\n${output}`)))
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      end()
      await gone
    },
  }
}

/** PostgreSQL refuses to run as root; its package creates a user. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: string) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const bound = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return bound && typeof bound === 'object' ? bound.port : 0
}
