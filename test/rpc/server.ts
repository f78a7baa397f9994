import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { createMarketplaceClient } from '../../src/rpc/client.js'
import type { MarketplaceClientConfig } from '../../src/rpc/clientConfig.js'

/** A call as the server received it. */
export type Seen = {
  url: string
  method: string
  headers: IncomingMessage['headers']
  body: string
}

/** Response of the server: text as it is, or a value as JSON. */
export type Answer = {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  text?: string
  /** Milliseconds before the answer. */
  delay?: number
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/**
 * A server with responses that our reference service never sends: HTML of
 * proxies, late responses, names of other deployments.
 */
export async function setupServer(
  answer: (call: Seen, count: number) => Answer,
  config: Partial<MarketplaceClientConfig> = {},
) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const call = {
      url: request.url ?? '',
      method: request.method ?? '',
      headers: request.headers,
      body,
    }
    seen.push(call)
    const {
      status = 200,
      headers,
      json,
      text,
      delay,
    } = answer(call, seen.length)
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    response.writeHead(status, headers)
    response.end(text ?? JSON.stringify(json))
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = createMarketplaceClient({
    accessKey: 'test-key',
    marketplaceUrl: url,
    networks: { 1: 'mainnet', 31337: 'local' },
    retryDelay: 1,
    ...config,
  })
  return { client, seen, url }
}
