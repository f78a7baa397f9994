import { isDeepStrictEqual } from 'node:util'
import type { Hex, PublicClient } from 'viem'
import { erc721Abi } from '../../../src/service/chain/tokenAbis.js'
import {
  balances,
  collectibles,
  orders,
} from '../../../src/service/database/schema.js'
import type { Db } from '../../../src/service/database/types.js'
import type { SignedOrder } from '../tradingChain.js'

type Row = typeof orders.$inferSelect

/**
 * Compares stored orders with the signed and acknowledged ones, and with the
 * chain. Returns the problems and the number of orders.
 */
export async function checkOrders(parameters: {
  acknowledged: readonly Hex[]
  client: PublicClient
  db: Db
  signed: readonly SignedOrder[]
}): Promise<{ count: number; problems: string[] }> {
  const { acknowledged, client, db, signed } = parameters
  const rows = await db.select().from(orders)
  const stored = new Set(rows.map(({ orderHash }) => orderHash))
  const known = new Map(signed.map((order) => [order.id, order]))
  const tokens = new Set(rows.map(({ tokenId }) => tokenId ?? 0n))
  const owners = await readOwners(client, rows[0]?.contractAddress, tokens)
  const places = [
    ...(await db.select().from(collectibles)),
    ...(await db.select().from(balances)),
  ].map(({ tokenId }) => tokenId)
  const problems = [
    ...acknowledged
      .filter((id) => !stored.has(id))
      .map((id) => `${id} was acknowledged and is lost.`),
    ...rows
      .filter((row) => !isWhole(row, known.get(row.orderHash)))
      .map(({ orderHash }) => `${orderHash} is not as it was signed.`),
    ...rows
      .filter((row) => !isState(row, owners.get(row.tokenId ?? 0n)))
      .map(({ orderHash, status }) => `${orderHash} must not be ${status}.`),
    ...[...tokens]
      .filter((token) => !places.includes(token))
      .map((token) => `Token ${token} has no row of its own.`),
    ...[...tokens]
      .map((token) => rankProblem(rows.filter((r) => r.tokenId === token)))
      .filter((problem) => problem !== undefined),
  ]
  return { count: rows.length, problems }
}

async function readOwners(
  client: PublicClient,
  address: Hex | undefined,
  tokens: ReadonlySet<bigint>,
): Promise<Map<bigint, string>> {
  if (!address) return new Map()
  const abi = erc721Abi
  const read = async (token: bigint) =>
    [
      token,
      await client
        .readContract({ abi, address, functionName: 'ownerOf', args: [token] })
        .then((owner) => owner.toLowerCase()),
    ] as const
  return new Map(await Promise.all([...tokens].map(read)))
}

function isWhole(row: Row, signed: SignedOrder | undefined): boolean {
  return (
    signed !== undefined &&
    row.signature === signed.body.signature &&
    row.tokenId === BigInt(signed.tokenId) &&
    isDeepStrictEqual(
      addressesInLowerCase(row.components),
      addressesInLowerCase(signed.body.order),
    )
  )
}

function addressesInLowerCase(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).toLowerCase())
}

/** Only the owner of a token can sell it. */
function isState(row: Row, owner: string | undefined): boolean {
  return owner === row.maker
    ? row.status === 'active' && row.quantityAvailable === 1n
    : row.status === 'inactive' && row.quantityAvailable === 0n
}

/** The first order of a token is the best. */
function rankProblem(rows: Row[]): string | undefined {
  const [first] = rows
    .filter(({ status }) => status === 'active')
    .sort((a, b) => compare(a, b))
  const best = rows.filter(({ standing }) => standing === 'best')
  const isRight = first
    ? best.length === 1 && best[0] === first
    : best.length === 0
  return isRight
    ? undefined
    : `Token ${rows[0]?.tokenId} has ${best.length} best orders, or the wrong one.`
}

function compare(a: Row, b: Row): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1
  if (a.rankAmount !== b.rankAmount) return a.rankAmount < b.rankAmount ? -1 : 1
  return a.id - b.id
}
