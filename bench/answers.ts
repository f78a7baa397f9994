import { fork } from 'node:child_process'
import { once } from 'node:events'
import { ensurePostgres } from '../scripts/postgres.js'
import { openDatabase } from '../src/service/node/openDatabase.js'
import { addTokens, contractAddress } from './answers/tokens.js'

/**
 * Measures a page of 100 tokens with large images on the chain: its bytes, and
 * what eight such pages at once do to the memory of the service and to other
 * reads. The same for the files of eight tokens. Linux only.
 */
const postgres = await ensurePostgres(console.log)
if (!postgres) process.exit(1)
const database = await openDatabase({ url: postgres.url })
await addTokens(database)
await database.close()

const child = fork(
  new URL('./answers/serveAnswers.ts', import.meta.url),
  [postgres.url],
  { execArgv: ['--import', 'tsx'] },
)
const [url] = (await once(child, 'message')) as [string]

async function readMemory(): Promise<{ now: number; peak: number }> {
  child.send('memory')
  const [memory] = await once(child, 'message')
  return memory
}

/** Returns the bytes of an answer, and its first image. */
async function list(pageSize: number) {
  const response = await fetch(
    `${url}/local/rpc/Marketplace/ListCollectibles`,
    {
      method: 'POST',
      headers: { 'X-Access-Key': 'key' },
      body: JSON.stringify({
        contractAddress,
        filter: { includeEmpty: true },
        page: { pageSize },
      }),
    },
  )
  const text = await response.text()
  if (!response.ok) throw new Error(text.slice(0, 500))
  const { collectibles } = JSON.parse(text)
  const images: string[] = collectibles.map(
    ({ metadata }: { metadata: { image: string } }) => metadata.image,
  )
  return { bytes: Buffer.byteLength(text), images }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const small = () => list(1)
const { bytes, images } = await list(100)
for (let round = 0; round < 20; round++) await small()
const alone = await time(small)
await readMemory()
const before = await readMemory()
const eight = Array.from({ length: 8 }, () => list(100))
const meanwhile = await time(small)
await Promise.all(eight)
const after = await readMemory()
const megabytes = (count: number) => (count / 1e6).toFixed(1)
console.log(`| | |
|---|---|
| one page of 100 tokens | ${megabytes(bytes)} MB |
| memory before | ${megabytes(before.now)} MB |
| most memory under eight pages at once | ${megabytes(after.peak)} MB |
| difference | ${megabytes(after.peak - before.now)} MB |
| a page of one token, alone | ${alone.toFixed(1)} ms |
| a page of one token, under eight pages | ${meanwhile.toFixed(1)} ms |`)

if (images[0]?.startsWith('http')) {
  const paths = images.slice(0, 8).map((image) => new URL(image).pathname)
  const load = async (path: string) =>
    (await (await fetch(url + path)).arrayBuffer()).byteLength
  await readMemory()
  const [file] = await Promise.all(paths.map(load))
  const loaded = await readMemory()
  console.log(`| one file | ${megabytes(file ?? 0)} MB |
| difference under eight files at once | ${megabytes(loaded.peak - before.now)} MB |`)
}
child.disconnect()
await postgres.stop()
