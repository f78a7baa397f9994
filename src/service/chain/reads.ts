import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import type { NetworkConfig } from '../context.js'
import { seaportAbi } from './seaportAbi.js'
import { collectionAbi, erc20Abi, erc721Abi, erc1155Abi } from './tokenAbis.js'

/** What a collection asks of the sale of one token (ERC-2981). */
export type Royalty = { receiver: Address; amount: bigint }

/** Names what somebody may hold. */
export type Holding = {
  contractType: 'ERC721' | 'ERC1155'
  collection: Address
  tokenId: bigint
  owner: Address
}

/** How many of a token somebody holds; 0 for a token that does not exist. */
export async function readHolding(
  { client }: NetworkConfig,
  { collection, contractType, owner, tokenId }: Holding,
): Promise<bigint> {
  if (contractType === 'ERC1155') {
    const held = await orAbsent(
      client.readContract({
        address: collection,
        abi: erc1155Abi,
        functionName: 'balanceOf',
        args: [owner, tokenId],
      }),
    )
    return held ?? 0n
  }
  const holder = await orAbsent(
    client.readContract({
      address: collection,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [tokenId],
    }),
  )
  return holder && isAddressEqual(holder, owner) ? 1n : 0n
}

/** Whether Seaport may move what `owner` has of a collection. */
export function readApproval(
  { client, seaport }: NetworkConfig,
  collection: Address,
  owner: Address,
): Promise<boolean> {
  return client.readContract({
    address: collection,
    abi: collectionAbi,
    functionName: 'isApprovedForAll',
    args: [owner, seaport],
  })
}

/** The royalty of a sale; absent where the collection asks for none. */
export async function readRoyalty(
  { client }: NetworkConfig,
  collection: Address,
  sale: { tokenId: bigint; unitPrice: bigint },
): Promise<Royalty | undefined> {
  const answer = await orAbsent(
    client.readContract({
      address: collection,
      abi: collectionAbi,
      functionName: 'royaltyInfo',
      args: [sale.tokenId, sale.unitPrice],
    }),
  )
  if (!answer) return undefined
  const [receiver, amount] = answer
  return amount > 0n && !isAddressEqual(receiver, zeroAddress)
    ? { receiver, amount }
    : undefined
}

/** What somebody has of a currency, and how much of it Seaport may move. */
export async function readFunds(
  { client, seaport }: NetworkConfig,
  currency: Address,
  owner: Address,
): Promise<{ allowance: bigint; balance: bigint }> {
  const contract = { address: currency, abi: erc20Abi } as const
  const [allowance, balance] = await Promise.all([
    client.readContract({
      ...contract,
      functionName: 'allowance',
      args: [owner, seaport],
    }),
    client.readContract({
      ...contract,
      functionName: 'balanceOf',
      args: [owner],
    }),
  ])
  return { allowance, balance }
}

/** The counter that orders of `maker` must carry. */
export function readCounter(
  { client, seaport }: NetworkConfig,
  maker: Address,
): Promise<bigint> {
  return client.readContract({
    address: seaport,
    abi: seaportAbi,
    functionName: 'getCounter',
    args: [maker],
  })
}

/** What Seaport knows of an order. */
export type ChainStatus = {
  validated: boolean
  cancelled: boolean
  /** How much of it is filled: `filled / size`; size 0 when nothing is. */
  filled: bigint
  size: bigint
}

/** Reads what Seaport knows of an order. */
export async function readOrderStatus(
  { client, seaport }: NetworkConfig,
  hash: Hex,
): Promise<ChainStatus> {
  const [validated, cancelled, filled, size] = await client.readContract({
    address: seaport,
    abi: seaportAbi,
    functionName: 'getOrderStatus',
    args: [hash],
  })
  return { validated, cancelled, filled, size }
}

/** Undefined when the contract refuses the call or does not know it. */
async function orAbsent<value>(
  call: Promise<value>,
): Promise<value | undefined> {
  try {
    return await call
  } catch (error) {
    const refused =
      error instanceof BaseError &&
      error.walk(
        (cause) =>
          cause instanceof ContractFunctionRevertedError ||
          cause instanceof ContractFunctionZeroDataError,
      )
    if (refused) return undefined
    throw error
  }
}
