import { erc20Abi, erc721Abi, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  generateBuyTransaction,
  getAudience,
  listCollectibles,
  listContracts,
} from '../../../../src/rpc/operations.js'
import type { Order } from '../../../../src/rpc/schemas.js'
import { setupWorld } from '../../../world.js'

const world = setupWorld()

function collection(type: 'ERC721' | 'ERC1155') {
  const found = world.info.collections.find((item) => item.type === type)
  if (!found) throw new Error(`The world has no ${type} collection.`)
  return found
}

function currency(symbol: string) {
  const found = world.info.currencies.find((item) => item.symbol === symbol)
  if (!found) throw new Error(`The world has no ${symbol}.`)
  return found
}

async function list(
  type: 'ERC721' | 'ERC1155',
  request: { filter?: object; includeEmpty?: boolean; side?: string } = {},
) {
  const { filter, includeEmpty, side = 'listing' } = request
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      side,
      contractAddress: collection(type).address,
      filter: { includeEmpty: includeEmpty ?? false, ...filter },
      page: { page: 1, pageSize: 100 },
    },
    { chainId: world.info.chainId },
  )
  return collectibles
}

async function buy(order: Order, quantity = '1', buyer = 0): Promise<Hex[]> {
  const wallet = world.walletOf(buyer)
  const { steps } = await world.createClient().request(
    generateBuyTransaction,
    {
      collectionAddress: order.collectionContractAddress,
      buyer: wallet.account.address,
      marketplace: order.marketplace,
      ordersData: [
        { orderId: order.orderId, quantity, tokenId: order.tokenId ?? '0' },
      ],
      additionalFees: [],
      walletType: 'unknown',
    },
    { chainId: world.info.chainId },
  )
  const hashes: Hex[] = []
  for (const { data, to, value } of steps) {
    const hash = await wallet.sendTransaction({
      data: data as Hex,
      to: to as Hex,
      value: BigInt(value ?? 0),
    })
    const receipt = await world.publicClient.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    hashes.push(hash)
  }
  await world.sync()
  return hashes
}

function find(orders: (Order | null | undefined)[], currencyAddress: string) {
  const order = orders.find(
    (item) => item?.priceCurrencyAddress === currencyAddress,
  )
  if (!order) throw new Error(`Nothing is sold for ${currencyAddress}.`)
  return order
}

test('default: the description of the world has these fields', () => {
  const { accounts, collections, currencies, ...info } = world.info
  expect({
    ...info,
    builderUrl: new URL(info.builderUrl).hostname,
    marketplaceUrl: new URL(info.marketplaceUrl).hostname,
    metadataUrl: new URL(info.metadataUrl).hostname,
    rpcUrl: new URL(info.rpcUrl).hostname,
  }).toMatchInlineSnapshot(`
    {
      "accessKey": "marketkit-local-development-key",
      "audienceId": 1,
      "builderUrl": "127.0.0.1",
      "chainId": 31337,
      "contracts": {
        "books": {
          "external_1": "0xA15BB66138824a1c7167f5E85b957d04Dd34E468",
          "service_marketplace_v1": "0xA15BB66138824a1c7167f5E85b957d04Dd34E468",
          "service_marketplace_v2": "0xA15BB66138824a1c7167f5E85b957d04Dd34E468",
        },
      },
      "fees": {
        "external_1": [
          {
            "bps": 250,
            "recipient": "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f",
          },
        ],
        "service_marketplace_v1": [
          {
            "bps": 250,
            "recipient": "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f",
          },
        ],
        "service_marketplace_v2": [
          {
            "bps": 250,
            "recipient": "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f",
          },
        ],
      },
      "marketplaceUrl": "127.0.0.1",
      "metadataUrl": "127.0.0.1",
      "network": "local",
      "projectId": 1,
      "rpcUrl": "127.0.0.1",
      "seaport": "0xA15BB66138824a1c7167f5E85b957d04Dd34E468",
      "walletAccounts": 3,
    }
  `)
  expect(accounts).toHaveLength(10)
  expect(
    collections.map(({ name, type }) => `${name} ${type}`),
  ).toMatchInlineSnapshot(`
    [
      "Emblems ERC721",
      "Provisions ERC1155",
    ]
  `)
  expect(
    currencies.map(({ decimals, symbol }) => `${symbol} ${decimals}`),
  ).toMatchInlineSnapshot(`
    [
      "ETH 18",
      "WETH 18",
      "USDC 6",
    ]
  `)
})

describe('chain', () => {
  test('behavior: contracts return their name, symbol and metadata', async () => {
    const { publicClient } = world
    const usdc = { address: currency('USDC').address, abi: erc20Abi } as const
    const emblems = {
      address: collection('ERC721').address,
      abi: erc721Abi,
    } as const
    const [symbol, decimals, name, uri] = await Promise.all([
      publicClient.readContract({ ...usdc, functionName: 'symbol' }),
      publicClient.readContract({ ...usdc, functionName: 'decimals' }),
      publicClient.readContract({ ...emblems, functionName: 'name' }),
      publicClient.readContract({
        ...emblems,
        functionName: 'tokenURI',
        args: [7n],
      }),
    ])
    expect({ symbol, decimals, name }).toMatchInlineSnapshot(`
      {
        "decimals": 6,
        "name": "Emblems",
        "symbol": "USDC",
      }
    `)
    const metadata = await (await fetch(uri)).json()
    expect((await fetch(metadata.image)).headers.get('content-type')).toBe(
      'image/svg+xml',
    )
  })

  test('behavior: the newest block has the current time', async () => {
    const { timestamp } = await world.publicClient.getBlock()
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(30)
  })

  test('behavior: the first three accounts can buy', async () => {
    for (const { address } of world.info.accounts.slice(0, 3))
      for (const [symbol, least] of [
        ['USDC', 25_000n * 10n ** 6n],
        ['WETH', 10n ** 19n],
      ] as const)
        expect(
          await world.publicClient.readContract({
            address: currency(symbol).address,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [address],
          }),
        ).toBeGreaterThanOrEqual(least)
  })
})

