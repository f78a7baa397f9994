import {
  type Address,
  type Client,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  pad,
  parseAbi,
  size,
  zeroHash,
} from 'viem'
import {
  encodeOrderStatusCall,
  isOrderHash,
  parseOrderStatus,
} from '../chain/seaport.js'
import type { GuardReport, OrderTerms } from '../guard/effects.js'
import { filterEffects, type KnownFee } from '../guard/guard.js'
import { getListingPrice } from '../guard/listRules.js'
import type { Intent, ListIntent } from '../model/intent.js'
import type { Environment } from '../platform/environment.js'
import { isSameText } from '../platform/plainData.js'
import { type ChainReader, createChainReader } from './chainReader.js'
import { readConduit } from './readConduit.js'

/** Facts from the chain that answer open findings. */
export type ChainFacts = {
  book?: Address | undefined
  royalty?: KnownFee | undefined
}

export async function readFacts(
  node: Client,
  intent: Intent,
  { findings, steps }: GuardReport,
  options: {
    /** The contracts that may be the book of an order to cancel. */
    candidates: readonly Address[]
    environment: Environment
  },
): Promise<ChainFacts> {
  const { candidates, environment } = options
  const chain = createChainReader(node, environment)
  const isOpen = (searched: string) =>
    findings.some(
      ({ code, severity }) => code === searched && severity === 'unknown',
    )
  const hasFees = findings.some(({ code }) => code === 'net')
  if (intent.kind === 'list' && intent.minNet === undefined && hasFees)
    return { royalty: await readRoyalty(chain, intent) }
  if (intent.kind !== 'cancel' || intent.book || !isOpen('book')) return {}
  const effects = steps.flatMap((step) => step.effects)
  const [cancellation] = filterEffects(effects, 'cancelOrder')
  if (!cancellation || !isOrderHash(intent.orderId)) return {}
  const { order } = cancellation
  const { orderId } = intent
  return { book: await proveBook(chain, candidates, orderId, order) }
}

const royaltyAbi = /* @__PURE__ */ parseAbi([
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
])

const royaltyAnswer = [{ type: 'address' }, { type: 'uint256' }] as const

/** A royalty explains at most a fifth of the price. */
const maxRoyaltyShare = 5n

/** The royalty (ERC-2981) of a listing, if it has one and the node answers. */
async function readRoyalty(
  chain: ChainReader,
  intent: ListIntent,
): Promise<KnownFee | undefined> {
  const { collection, tokenId } = intent
  const price = getListingPrice(intent)
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

const conduitAbi = /* @__PURE__ */ parseAbi([
  'function getChannelStatus(address conduit, address channel) view returns (bool)',
])

type Candidate = { book: Address; isValidated: boolean; isApproved: boolean }

/**
 * The one book in which an order can be filled: the only one that registered it,
 * or else the only one that may move the tokens. Undefined if there are several, or
 * if an answer is missing.
 */
async function proveBook(
  chain: ChainReader,
  books: readonly Address[],
  orderId: string,
  order: OrderTerms<string>,
): Promise<Address | undefined> {
  const candidates = await Promise.all(
    books.map((book) => readCandidate(chain, book, orderId, order)),
  )
  if (candidates.includes(undefined)) return undefined
  const known = candidates.flatMap((candidate) => candidate ?? [])
  const validated = known.filter(({ isValidated }) => isValidated)
  const approved = known.filter(({ isApproved }) => isApproved)
  const [proven, ...others] = validated.length === 1 ? validated : approved
  return others.length === 0 ? proven?.book : undefined
}

async function readCandidate(
  chain: ChainReader,
  book: Address,
  orderId: string,
  order: OrderTerms<string>,
): Promise<Candidate | undefined> {
  const data = encodeOrderStatusCall(orderId)
  const [answer, isApproved] = await Promise.all([
    chain.call({ to: book, data }),
    isFillable(chain, book, order),
  ])
  // No contract is at the address, or one that is not Seaport.
  if (answer === '0x' || answer === 'reverted')
    return { book, isValidated: false, isApproved: false }
  const status = answer && parseOrderStatus(answer)
  if (!status || isApproved === undefined) return undefined
  return { book, isValidated: status.isValidated, isApproved }
}

async function isFillable(
  chain: ChainReader,
  book: Address,
  { conduitKey = zeroHash, gives, maker }: OrderTerms<string>,
): Promise<boolean | undefined> {
  const [item] = gives
  if (!item) return undefined
  const conduit = await readConduit(chain, { book, key: conduitKey })
  if (!conduit) return conduit
  const { controller, operator } = conduit
  const isApproved = await readApproval(chain, item, maker, operator)
  if (!isApproved || isSameText(operator, book)) return isApproved
  return readFlag(
    chain,
    controller,
    encodeFunctionData({
      abi: conduitAbi,
      functionName: 'getChannelStatus',
      args: [operator, book],
    }),
  )
}

async function readApproval(
  chain: ChainReader,
  { standard, token, tokenId }: OrderTerms<string>['gives'][number],
  maker: Address,
  operator: Address,
): Promise<boolean | undefined> {
  if (standard === 'native') return undefined
  if (standard === 'erc20') {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [maker, operator],
    })
    return readFlag(chain, token, data)
  }
  const isForAll = readFlag(
    chain,
    token,
    encodeFunctionData({
      abi: erc721Abi,
      functionName: 'isApprovedForAll',
      args: [maker, operator],
    }),
  )
  if (standard === 'erc1155' || tokenId === undefined) return isForAll
  const data = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'getApproved',
    args: [BigInt(tokenId)],
  })
  const [isOperator, approved] = await Promise.all([
    isForAll,
    chain.call({ to: token, data }),
  ])
  if (isOperator || isSameText(approved, pad(operator))) return true
  return approved === undefined ? undefined : isOperator
}

/** Whether a contract returns anything but zero; undefined without an answer. */
async function readFlag(
  chain: ChainReader,
  to: Address,
  data: Hex,
): Promise<boolean | undefined> {
  const answer = await chain.call({ to, data })
  if (answer === undefined) return undefined
  const hasValue = answer !== 'reverted' && answer !== '0x'
  return hasValue && BigInt(answer) > 0n
}
