import type { Address } from 'viem'

/** A collectible that its owner wants to sell. */
export type ListItem = {
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  contractAddress: Address
  /** Token standard of the collection. */
  contractType: 'ERC721' | 'ERC1155'
  /** The token, in decimal digits. */
  tokenId: string
}
