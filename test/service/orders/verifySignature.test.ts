import {
  concat,
  encodeDeployData,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  signatureToCompactSignature,
  zeroAddress,
  zeroHash,
} from 'viem'
import { encodeCalls } from 'viem/experimental/erc7821'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCounter } from '../../../src/service/chain/reads.js'
import {
  type OrderComponents,
  orderDigest,
  orderHash,
  orderTypes,
  seaportDomain,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { collectionAbi } from '../../../src/service/chain/tokenAbis.js'
import { generateBuy } from '../../../src/service/operations/quotes/generateBuy.js'
import { buildListing } from '../../../src/service/orders/buildOrder.js'
import { submitOrder } from '../../../src/service/orders/submitOrder.js'
import {
  demoAccount,
  demoERC721,
} from '../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../market.js'
import {
  artist,
  buyer,
  later,
  purchase,
  seller,
  stranger,
} from '../requests.js'

let market: Market
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
  await market.call(seller, market.emblems, demoERC721, 'setApprovalForAll', [
    market.seaport,
    true,
  ])
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await market.mintEmblem(tokenId)
})

async function listing(change: object = {}) {
  const { emblems, network } = market
  return buildListing({
    collection: emblems,
    contractType: 'ERC721',
    counter: await readCounter(network, seller.address),
    currency: zeroAddress,
    endTime: BigInt(later()),
    maker: seller.address,
    network,
    royalty: { receiver: artist.address, amount: 50n },
    startTime: 0n,
    tokenId,
    unitPrice: 1_000n,
    ...change,
  })
}
const sign = (order: OrderComponents, signer = seller) =>
  signer.sign({ hash: orderDigest(market.network, order) })
const submit = (order: OrderComponents, signature: Hex, change: object = {}) =>
  submitOrder(market.context, market.network, {
    collectionAddress: market.emblems,
    order: wireOrder(order),
    signature,
    ...change,
  })
const buy = async (orderId: string) =>
  market.execute(
    await generateBuy(
      market.context,
      market.network,
      purchase(market.emblems, [{ orderId }]),
    ),
    buyer,
  )
const compact = (signature: Hex) =>
  serializeCompactSignature(
    signatureToCompactSignature(parseSignature(signature)),
  )

describe('accounts with a key', () => {
  test('default: the signature is stored as it was posted', async () => {
    const order = await listing()
    const signature = await sign(order)
    const { orderId } = await submit(order, signature)
    expect((await market.order(orderId))?.signature).toBe(signature)
  })

  test('behavior: accepts compact signatures (EIP-2098)', async () => {
    const order = await listing()
    const signature = await sign(order)
    const { orderId } = await submit(order, compact(signature))
    expect((await market.order(orderId))?.signature).toBe(signature)
    await buy(orderId)
    expect(await market.ownerOf(tokenId)).toBe(buyer.address)
  })

  test('behavior: accepts signatures with a recovery value of 0 or 1', async () => {
    const order = await listing()
    const signature = await sign(order)
    const short = BigInt(`0x${signature.slice(-2)}`) - 27n
    const { orderId } = await submit(
      order,
      `${signature.slice(0, -2)}0${short}` as Hex,
    )
    expect((await market.order(orderId))?.signature).toBe(signature)
  })

  test('behavior: refuses signatures for another domain', async () => {
    const order = await listing()
    const domain = seaportDomain(market.network)
    const others = [
      { ...domain, version: '1.5' },
      { ...domain, name: 'Harbour' },
      { ...domain, chainId: 1 },
      { ...domain, verifyingContract: market.emblems },
    ]
    for (const domain of others) {
      const signature = await seller.signTypedData({
        domain,
        message: order,
        primaryType: 'OrderComponents',
        types: orderTypes,
      })
      await expect(submit(order, signature)).rejects.toMatchObject({
        error: 'InvalidArgument',
        message: expect.stringContaining('for chain 31337'),
      })
    }
  })

  test('behavior: refuses invalid signatures', async () => {
    const order = await listing()
    const other = await sign(await listing({ unitPrice: 2_000n }))
    const forged = await sign(order, stranger)
    const bad: Hex[] = [
      '0x',
      other,
      forged,
      compact(forged),
      '0x00',
      `0x${'00'.repeat(64)}`,
      `0x${'00'.repeat(65)}`,
      `0x${'ff'.repeat(65)}`,
      `0x${'ff'.repeat(5_000)}`,
      `0x${'64926492'.repeat(8)}`,
    ]
    for (const signature of bad)
      await expect(submit(order, signature)).rejects.toThrow(
        /did not sign this order/,
      )
    await expect(submit(order, `0x${'ff'.repeat(10_000)}`)).rejects.toThrow(
      /Expected the signature/,
    )
  })
})

