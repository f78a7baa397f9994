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
import { ConfigurationError } from '../../errors.js'

/** Milliseconds between two signs of life. */
const pulse = 5_000

/** Milliseconds of silence after which a holder elsewhere counts as gone. */
const silence = 30_000

/** Locks of this process; after a restart its number may be the same. */
const held = new Set<string>()

/** A process of some machine or container. */
type Holder = { pid: number; host: string }

/**
 * Takes a folder for this process alone, by a file beside it: PGlite does
 * not notice a second process in its folder, and breaks. Answers what gives
 * the folder free.
 *
 * @throws ConfigurationError when another process has it, or it is no folder.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const draft = `${file}.${process.pid}`
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new Error('It is no folder.')
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

/** The draft becomes the lock, so that nobody sees half of one. */
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
  return new ConfigurationError(`The database cannot be kept in ${folder}.`, {
    cause,
    metaMessages: [
      'It needs a folder that this process may make and write beside.',
      'Name another one, or a PostgreSQL server.',
    ],
  })
}

function isOpen(folder: string, { host, pid }: Holder): ConfigurationError {
  const place = host === hostname() ? '' : ` of ${host}`
  return new ConfigurationError(
    `The database in ${folder} is open in process ${pid}${place}.`,
    {
      metaMessages: [
        'One process at a time can use the embedded database.',
        'Stop the other one, or use another folder or PostgreSQL.',
      ],
    },
  )
}

/** Processes of other machines and containers cannot be seen from here. */
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
    // The folder was removed while it is in use: queries will tell.
  }
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
