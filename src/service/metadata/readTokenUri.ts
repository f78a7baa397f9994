import { type Address, toHex } from 'viem'
import { read } from '../chain/chainView.js'
import { erc721Abi, erc1155Abi } from '../chain/tokenAbis.js'
import type { NetworkConfig } from '../context.js'

/** A token of a collection. */
export type Token = {
  contractAddress: Address
  tokenId: bigint
  type: 'ERC721' | 'ERC1155'
}

/** Reads the metadata URI of a token. */
export async function readTokenUri(
  network: NetworkConfig,
  token: Token,
): Promise<string> {
  const { contractAddress: address, tokenId, type } = token
  const call = { address, args: [tokenId] } as const
  const uri =
    type === 'ERC1155'
      ? read(network, { ...call, abi: erc1155Abi, functionName: 'uri' })
      : read(network, { ...call, abi: erc721Abi, functionName: 'tokenURI' })
  return fillIn(await uri, token)
}

/**
 * An ERC-1155 collection has one URI for all tokens, with `{id}` for the token
 * id.
 */
export function fillIn(text: string, { tokenId, type }: Token): string {
  return type === 'ERC1155'
    ? text.replaceAll(
        /\{id\}|%7Bid%7D/gi,
        toHex(tokenId, { size: 32 }).slice(2),
      )
    : text
}
