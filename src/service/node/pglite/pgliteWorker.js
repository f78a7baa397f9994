// Runs in a worker thread: a query of PGlite blocks the thread it is in.
// JavaScript, because Node starts workers without the loaders of TypeScript.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** @type {PGlite} */
let database

/** Transactions that have begun, by the number that the other side gave. */
const transactions = new Map()

/** Thrown into a transaction to undo it. */
const undone = new Error('undone')

/** Its log would grow to 1 GB otherwise. */
const onDisk = {
  postgresqlconf: ['max_wal_size = 64MB', 'min_wal_size = 32MB'],
}

/**
 * An empty cluster, which PGlite takes seconds to make: `npm run db:cluster` wrote it. In
 * memory nothing outlives the process, so it has a short log and no checksums.
 */
async function readCluster() {
  const file = new URL('cluster.tar.br', import.meta.url)
  return brotliDecompressSync(await readFile(file))
}

const open = (options) =>
  PGlite.create({ extensions: { btree_gin, pg_trgm }, ...options })

/** A dump has its settings in it. */
const load = (dump) => ({ loadDataDir: toBlob(dump) })

const calls = {
  async open({ dump, folder }) {
    if (folder)
      database = await open({
        dataDir: folder,
        ...(dump ? load(dump) : onDisk),
      })
    else if (dump) database = await open(load(dump))
    // Another PostgreSQL cannot read the cluster.
    else database = await open(load(await readCluster())).catch(() => open())
  },
  query({ asText, params, rowMode, text, transaction }) {
    const parsers = Object.fromEntries(asText.map((type) => [type, asIs]))
    return target(transaction).query(text, params, { parsers, rowMode })
  },
  exec: ({ text, transaction }) => target(transaction).exec(text),
  /** Answers when the transaction has begun; others wait until it ends. */
  begin: ({ transaction }) =>
    new Promise((begun, failed) => {
      const ended = database.transaction(
        (tx) =>
          new Promise((commit, fail) => {
            transactions.set(transaction, { commit, ended, fail, tx })
            begun()
          }),
      )
      ended.catch(failed)
    }),
  async commit({ transaction }) {
    const { commit, ended } = take(transaction)
    commit()
    await ended
  },
  async rollback({ transaction }) {
    const { ended, fail } = take(transaction)
    fail(undone)
    await ended.catch((error) => {
      if (error !== undone) throw error
    })
  },
  async dump() {
    // Else a copy would first repeat what the log holds.
    await database.exec('checkpoint')
    const dump = await database.dumpDataDir('none')
    return new Uint8Array(await dump.arrayBuffer())
  },
  async close() {
    if (!database.closed) await database.close()
  },
}

/** What PGlite uses of a Blob: to read one of Node's takes longer than to unpack it. */
function toBlob(bytes) {
  return {
    type: 'application/x-tar',
    arrayBuffer: async () => bytes.slice().buffer,
  }
}

function asIs(text) {
  return text
}

function target(transaction) {
  return transaction === undefined ? database : find(transaction).tx
}

function find(transaction) {
  const found = transactions.get(transaction)
  if (!found) throw new Error('The transaction has ended.')
  return found
}

function take(transaction) {
  const found = find(transaction)
  transactions.delete(transaction)
  return found
}

parentPort.on('message', async ({ id, name, values }) => {
  try {
    const result = await calls[name](values)
    parentPort.postMessage({ id, result })
  } catch (error) {
    parentPort.postMessage({ id, failure: describe(error) })
  }
})

/** Errors lose their fields, such as the SQLSTATE, when they are posted. */
function describe(error) {
  if (!(error instanceof Error)) return { message: fileProblem(error) }
  const facts = Object.entries(error).filter(
    ([name, fact]) => name !== 'query' && typeof fact === 'string',
  )
  const { message, stack } = error
  return { ...Object.fromEntries(facts), message, stack }
}

/** Its file system throws no errors but numbers. */
function fileProblem(error) {
  const problems = { 2: 'permission denied', 51: 'no space left on the disk' }
  const number = error?.errno
  return number === undefined
    ? String(error)
    : `The file system reported an error: ${problems[number] ?? `error ${number}`}.`
}
