import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { RequestError } from '../../src/errors.js'
import { buyStepsQueryOptions } from '../../src/query/buyStepsQueryOptions.js'
import { collectiblesQueryOptions } from '../../src/query/collectiblesQueryOptions.js'
import { floorOrderQueryOptions } from '../../src/query/floorOrderQueryOptions.js'
import { createMarketplaceClient } from '../../src/rpc/client.js'
import { setupServer } from '../rpc/server.js'

afterEach(() => onlineManager.setOnline(true))

const chainId = 31337
const contractAddress = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('behavior', () => {
  test('behavior: a service of this device is read and quoted while the browser is offline', async () => {
    const { client, seen } = await setupServer(() => ({ json: {} }))
    onlineManager.setOnline(false)
    const queryClient = new QueryClient()
    const place = { chainId, contractAddress } as const
    await queryClient.fetchQuery(floorOrderQueryOptions(client, place))
    await queryClient.fetchInfiniteQuery(
      collectiblesQueryOptions(client, place),
    )
    await queryClient.fetchQuery(
      buyStepsQueryOptions(client, {
        chainId,
        collectionAddress: contractAddress,
        buyer: contractAddress,
        marketplace: 'service_marketplace_v2',
        ordersData: [{ orderId: '0x01', quantity: '1' }],
      }),
    )
    expect(seen.map(({ url }) => url.split('/').at(-1))).toEqual([
      'GetFloorOrder',
      'ListCollectibles',
      'GenerateBuyTransaction',
    ])
  })

  test('behavior: its timeout holds while the browser is offline', async () => {
    const { client } = await setupServer(() => ({ delay: 5_000, json: {} }), {
      retryCount: 0,
      timeout: 50,
    })
    onlineManager.setOnline(false)
    const error = await new QueryClient()
      .fetchQuery(floorOrderQueryOptions(client, { chainId, contractAddress }))
      .catch((error) => error)
    expect(error).toBeInstanceOf(RequestError)
    expect(error.reason).toBe('timeout')
  })

  test.each([
    ['http://localhost:3000', 'always'],
    ['http://shop.localhost', 'always'],
    ['http://127.0.0.2/api', 'always'],
    ['http://[::1]:8080', 'always'],
    ['https://market.example', undefined],
    ['https://localhost.market.example', undefined],
    ['https://127.0.0.1.market.example', undefined],
    ['http://192.168.0.1', undefined],
  ])('behavior: %s has the network mode %s', (marketplaceUrl, mode) => {
    const client = createMarketplaceClient({
      accessKey: 'key',
      marketplaceUrl,
      networks: { [chainId]: 'local' },
    })
    const options = floorOrderQueryOptions(client, { chainId, contractAddress })
    expect(options.networkMode).toBe(mode)
  })
})
