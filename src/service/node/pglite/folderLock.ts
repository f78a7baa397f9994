import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { ConfigurationError } from '../../../errors.js'

/** Milliseconds between two heartbeats. */
const pulse = 5_000

/**
 * Milliseconds without a heartbeat after which a process elsewhere counts as
 * gone.
 */
const silence = 30_000

/** Locks of this process. After a restart the process id may be the same. */
const held = new Set<string>()

/** A process on any machine or in any container. */
type Holder = { pid: number; host: string }

/**
 * Locks a folder for this process with a file beside it: PGlite does not notice
 * a second process in its folder, and corrupts it. Returns the function that
 * releases the lock.
 *
 * @throws ConfigurationError if another process has the lock, or the path is
 * not a folder.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const draft = `${file}.${process.pid}`
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new Error('It is not a folder.')
    mkdirSync(dirname(folder), { recursive: true })
    writeFileSync(draft, `${process.pid} ${hostname()}`)
  } catch (cause) {
    throw isUnusable(folder, cause)
  }
  try {
    take(file, draft, folder)
  } finally {
    rmSync(draft, { force: true })
  }
  held.add(file)
  const timer = setInterval(() => touch(file), pulse)
  timer.unref()
  return () => {
    clearInterval(timer)
    rmSync(file, { force: true })
    held.delete(file)
  }
}

/**
 * Links a complete file to the lock's path, so that no process reads a partial file.
 */
function take(file: string, draft: string, folder: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
    const [pid, host = hostname()] = readFileSync(file, 'utf8').split(' ')
    const holder = { pid: Number(pid), host }
    if (held.has(file) || isAlive(holder, file)) throw isOpen(folder, holder)
    renameSync(draft, file)
  }
}

function isUnusable(folder: string, cause: unknown): ConfigurationError {
  return new ConfigurationError(
    `The database could not be created in ${folder}.`,
    {
      cause,
      metaMessages: [
        'This process needs permission to create the folder and to write next to it.',
        'Use another folder, or a PostgreSQL server.',
      ],
    },
  )
}

function isOpen(folder: string, { host, pid }: Holder): ConfigurationError {
  const hostNote = host === hostname() ? '' : ` of ${host}`
  return new ConfigurationError(
    `The database in ${folder} is open in process ${pid}${hostNote}.`,
    {
      metaMessages: [
        'Only one process at a time can use the embedded database.',
        'Stop the other one, or use another folder or PostgreSQL.',
      ],
    },
  )
}

/** Processes of other machines and containers are not visible from here. */
function isAlive({ host, pid }: Holder, file: string): boolean {
  if (host !== hostname()) return Date.now() - statSync(file).mtimeMs < silence
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid)
    return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return getErrorCode(error) === 'EPERM'
  }
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The folder was removed while in use: queries will fail.
  }
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
