import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { type ChainView, orAbsent, read } from './chainView.js'
import { seaportAbi } from './seaportAbi.js'
import { collectionAbi, erc20Abi, erc721Abi, erc1155Abi } from './tokenAbis.js'

/** Royalty of the sale of one token (ERC-2981). */
export type Royalty = { receiver: Address; amount: bigint }

/** An account and a token that it may own. */
export type Holding = {
  contractType: 'ERC721' | 'ERC1155'
  collection: Address
  tokenId: bigint
  owner: Address
}

/** Reads how many of a token an account owns; 0 if the token does not exist. */
export async function readHolding(
  view: ChainView,
  { collection, contractType, owner, tokenId }: Holding,
): Promise<bigint> {
  if (contractType === 'ERC1155') {
    const held = await orAbsent(
      read(view, {
        address: collection,
        abi: erc1155Abi,
        functionName: 'balanceOf',
        args: [owner, tokenId],
      }),
    )
    return held ?? 0n
  }
  const holder = await orAbsent(
    read(view, {
      address: collection,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [tokenId],
    }),
  )
  return holder && isAddressEqual(holder, owner) ? 1n : 0n
}

/** Whether Seaport may move all that `owner` has of a collection. */
export async function readApproval(
  view: ChainView,
  collection: Address,
  owner: Address,
): Promise<boolean> {
  const approved = await orAbsent(
    read(view, {
      address: collection,
      abi: collectionAbi,
      functionName: 'isApprovedForAll',
      args: [owner, view.seaport],
    }),
  )
  return approved ?? false
}

/**
 * Whether Seaport may move one token, by an approval for all tokens or for this
 * one.
 */
export async function readTokenApproval(
  view: ChainView,
  { collection, contractType, owner, tokenId }: Holding,
): Promise<boolean> {
  if (await readApproval(view, collection, owner)) return true
  if (contractType === 'ERC1155') return false
  const spender = await orAbsent(
    read(view, {
      address: collection,
      abi: erc721Abi,
      functionName: 'getApproved',
      args: [tokenId],
    }),
  )
  return spender !== undefined && isAddressEqual(spender, view.seaport)
}

/** Gas of a royalty method; registries of royalties need about a fifth. */
const royaltyGas = 500_000n

/**
 * Reads the royalty of a sale; undefined if the collection has none or its
 * method fails.
 */
export async function readRoyalty(
  view: ChainView,
  collection: Address,
  sale: { tokenId: bigint; unitPrice: bigint },
): Promise<Royalty | undefined> {
  const answer = await orAbsent(
    read(view, {
      address: collection,
      abi: collectionAbi,
      functionName: 'royaltyInfo',
      args: [sale.tokenId, sale.unitPrice],
      gas: royaltyGas,
    }),
  )
  if (!answer) return undefined
  const [receiver, amount] = answer
  return amount > 0n && !isAddressEqual(receiver, zeroAddress)
    ? { receiver, amount }
    : undefined
}

/** Reads an account's balance of a currency, and the allowance of Seaport. */
export async function readFunds(
  view: ChainView,
  currency: Address,
  owner: Address,
): Promise<{ allowance: bigint; balance: bigint }> {
  const contract = { address: currency, abi: erc20Abi } as const
  const [allowance, balance] = await Promise.all([
    orAbsent(
      read(view, {
        ...contract,
        functionName: 'allowance',
        args: [owner, view.seaport],
      }),
    ),
    orAbsent(
      read(view, { ...contract, functionName: 'balanceOf', args: [owner] }),
    ),
  ])
  return { allowance: allowance ?? 0n, balance: balance ?? 0n }
}

/** Reads the current counter of `maker`, which its orders must have. */
export function readCounter(view: ChainView, maker: Address): Promise<bigint> {
  return read(view, {
    address: view.seaport,
    abi: seaportAbi,
    functionName: 'getCounter',
    args: [maker],
  })
}

/** Status of an order in Seaport. */
export type ChainStatus = {
  validated: boolean
  cancelled: boolean
  /** Filled share: `filled / size`; size is 0 if nothing is filled. */
  filled: bigint
  size: bigint
}

/** Reads the status of an order in Seaport. */
export async function readOrderStatus(
  view: ChainView,
  hash: Hex,
): Promise<ChainStatus> {
  const [validated, cancelled, filled, size] = await read(view, {
    address: view.seaport,
    abi: seaportAbi,
    functionName: 'getOrderStatus',
    args: [hash],
  })
  return { validated, cancelled, filled, size }
}
