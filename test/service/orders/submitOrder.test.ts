import { createRequire } from 'node:module'
import { eq } from 'drizzle-orm'
import {
  type Address,
  createTestClient,
  http,
  maxUint256,
  zeroAddress,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCounter } from '../../../src/service/chain/reads.js'
import {
  type OrderComponents,
  orderDigest,
  orderHash,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import { collections, orders } from '../../../src/service/database/schema.js'
import { generateBuy } from '../../../src/service/operations/quotes/generateBuy.js'
import {
  buildListing,
  buildOffer,
} from '../../../src/service/orders/buildOrder.js'
import { submitOrder } from '../../../src/service/orders/submitOrder.js'
import {
  demoERC20,
  demoERC721,
  demoERC1155,
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

const walletArtifact = createRequire(import.meta.url)(
  '@opensea/seaport-js/src/artifacts/src/contracts/test/TestERC1271Wallet.sol/TestERC1271Wallet.json',
)

let market: Market
let tokenId = 0n
beforeAll(async () => {
  market = await setupMarket()
  for (const [to, artifact] of [
    [market.emblems, demoERC721],
    [market.items, demoERC1155],
  ] as const)
    await market.call(seller, to, artifact, 'setApprovalForAll', [
      market.seaport,
      true,
    ])
})
afterAll(() => market.close())
beforeEach(async () => {
  tokenId++
  await market.mintEmblem(tokenId)
})

const royalty = { receiver: artist.address, amount: 50n }
async function draft(maker: Address = seller.address) {
  return {
    collection: market.emblems,
    contractType: 'ERC721' as const,
    counter: await readCounter(market.network, maker),
    currency: zeroAddress as Address,
    endTime: BigInt(later()),
    maker,
    network: market.network,
    royalty,
    startTime: 0n,
    tokenId,
    unitPrice: 1_000n,
  }
}
const listing = async (change: object = {}) =>
  buildListing({ ...(await draft()), ...change })
const submit = async (
  order: OrderComponents,
  {
    signer = seller,
    ...change
  }: { signer?: typeof seller; [field: string]: unknown } = {},
) =>
  submitOrder(market.context, market.network, {
    collectionAddress: market.emblems,
    order: wireOrder(order),
    signature: await signer.sign({ hash: orderDigest(market.network, order) }),
    ...change,
  })

describe('submitOrder', () => {
  test('default: a posted order is stored once, with its fees', async () => {
    const order = await listing()
    const posted = await submit(order)
    expect(posted).toEqual({ orderId: orderHash(order) })
    expect(await submit(order)).toEqual(posted)
    const row = await market.order(posted.orderId)
    expect(row).toMatchObject({
      feeBreakdown: [
        { bps: 250, kind: 'marketplace' },
        { bps: 500, kind: 'royalty' },
      ],
      side: 'listing',
      source: 'service_marketplace_v2',
      status: 'active',
    })
  })

  test('parameters: source', async () => {
    const order = await listing({
      network: { feeBps: 100, feeRecipient: stranger.address },
      royalty: undefined,
    })
    await expect(submit(order)).rejects.toThrow(/marketplace fee is missing/)
    const { orderId } = await submit(order, { source: 'external' })
    expect(await market.order(orderId)).toMatchObject({
      marketplace: 'external_1',
      source: 'external',
    })
  })

  test('behavior: a partly filled order is accepted for its remaining quantity', async () => {
    const { context, db, items, network, usdc } = market
    const sold = 9_000n + tokenId
    await market.mintItems(sold, 10n)
    const terms = {
      ...(await draft()),
      collection: items,
      contractType: 'ERC1155' as const,
      currency: usdc,
      quantity: 10n,
      royalty: undefined,
      tokenId: sold,
    }
    const order = buildListing(terms)
    const post = () => submit(order, { collectionAddress: items })
    const { orderId } = await post()
    await market.mintCoins(usdc, buyer.address, 10_000n)
    const some = purchase(items, [{ orderId, quantity: '4' }])
    await market.execute(await generateBuy(context, network, some), buyer)
    const forget = () =>
      db.delete(orders).where(eq(orders.orderHash, orderHash(order)))
    await forget()
    await post()
    expect(await market.order(orderId)).toMatchObject({
      quantityAvailable: 6n,
      quantityInitial: 10n,
      quantityRemaining: 6n,
      status: 'active',
    })
    await forget()
    await market.call(seller, items, demoERC1155, 'safeTransferFrom', [
      seller.address,
      stranger.address,
      sold,
      1n,
      '0x',
    ])
    await expect(post()).rejects.toThrow(/holds 5 of .* cannot sell 6/)
  })

  test('behavior: refuses a forged signature', async () => {
    const order = await listing()
    await expect(submit(order, { signer: stranger })).rejects.toThrow(
      /did not sign this order/,
    )
    await expect(submit(order, { signature: '0x00' })).rejects.toThrow(
      /did not sign this order/,
    )
    await expect(
      submitOrder(market.context, market.network, {
        collectionAddress: market.emblems,
        order: wireOrder({ ...order, salt: 1n }),
        signature: await seller.sign({
          hash: orderDigest({ ...market.network, chainId: 1 }, order),
        }),
      }),
    ).rejects.toThrow(/for chain 31337/)
  })

  test('behavior: refuses orders that cannot be filled', async () => {
    const refused = async (change: object, signer = seller) =>
      expect(submit(await listing(change), { signer })).rejects
    await (await refused({ counter: 9n })).toThrow(/has counter 9/)
    await (await refused({ endTime: 1n })).toThrow(/ended at 1/)
    await (await refused({ startTime: maxUint256 })).toThrow(/later than/)
    await (await refused({ maker: stranger.address }, stranger)).toThrow(
      /holds 0 of token/,
    )
    await (await refused({ royalty: undefined })).toThrow(/royalty fee is/)
    await (await refused({ currency: market.seaport })).toThrow(
      /is not accepted/,
    )
    await market.mintEmblem(tokenId + 1_000n, stranger.address)
    const unapproved = { maker: stranger.address, tokenId: tokenId + 1_000n }
    await (await refused(unapproved, stranger)).toThrow(/has not approved/)
    const order = await listing()
    await expect(
      submit(order, { collectionAddress: market.items }),
    ).rejects.toThrow(/is for/)
    await market.call(seller, market.seaport, { abi: seaportAbi }, 'cancel', [
      [order],
    ])
    await expect(submit(order)).rejects.toThrow(/is cancelled on chain/)
  })

  test('behavior: the error names the wrong field', async () => {
    const { db, emblems, items, network, seaport } = market
    const blamed = async (
      order: OrderComponents,
      collectionAddress = emblems,
    ) =>
      expect(submit(order, { collectionAddress }).catch(({ field }) => field))
        .resolves
    const greedy = await market.deploy(demoERC721, [
      'Greedy',
      'GRD',
      '',
      artist.address,
      9_900,
    ])
    await db.insert(collections).values({
      chainId: network.chainId,
      contractAddress: greedy,
      type: 'ERC721',
    })
    const royalty = undefined
    await (
      await blamed(await listing({ collection: greedy, royalty }), greedy)
    ).toBe('order.consideration')
    const terms = { ...(await draft()), currency: seaport }
    await (await blamed(buildListing(terms))).toBe('order.consideration')
    await (await blamed(buildOffer(terms))).toBe('order.offer')
    const wrong = { ...terms, currency: market.usdc, collection: items }
    await (await blamed(buildListing(wrong), items)).toBe('order.offer')
    await (await blamed(buildOffer(wrong), items)).toBe('order.consideration')
  })

  test('behavior: refuses amounts and recipients that cannot be filled', async () => {
    const refused = async (order: OrderComponents, signer = seller) =>
      expect(submit(order, { signer, source: 'external' })).rejects
    const order = await listing({ currency: market.usdc })
    const [paid] = order.consideration
    if (!paid) throw new Error('A payment was expected.')
    const most = { ...paid, startAmount: maxUint256, endAmount: maxUint256 }
    const unpaid = { ...paid, recipient: zeroAddress }
    const pay = (consideration: (typeof paid)[]) => ({
      ...order,
      consideration,
    })
    await (await refused(pay(Array(9).fill(most)))).toThrow(/exceeds 2\^256-1/)
    await (await refused(pay(Array(17).fill(paid)))).toThrow(/at most 16/)
    await (await refused(pay([unpaid]))).toThrow(/no recipient/)
    const quantity = 2n ** 120n
    await market.mintItems(tokenId, quantity)
    const items = { collection: market.items, contractType: 'ERC1155' as const }
    await (await refused(await listing({ ...items, quantity }))).toThrow(
      /at most 1329227995784915872903807060280344575/,
    )
  })

  test('behavior: refuses an offer that pays its maker back', async () => {
    const { seaport, usdc } = market
    await market.mintCoins(usdc, buyer.address, 1_000n)
    await market.call(buyer, usdc, demoERC20, 'approve', [seaport, 1_000n])
    const order = buildOffer({
      ...(await draft(buyer.address)),
      currency: usdc,
    })
    const [token, ...fees] = order.consideration
    const [fee] = fees
    if (!token || !fee) throw new Error('A token and a fee were expected.')
    const amounts = { startAmount: 900n, endAmount: 900n }
    const back = { ...fee, ...amounts, recipient: buyer.address }
    const forged = { ...order, consideration: [token, ...fees, back] }
    await expect(submit(forged, { signer: buyer })).rejects.toThrow(
      /must not pay its maker/,
    )
  })

  test('behavior: refuses bodies that are no orders', async () => {
    for (const body of [undefined, null, 1, 'x', [], {}, { order: {} }])
      await expect(
        submitOrder(market.context, market.network, body),
      ).rejects.toMatchObject({ error: 'InvalidArgument' })
  })

  test('behavior: a contract can sign an order (ERC-1271)', async () => {
    const { client, emblems, network, usdc, wallet } = market
    const address = await market.deploy(walletArtifact, [], artist)
    const id = tokenId + 2_000n
    await market.mintEmblem(id, address)
    const chain = createTestClient({
      chain: foundry,
      mode: 'anvil',
      transport: http(client.transport.url),
    })
    await chain.impersonateAccount({ address })
    await chain.setBalance({ address, value: 10n ** 18n })
    await client.waitForTransactionReceipt({
      hash: await wallet.writeContract({
        abi: demoERC721.abi,
        account: address,
        address: emblems,
        args: [market.seaport, true],
        functionName: 'setApprovalForAll',
      }),
    })
    const order = buildListing({
      ...(await draft(address)),
      currency: usdc,
      tokenId: id,
    })
    await expect(submit(order, { signer: stranger })).rejects.toThrow(
      /did not sign this order/,
    )
    const { orderId } = await submit(order, { signer: artist })
    await market.mintCoins(usdc, buyer.address, 1_000n)
    const steps = await generateBuy(
      market.context,
      network,
      purchase(emblems, [{ orderId }]),
    )
    await market.execute(steps, buyer)
    expect(await market.ownerOf(id)).toBe(buyer.address)
  })

  test('behavior: an offer needs an approval of its price', async () => {
    const { seaport, usdc } = market
    // Other tests approve coins of the buyer.
    const signer = stranger
    await market.mintCoins(usdc, signer.address, 1_500n)
    const order = buildOffer({
      ...(await draft(signer.address)),
      currency: usdc,
      tokenId: undefined,
    })
    await expect(submit(order, { signer })).rejects.toThrow(/has approved 0/)
    await market.call(signer, usdc, demoERC20, 'approve', [seaport, 1_000n])
    const { orderId } = await submit(order, { signer })
    expect(await market.order(orderId)).toMatchObject({
      currencyAddress: usdc.toLowerCase(),
      pricePerToken: 1_000n,
      side: 'offer',
      status: 'active',
      tokenId: null,
    })
  })

  test('behavior: an offer creates no collectible', async () => {
    const { db, emblems, seaport, usdc } = market
    await market.mintCoins(usdc, buyer.address, 1_000n)
    await market.call(buyer, usdc, demoERC20, 'approve', [seaport, 1_000n])
    const order = buildOffer({
      ...(await draft(buyer.address)),
      currency: usdc,
      tokenId: maxUint256,
    })
    await submit(order, { signer: buyer })
    expect(
      await db.query.collectibles.findFirst({
        where: (row, { and, eq }) =>
          and(eq(row.contractAddress, emblems), eq(row.tokenId, maxUint256)),
      }),
    ).toBeUndefined()
  })
})
