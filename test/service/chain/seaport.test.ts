import fc from 'fast-check'
import { zeroAddress, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  itemType,
  orderDigest,
  orderHash,
  orderTypes,
  seaportDomain,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import {
  buildListing,
  buildOffer,
} from '../../../src/service/orders/buildOrder.js'
import { splitPrice, sumFees } from '../../../src/service/orders/prices.js'
import { readTerms } from '../../../src/service/orders/readTerms.js'
import { type Market, setupMarket } from '../market.js'
import { artist, seller, treasury } from '../requests.js'

let market: Market
beforeAll(async () => {
  market = await setupMarket()
})
afterAll(() => market.close())

const fees = { feeBps: 250, feeRecipient: treasury.address }
const largest = 2n ** 256n - 1n
const uint = (max: bigint) => fc.bigInt({ min: 0n, max })
const createDraft = (unitPrice: bigint, quantity: bigint) => ({
  collection: market.items,
  contractType: 'ERC1155' as const,
  counter: 3n,
  currency: market.usdc,
  endTime: 2n ** 40n,
  maker: seller.address,
  network: fees,
  quantity,
  startTime: 1n,
  tokenId: largest,
  unitPrice,
})

describe('orderHash', () => {
  test('default: the hash equals the hash of the contract', async () => {
    const orders = [
      buildListing(createDraft(1_000n, 7n)),
      buildListing({
        ...createDraft(0n, 1n),
        currency: zeroAddress,
        tokenId: 0n,
      }),
      buildOffer({ ...createDraft(1_000n, 1n), tokenId: undefined }),
    ]
    const { client, seaport } = market
    for (const order of orders)
      expect(orderHash(order)).toBe(
        await client.readContract({
          address: seaport,
          abi: seaportAbi,
          functionName: 'getOrderHash',
          args: [order],
        }),
      )
  })

  test('behavior: an order has the same signature after conversion to JSON', async () => {
    const order = buildListing(createDraft(1_000n, 7n))
    const network = market.network
    const message = JSON.parse(JSON.stringify(wireOrder(order)))
    expect(
      await seller.signTypedData({
        domain: seaportDomain(network),
        message,
        primaryType: 'OrderComponents',
        types: orderTypes,
      }),
    ).toBe(await seller.sign({ hash: orderDigest(network, order) }))
  })

  test('behavior: the deployed contract has version 1.6', async () => {
    const { client, seaport } = market
    const [version] = await client.readContract({
      address: seaport,
      abi: seaportAbi,
      functionName: 'information',
    })
    expect(version).toBe('1.6')
  })
})

describe('splitPrice', () => {
  test('default: fees are rounded down, and the seller gets the rest', () => {
    expect(
      splitPrice(999n, {
        ...fees,
        royalty: { receiver: artist.address, amount: 49n },
        seller: seller.address,
      }),
    ).toEqual({
      net: 926n,
      fees: [
        {
          amount: 24n,
          bps: 250,
          kind: 'marketplace',
          recipient: treasury.address,
        },
        {
          amount: 49n,
          bps: 490,
          kind: 'royalty',
          recipient: artist.address,
        },
      ],
    })
  })

  test('behavior: the parts sum to the price', () => {
    fc.assert(
      fc.property(
        uint(largest),
        fc.integer({ min: 0, max: 10_000 }),
        (price, feeBps) => {
          const parts = splitPrice(price, {
            ...fees,
            feeBps,
            seller: seller.address,
          })
          expect(parts.net + sumFees(parts.fees)).toBe(price)
          expect(parts.net >= 0n).toBe(true)
        },
      ),
    )
  })

  test('behavior: refuses fees above the price', () => {
    const royalty = { receiver: artist.address, amount: 100n }
    expect(() =>
      splitPrice(100n, { ...fees, royalty, seller: seller.address }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[ServiceError: Fees and royalty (102) exceed the price per token (100). Raise the price.]`,
    )
  })
})

describe('buildListing', () => {
  test('behavior: any share of any order divides exactly', () => {
    fc.assert(
      fc.property(
        uint(2n ** 120n),
        fc.bigInt({ min: 1n, max: 2n ** 100n }),
        fc.integer({ min: 0, max: 9_000 }),
        uint(1_000n),
        (unitPrice, quantity, feeBps, share) => {
          const royalty = {
            receiver: artist.address,
            amount: (unitPrice * share) / 10_000n,
          }
          const draft = createDraft(unitPrice, quantity)
          const order = buildListing({
            ...draft,
            network: { ...fees, feeBps },
            royalty,
          })
          const amounts = order.consideration.map((item) => item.startAmount)
          expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(
            unitPrice * quantity,
          )
          for (const amount of amounts) {
            expect(amount > 0n).toBe(true)
            expect(amount % quantity).toBe(0n)
          }
          const { currency } = draft
          const terms = readTerms(order, { ...fees, currency })
          expect(terms).toMatchObject({ currency, quantity, unitPrice })
          expect(terms.unitNet + sumFees(terms.fees)).toBe(unitPrice)
        },
      ),
    )
  })
})

describe('buildOffer', () => {
  test('default: an offer for a collection has no token id', () => {
    const order = buildOffer({ ...createDraft(1_000n, 2n), tokenId: undefined })
    expect(readTerms(order, fees)).toMatchObject({
      side: 'offer',
      currency: market.usdc,
      quantity: 2n,
      tokenId: undefined,
      unitNet: 975n,
      unitPrice: 1_000n,
    })
  })
})

describe('readTerms', () => {
  const refuse = (change: object) => () =>
    readTerms({ ...buildListing(createDraft(1_000n, 2n)), ...change }, fees)

  test('behavior: refuses orders that the marketplace does not support', () => {
    expect(refuse({ zone: seller.address })).toThrow(/zone/)
    expect(refuse({ conduitKey: `0x01${zeroHash.slice(4)}` })).toThrow(
      /conduit/,
    )
    expect(refuse({ orderType: 0 })).toThrow(/partial/)
    expect(refuse({ orderType: 2 })).toThrow(/0 \(full\) or 1/)
    expect(refuse({ offer: [] })).toThrow(/exactly one item/)
    expect(refuse({ startTime: 2n ** 41n })).toThrow(/later than startTime/)
    const [item] = buildListing(createDraft(1_000n, 1n)).consideration
    expect(refuse({ consideration: [item] })).toThrow(/multiple/)
    expect(
      refuse({ consideration: [item, { ...item, token: zeroAddress }] }),
    ).toThrow(/one currency/)
  })

  test('behavior: refuses items that a listing cannot have', () => {
    const { consideration, offer } = buildListing(createDraft(1_000n, 2n))
    const [[token], [paid]] = [offer, consideration]
    const of = (change: object) => refuse({ offer: [{ ...token, ...change }] })
    const pay = (change: object) =>
      refuse({ consideration: [{ ...paid, ...change }] })
    expect(refuse({ zoneHash: `0x01${zeroHash.slice(4)}` })).toThrow(/be zero/)
    expect(of({ endAmount: 3n })).toThrow(/prices that change/)
    expect(of({ startAmount: 0n, endAmount: 0n })).toThrow(/at least 1/)
    expect(of({ itemType: itemType.erc721 })).toThrow(/must be 1/)
    expect(of({ itemType: itemType.erc1155WithCriteria })).toThrow(
      /one specific token/,
    )
    expect(of({ itemType: 6 })).toThrow(/item type 6/)
    expect(pay({ identifierOrCriteria: 1n })).toThrow(/one currency/)
    expect(pay({ itemType: itemType.erc1155 })).toThrow(/one currency/)
    expect(pay({ startAmount: 0n, endAmount: 0n })).toThrow(/amounts of zero/)
    expect(pay({ recipient: zeroAddress })).toThrow(/no recipient/)
  })

  test('behavior: refuses items that an offer cannot have', () => {
    const order = buildOffer(createDraft(1_000n, 2n))
    const [token, fee] = order.consideration
    const refuseOffer = (change: object) => () =>
      readTerms({ ...order, ...change }, fees)
    const ask = (...consideration: object[]) => refuseOffer({ consideration })
    const most = { startAmount: 2_002n, endAmount: 2_002n }
    const native = { itemType: itemType.native, token: zeroAddress }
    const given = { ...order.offer[0], ...native }
    expect(refuseOffer({ offer: [given] })).toThrow(/ERC-20/)
    expect(ask()).toThrow(/one token or collection/)
    expect(ask({ ...token }, { ...token })).toThrow(/one token or collection/)
    expect(ask({ ...token, recipient: treasury.address })).toThrow(
      /go to the offerer/,
    )
    expect(
      ask({
        ...token,
        itemType: itemType.erc1155WithCriteria,
        identifierOrCriteria: 1n,
      }),
    ).toThrow(/any token/)
    expect(ask({ ...token }, { ...fee, ...most })).toThrow(/exceed the price/)
    expect(ask({ ...token }, { ...fee, ...native })).toThrow(/one currency/)
  })
})
