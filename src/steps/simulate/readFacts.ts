import {
  type Address,
  type Client,
  decodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  size,
} from 'viem'
import type { Environment } from '../base/environment.js'
import type { Intent, ListIntent } from '../base/intent.js'
import { isOrderHash } from '../base/seaport.js'
import type { ContractRoles } from '../guard/contracts.js'
import type { GuardReport } from '../guard/effects.js'
import { filterEffects, type KnownFee } from '../guard/guard.js'
import { type ChainReader, createChainReader } from './askChain.js'
import { proveBook } from './proveBook.js'

/** Facts from the chain that settle open findings. */
export type ChainFacts = {
  /** The order book of the order to cancel. */
  book?: Address | undefined
  /** The collection's royalty on the price of the listing. */
  royalty?: KnownFee | undefined
}

/** Reads the facts from the chain that can settle open findings. */
export async function readFacts(
  node: Client,
  intent: Intent,
  { findings, steps }: GuardReport,
  { environment, roles }: { environment: Environment; roles: ContractRoles },
): Promise<ChainFacts> {
  const chain = createChainReader(node, environment)
  const isOpen = (searched: string) =>
    findings.some(
      ({ code, severity }) => code === searched && severity === 'unknown',
    )
  if (intent.kind === 'list' && intent.minNet === undefined && isOpen('net'))
    return { royalty: await readRoyalty(chain, intent) }
  if (intent.kind !== 'cancel' || intent.book || !isOpen('book')) return {}
  const effects = steps.flatMap((step) => step.effects)
  const [cancellation] = filterEffects(effects, 'cancelOrder')
  if (!cancellation || !isOrderHash(intent.orderId)) return {}
  const { order } = cancellation
  return { book: await proveBook(chain, roles, intent, order) }
}

const royaltyAbi = /* @__PURE__ */ parseAbi([
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
])

const royaltyAnswer = [{ type: 'address' }, { type: 'uint256' }] as const

/** The largest share of the price that a royalty explains: a fifth. */
const maxRoyaltyShare = 5n

/**
 * The royalty (ERC-2981) of a listing's price; undefined if the collection has
 * none, if it is above `maxRoyaltyShare`, or if the node does not answer.
 */
async function readRoyalty(
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