describe('accounts that are contracts', () => {
  const create2: Hex = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

  /** A counterfactual wallet of the artist. */
  function wallet(salt: Hex) {
    const bytecode = encodeDeployData({
      ...demoAccount,
      args: [artist.address],
    })
    const data = concat([salt, bytecode])
    return {
      address: getCreate2Address({ bytecode, from: create2, salt }),
      data,
      wrap: (signature: Hex) =>
        serializeErc6492Signature({ address: create2, data, signature }),
    }
  }
  async function approve(address: Hex) {
    const call = {
      to: market.emblems,
      value: 0n,
      data: encodeFunctionData({
        abi: collectionAbi,
        functionName: 'setApprovalForAll',
        args: [market.seaport, true],
      }),
    }
    const data = encodeCalls([call])
    const mode = `0x01${'00'.repeat(31)}`
    await market.call(artist, address, demoAccount, 'execute', [mode, data])
  }

  test('default: the contract of the account verifies the signature', async () => {
    const { address, data, wrap } = wallet(zeroHash)
    await market.execute([{ data, id: 'deploy', to: create2 }] as never, artist)
    await approve(address)
    const id = tokenId + 1_000n
    await market.mintEmblem(id, address)
    const counter = await readCounter(market.network, address)
    const own = { counter, maker: address, tokenId: id }
    const order = await listing(own)
    await expect(submit(order, await sign(order))).rejects.toThrow(
      /did not sign this order/,
    )
    const signature = await sign(order, artist)
    const { orderId } = await submit(order, signature)
    expect((await market.order(orderId))?.signature).toBe(signature)
    const again = await listing({ ...own, salt: 2n })
    const inner = await sign(again, artist)
    const wrapped = await submit(again, wrap(inner))
    expect((await market.order(wrapped.orderId))?.signature).toBe(inner)
    await buy(wrapped.orderId)
    expect(await market.ownerOf(id)).toBe(buyer.address)
  })

  test('behavior: refuses contracts that are not deployed (ERC-6492)', async () => {
    const { address, wrap } = wallet(`0x${'00'.repeat(31)}01`)
    const id = tokenId + 2_000n
    await market.mintEmblem(id, address)
    const order = await listing({ counter: 0n, maker: address, tokenId: id })
    await expect(
      submit(order, wrap(await sign(order, artist))),
    ).rejects.toThrow(/a contract must be deployed/)
  })

  test('behavior: a failed node request does not count as an invalid signature', async () => {
    const { context, network } = market
    const order = await listing({ maker: market.emblems })
    const request = () => Promise.reject(new Error('The line is dead.'))
    const client = { ...network.client, request }
    await expect(
      submitOrder(context, { ...network, client } as never, {
        collectionAddress: market.emblems,
        order: wireOrder(order),
        signature: await sign(order),
      }),
    ).rejects.toThrow('The line is dead.')
  })
})

describe('the same order again', () => {
  test('default: it can be posted again with any signature of its maker', async () => {
    const order = await listing()
    const signature = await sign(order)
    const first = await submit(order, signature)
    const row = await market.order(first.orderId)
    expect(await submit(order, signature)).toEqual(first)
    expect(await submit(order, compact(signature))).toEqual(first)
    expect(await market.order(first.orderId)).toEqual(row)
    await expect(submit(order, await sign(order, stranger))).rejects.toThrow(
      /did not sign this order/,
    )
  })

  test('behavior: concurrent posts of one order are stored once', async () => {
    const order = await listing()
    const signature = await sign(order)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(order, signature)),
    )
    expect(new Set(answers.map(({ orderId }) => orderId))).toEqual(
      new Set([orderHash(order)]),
    )
    const rows = await market.db.query.orders.findMany({
      where: (row, { eq }) => eq(row.orderHash, orderHash(order)),
    })
    expect(rows).toHaveLength(1)
  })

  test('behavior: an expired or filled order is refused', async () => {
    const order = await listing()
    const signature = await sign(order)
    const { orderId } = await submit(order, signature)
    const late = {
      ...market.context,
      now: () => Number(order.endTime) * 1000,
    }
    const submitLate = () =>
      submitOrder(late, market.network, {
        collectionAddress: market.emblems,
        order: wireOrder(order),
        signature,
      })
    await expect(submitLate()).rejects.toThrow(/already expired/)
    await buy(orderId)
    await market.indexer.sync()
    await expect(submit(order, signature)).rejects.toThrow(/already filled/)
    await expect(submitLate()).rejects.toThrow(/already filled/)
  })
})