describe('book', () => {
  test('behavior: listings have several currencies and several makers', async () => {
    const listings = (await list('ERC721')).map(({ order }) => order)
    const makers = new Set(listings.map((order) => order?.createdBy))
    const currencies = new Set(
      listings.map((order) => order?.priceCurrencyAddress),
    )
    expect(makers.size).toBeGreaterThan(2)
    expect(currencies.size).toBe(2)
    expect(new Set(listings.map((order) => order?.status))).toEqual(
      new Set(['active']),
    )
  })

  test('behavior: the first account owns tokens that are not listed', async () => {
    const { address } = world.info.accounts[0] ?? { address: '0x' }
    const owned = await list('ERC721', {
      includeEmpty: true,
      filter: { inAccounts: [address] },
    })
    expect(owned.map(({ metadata }) => metadata.tokenId)).toEqual(
      Array.from({ length: 8 }, (_, index) => String(index + 1)),
    )
    expect(owned.filter(({ listing }) => listing)).toEqual([])
  })

  test('behavior: a listing in native currency can be bought', async () => {
    const listings = (await list('ERC721')).map(({ order }) => order)
    const order = find(listings, currency('ETH').address)
    expect(await buy(order)).toHaveLength(1)
    expect(
      await world.publicClient.readContract({
        address: order.collectionContractAddress,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [BigInt(order.tokenId ?? 0)],
      }),
    ).toBe(world.info.accounts[0]?.address)
  })

  test('behavior: a part of a listing in an ERC-20 currency can be bought', async () => {
    const listings = (await list('ERC1155'))
      .map(({ order }) => order)
      .filter((order) => Number(order?.quantityAvailable) > 2)
    const order = find(listings, currency('USDC').address)
    expect(await buy(order, '2', 1)).toHaveLength(2)
    const after = (await list('ERC1155')).find(
      (item) => item.order?.orderId === order.orderId,
    )
    expect(after?.order?.quantityRemaining).toBe(
      String(Number(order.quantityInitial) - 2),
    )
  })

  test('behavior: a listing of the book on chain can be bought', async () => {
    const listings = await list('ERC1155', {
      filter: { marketplaces: ['service_marketplace_v1'] },
    })
    const [order] = listings.map((item) => item.order)
    if (!order) throw new Error('No listing stands on chain.')
    await buy(order, '1', 2)
    const [after] = await list('ERC1155', {
      filter: { marketplaces: ['service_marketplace_v1'] },
    })
    expect(BigInt(after?.order?.quantityRemaining ?? 0)).toBe(
      BigInt(order.quantityRemaining ?? 0) - 1n,
    )
  })

  test('behavior: there are offers', async () => {
    expect((await list('ERC1155', { side: 'offer' })).length).toBeGreaterThan(0)
  })
})

test('behavior: the project has contracts and an audience', async () => {
  const { audienceId, projectId } = world.info
  const client = world.createClient()
  const { contracts } = await client.request(listContracts, { projectId })
  const audience = await client.request(getAudience, { projectId, audienceId })
  expect(
    contracts.map(({ contractName, source }) => `${contractName} ${source}`),
  ).toMatchInlineSnapshot(`
    [
      "Emblems DEPLOYED",
      "Provisions DEPLOYED",
      "USD Coin LINKED",
      "Wrapped Ether LINKED",
    ]
  `)
  expect(audience.contacts).toHaveLength(6)
})

test('behavior: pages of any origin can read world.json', async () => {
  const answer = await fetch(`${world.info.marketplaceUrl}/world.json`)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await answer.json()).toEqual(world.info)
})

describe('media', () => {
  test('default: pictures have long-lived cache headers and a strict policy', async () => {
    const [first] = await list('ERC721')
    const answer = await fetch(first?.metadata.image ?? '')
    const { headers } = answer
    expect({
      cache: headers.get('cache-control'),
      cors: headers.get('access-control-allow-origin'),
      csp: headers.get('content-security-policy'),
      status: answer.status,
      type: headers.get('content-type'),
    }).toMatchInlineSnapshot(`
      {
        "cache": "public, max-age=31536000, immutable",
        "cors": "*",
        "csp": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        "status": 200,
        "type": "image/svg+xml",
      }
    `)
  })

  test.each([
    '/media/emblems/0.svg',
    '/media/emblems/65.svg',
    '/media/emblems/1',
    '/media/emblems/..%2f1.svg',
    `/media/items/${'9'.repeat(79)}.svg`,
    '/metadata/items/-1',
  ])('behavior: the path %s is not found', async (path) => {
    const answer = await fetch(`${world.info.marketplaceUrl}${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'WebrpcBadRoute' })
  })

  test('behavior: ERC-1155 metadata are found by hexadecimal ids', async () => {
    const uri = await world.publicClient.readContract({
      address: collection('ERC1155').address,
      abi: parseAbi(['function uri(uint256 id) view returns (string)']),
      functionName: 'uri',
      args: [2n],
    })
    const id = 2n.toString(16).padStart(64, '0')
    const answer = await fetch(uri.replace('{id}', id))
    expect(await answer.json()).toHaveProperty('name')
  })
})
