import { type Address, createPublicClient, http, zeroAddress } from 'viem'
import type { NetworkConfig } from '../../src/service/context.js'
import {
  createService,
  type ServiceConfig,
} from '../../src/service/createService.js'
import type { Database } from '../../src/service/node/database.js'
import type { Case } from './cases.js'
import { chainId, currencies } from './market.js'

/** Access key of all requests. */
export const accessKey = 'key-of-the-bench'

/** Creates a service for a market. Without `client` it has no chain. */
export function benchService(
  database: Database,
  {
    network,
    ...config
  }: Partial<ServiceConfig> & { network?: Partial<NetworkConfig> } = {},
) {
  const seaport: Address = '0x0000000000000068f116a894984e2db1123eb395'
  return createService({
    database,
    networks: [
      {
        chainId,
        name: 'local',
        client: createPublicClient({ transport: http('http://127.0.0.1:9') }),
        seaport,
        currencies,
        feeRecipient: zeroAddress,
        feeBps: 250,
        ...network,
      },
    ],
    projects: [{ id: 1, name: 'Bench', accessKeys: [accessKey] }],
    requestsPerMinute: 1_000_000_000,
    ...config,
  })
}

/** Creates a POST request to the service. */
export function createPost(path: string, body: string): Request {
  return new Request(`http://localhost/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Access-Key': accessKey },
    body,
  })
}

/**
 * Sends a request and reads the whole response. @throws if the service returns
 * an error.
 */
export async function answerTo(
  service: { fetch(request: Request): Promise<Response> },
  { body, name, path }: Case,
  number: number,
): Promise<string> {
  const request = createPost(path, JSON.stringify(body(number)))
  const response = await service.fetch(request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
  return text
}
