import { expect, test } from 'vitest'
import { serveHttp } from '../../../src/service/node/serveHttp.js'

test('behavior: idle connections stay open for longer than proxies keep them', async () => {
  const { stop, url } = await serveHttp({
    fetch: () => new Response('Hello'),
    host: '127.0.0.1',
    port: 0,
  })
  const { headers } = await fetch(url)
  const [, seconds] =
    /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(75)
  // An idle connection does not hold up the end.
  await stop()
})
