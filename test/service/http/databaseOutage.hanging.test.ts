import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../src/service/node/openDatabase.js'
import {
  createTestDatabase,
  needed,
  server,
  startHanging,
} from '../postgres.js'
import { collection, setupService } from '../setup.js'

let s: Awaited<ReturnType<typeof setupService>>
let proxy: Awaited<ReturnType<typeof startHanging>>
let target: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  if (!server) return
  target = await createTestDatabase()
  proxy = await startHanging(target.url)
  s = await setupService({
    answerCacheMegabytes: 0,
    database: await openDatabase({ url: proxy.url.href }),
    log: () => {},
  })
  await s.addCollection()
})
afterAll(async () => {
  if (!server) return
  proxy.hang(false)
  await s.close()
  await proxy.stop()
  await target.drop()
})

const read = () =>
  s.send('/local/rpc/Marketplace/ListCollectibles', {
    body: JSON.stringify({ contractAddress: collection, side: 'listing' }),
  })

test.runIf(server)(
  `behavior: requests get status 503 while the server accepts connections but never answers ${needed}`,
  async () => {
    expect((await read()).status).toBe(200)
    proxy.hang(true)
    // More requests than connections: some wait for a query, others for a connection.
    const answers = await Promise.all(Array.from({ length: 15 }, read))
    answers.push(await read())
    for (const { body, response, status } of answers) {
      expect(status).toBe(503)
      expect(body).toMatchObject({ cause: 'database', status: 503 })
      expect(response.headers.get('Retry-After')).toBe('5')
    }
    proxy.hang(false)
    await expect.poll(async () => (await read()).status).toBe(200)
  },
)
