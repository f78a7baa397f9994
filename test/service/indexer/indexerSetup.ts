import { type Address, createTestClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { expect } from 'vitest'
import { readCounter, readHolding } from '../../../src/service/chain/reads.js'
import {
  orderDigest,
  orderHash,
  orderParameters,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'
import { balances, orders } from '../../../src/service/database/schema.js'
import { readOrder } from '../../../src/service/indexer/watchedOrders.js'
import {
  buildListing,
  buildOffer,
} from '../../../src/service/orders/buildOrder.js'
import { getInitialState } from '../../../src/service/orders/orderState.js'
import { submitOrder } from '../../../src/service/orders/submitOrder.js'
import { demoERC721 } from '../../../src/service/world/artifacts.js'
import type { Market } from '../market.js'
import { artist, later, seller, type TestAccount } from '../requests.js'

/** Functions for the tests of the indexer on a market. */
export function indexerTools(market: Market) {
  const { client, context, db, emblems, network, seaport } = market
  const chain = createTestClient({
    chain: foundry,
    mode: 'anvil',
    transport: http(client.transport.url),
  })
  const royalty = { receiver: artist.address, amount: 50n }

  const getContractType = (collection: Address) =>
    collection === market.items.toLowerCase() ? 'ERC1155' : 'ERC721'

  async function draft(maker: TestAccount, change: object = {}) {
    return {
      collection: emblems,
      contractType: 'ERC721' as const,
      counter: await readCounter(network, maker.address),
      currency: market.usdc,
      endTime: BigInt(later()),
      maker: maker.address,
      network,
      royalty,
      startTime: 0n,
      unitPrice: 1_000n,
      ...change,
    }
  }
  async function post(
    order: ReturnType<typeof buildListing>,
    maker: TestAccount,
  ) {
    const [given, asked] = [order.offer[0], order.consideration[0]]
    const token = given && given.itemType > 1 ? given.token : asked?.token
    const { orderId } = await submitOrder(context, network, {
      collectionAddress: token,
      order: wireOrder(order),
      signature: await maker.sign({ hash: orderDigest(network, order) }),
    })
    return orderId as `0x${string}`
  }

  return {
    chain,
    /** Returns a signed listing that was not posted. */
    async listing(tokenId: bigint, change: object = {}, maker = seller) {
      return buildListing({ ...(await draft(maker, change)), tokenId })
    },
    /** Returns a signed offer that was not posted. */
    async offer(maker: TestAccount, change: object = {}) {
      return buildOffer(await draft(maker, change))
    },
    post,
    /** Registers orders on chain; returns their hashes. */
    async validate(
      listings: readonly ReturnType<typeof buildListing>[],
      maker = seller,
    ) {
      await market.call(maker, seaport, { abi: seaportAbi }, 'validate', [
        listings.map((order) => ({
          parameters: orderParameters(order),
          signature: '0x',
        })),
      ])
      return listings.map((order) => orderHash(order))
    },
    async approveAll(maker: TestAccount, approved = true) {
      const args = [seaport, approved]
      await market.call(maker, emblems, demoERC721, 'setApprovalForAll', args)
    },
    async transfer(from: TestAccount, to: Address, tokenId: bigint) {
      const args = [from.address, to, tokenId]
      await market.call(from, emblems, demoERC721, 'transferFrom', args)
    },
    /** Returns the holders of a token in the database. */
    async holders(collection: Address, tokenId: bigint) {
      const rows = await db.query.balances.findMany({
        where: (row, { and, eq, gt }) =>
          and(
            eq(row.contractAddress, collection),
            eq(row.tokenId, tokenId),
            gt(row.amount, 0n),
          ),
      })
      return Object.fromEntries(
        rows.map(({ amount, owner }) => [owner, amount]),
      )
    },
    /**
     * Fails unless all orders and holdings match the chain, and the best orders
     * are marked.
     */
    async expectInStep() {
      const rows = await db.select().from(orders)
      for (const row of rows) {
        expect(row.standing === 'best', row.orderHash).toBe(
          row === findBest(rows, row),
        )
        expect(row.readBlock).toBeGreaterThan(0)
        const facts = await readOrder(network, {
          ...row,
          block: 0,
          collection: row.contractAddress,
          consideration: row.components.consideration,
          contractType: getContractType(row.contractAddress),
          currency: row.currencyAddress,
          quantity: row.quantityInitial,
          unitPrice: row.pricePerToken,
        })
        expect(row, row.orderHash).toMatchObject(getInitialState(facts))
      }
      for (const row of await db.select().from(balances)) {
        const held = await readHolding(network, {
          collection: row.contractAddress,
          contractType: getContractType(row.contractAddress),
          owner: row.owner,
          tokenId: row.tokenId,
        })
        expect(row.amount, `${row.tokenId} of ${row.owner}`).toBe(held)
      }
    },
  }
}

type Row = typeof orders.$inferSelect

/** Returns the best of the orders that compete with an order. */
function findBest(rows: readonly Row[], row: Row): Row | undefined {
  const before = (a: Row, b: Row) =>
    a.rank - b.rank || Number(a.rankAmount - b.rankAmount) || a.id - b.id
  return rows
    .filter(
      ({ contractAddress, side, status, tokenId, validFrom }) =>
        status === 'active' &&
        validFrom.getTime() <= Date.now() &&
        contractAddress === row.contractAddress &&
        side === row.side &&
        tokenId === row.tokenId,
    )
    .sort(before)[0]
}
