import { decodeAbiParameters, encodeFunctionData, parseAbi, size } from 'viem'
import type { ListIntent } from '../base/intent.js'
import type { KnownFee } from '../guard/guard.js'
import type { ChainReader } from './askChain.js'

const royaltyAbi = /* @__PURE__ */ parseAbi([
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
])

const royaltyAnswer = [{ type: 'address' }, { type: 'uint256' }] as const

/** The largest share of the price that a royalty explains: a fifth. */
const maxRoyaltyShare = 5n

/**
 * The royalty (ERC-2981) of a listing's price; undefined if the collection has
 * none, or one so large that a person must see it, or if the node is silent.
 */
export async function readRoyalty(
  chain: ChainReader,
  { collection, pricePerToken, quantity, tokenId }: ListIntent,
): Promise<KnownFee | undefined> {
  const price = BigInt(pricePerToken) * BigInt(quantity)
  const data = encodeFunctionData({
    abi: royaltyAbi,
    args: [BigInt(tokenId), price],
  })
  const answer = await chain.call({ to: collection, data })
  if (!answer || answer === 'reverted' || size(answer) !== 64) return undefined
  const [recipient, amount] = decodeAbiParameters(royaltyAnswer, answer)
  if (amount === 0n || amount * maxRoyaltyShare > price) return undefined
  return { recipient, amount: String(amount) }
}
