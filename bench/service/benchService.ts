import { type Address, createPublicClient, http, zeroAddress } from 'viem'
import type { NetworkConfig } from '../../src/service/context.js'
import { createService } from '../../src/service/createService.js'
import type { Database } from '../../src/service/node/database.js'
import type { Case } from './cases.js'
import { chainId, currencies } from './market.js'

/** The key that requests come with. */
export const accessKey = 'key-of-the-bench'

/** A service over a market; its chain is not there unless it is passed. */
export function benchService(
  database: Database,
  network: Partial<NetworkConfig> = {},
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
  })
}

/** A post to the service. */
export function postOf(path: string, body: string): Request {
  return new Request(`http://localhost/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Access-Key': accessKey },
    body,
  })
}

/**
 * Asks and reads the answer to its end.
 *
 * @throws when the service refuses: what is measured has to work.
 */
export async function answerTo(
  service: { fetch(request: Request): Promise<Response> },
  { body, name, path }: Case,
  number: number,
): Promise<string> {
  const request = postOf(path, JSON.stringify(body(number)))
  const response = await service.fetch(request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
  return text
}
