import { readFileSync, writeFileSync } from 'node:fs'
import { createPublicClient, http } from 'viem'
import { createService } from '../../src/service/createService.js'
import { openDatabase } from '../../src/service/node/openDatabase.js'
import { serveHttp } from '../../src/service/node/serveHttp.js'
import { network, project, publicUrl } from './tokens.js'

/** A process that serves a database, and tells the parent its memory. */
const database = await openDatabase({ url: process.argv[2] })
const service = createService({
  // Each page is computed, as eight different ones would be.
  answerCacheMegabytes: 0,
  database,
  networks: [
    {
      ...network,
      client: createPublicClient({ transport: http('http://127.0.0.1:9') }),
    },
  ],
  projects: [project],
  publicUrl,
  log: () => {},
})
const server = await serveHttp({
  fetch: service.fetch,
  host: '127.0.0.1',
  port: 0,
})
process.on('message', () => {
  process.send?.(readMemory())
  // Linux forgets the peak so far.
  writeFileSync('/proc/self/clear_refs', '5')
})
process.on('disconnect', () => process.exit())
process.send?.(server.url)

/** Bytes in memory now, and at most since the last call. */
function readMemory() {
  const status = readFileSync('/proc/self/status', 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
