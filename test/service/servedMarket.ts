import type { Address } from 'viem'
import {
  createService,
  type ServiceConfig,
} from '../../src/service/createService.js'
import {
  audienceContacts,
  audiences,
  collectibles,
  contractSources,
  contracts,
} from '../../src/service/database/schema.js'
import { toCollectibleRow } from '../../src/service/database/toCollectibleRow.js'
import { setupMarket } from './market.js'
import { buyer, seller, type TestAccount } from './requests.js'

/** A market with a service that clients call over HTTP. */
export async function setupServedMarket(config: Partial<ServiceConfig> = {}) {
  const market = await setupMarket()
  const service = createService({
    database: { db: market.db },
    networks: [market.network],
    projects: [{ id: 1, name: 'Shop', accessKeys: ['shop-key'] }],
    // The market's own indexer changes the tables behind the service's back.
    answerCacheMegabytes: 0,
    ...config,
  })

  /** Sends a request as clients do; returns the parsed response. */
  async function send(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await service.fetch(
      new Request(`http://localhost${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Access-Key': 'shop-key',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    return { response, status: response.status, body: await response.json() }
  }

  /**
   * Carries out steps with their posts; returns the response to the last post.
   */
  async function carryOut(steps: any[], account: TestAccount): Promise<any> {
    let answer: any
    for (const { post, signature, ...step } of steps) {
      if (!signature) {
        await market.execute([step], account)
        continue
      }
      const signed = await account.signTypedData({
        ...signature,
        message: signature.value,
      })
      const path = new URL(post.endpoint, 'http://localhost/').pathname
      answer = await send(path, { ...post.body, signature: signed })
    }
    return answer
  }

  await send('/rpc/Builder/GetAudience', {})
  const place = { chainId: market.network.chainId }
  for (const tokenId of [1n, 2n, 3n]) {
    await market.mintEmblem(tokenId)
    const metadata = {
      name: `Emblem #${tokenId}`,
      description: 'An emblem.',
      image: `https://media.example/${tokenId}.png`,
      properties: { Level: Number(tokenId) },
      attributes: [
        { trait_type: 'Background', value: tokenId === 1n ? 'Red' : 'Blue' },
        { trait_type: 'Level', value: Number(tokenId), display_type: 'number' },
      ],
      assets: [{ id: 1, url: 'https://media.example/1.png', filesize: 10 }],
    }
    await market.db
      .insert(collectibles)
      .values(
        toCollectibleRow({
          ...place,
          contractAddress: market.emblems,
          tokenId,
          metadata,
        }),
      )
      .onConflictDoNothing()
  }
  await market.indexer.sync()
  const contract = {
    ...place,
    projectId: 1,
    contractName: 'Emblems',
    contractAddress: market.emblems as Address,
    contractType: 'ERC721',
    source: 'LINKED',
  } as const
  await market.db.insert(audiences).values({ id: 1, projectId: 1, name: 'All' })
  await market.db.insert(contracts).values([
    { ...contract, id: 1, audienceId: 1, abi: '[]' },
    { ...contract, id: 2, source: 'DEPLOYED' },
  ])
  const source = { contractType: 'ERC721', projectId: 1, name: 'Emblems' }
  await market.db.insert(contractSources).values([
    { ...source, id: 1, uid: 'a', license: 'MIT' },
    { ...source, id: 4, uid: 'b' },
  ])
  await market.db.insert(audienceContacts).values([
    { id: 1, audienceId: 1, name: 'Ada', email: 'ada@people.example' },
    { id: 2, audienceId: 1, address: buyer.address },
  ])
  return { ...market, buyer, carryOut, seller, send, service }
}
