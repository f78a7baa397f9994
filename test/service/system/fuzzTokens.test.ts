import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  padHex,
  parseEther,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type OrderComponents,
  orderDigest,
  orderHash,
  wireOrder,
} from '../../../src/service/chain/seaport.js'
import { collections, orders } from '../../../src/service/database/schema.js'
import { fillCall } from '../../../src/service/operations/quotes/fillCall.js'
import { withTips } from '../../../src/service/operations/quotes/fills.js'
import { buildListing } from '../../../src/service/orders/buildOrder.js'
import { createRechecker } from '../../../src/service/orders/createRechecker.js'
import { submitOrder } from '../../../src/service/orders/submitOrder.js'
import { testAccount, testToken } from '../../../src/service/world/artifacts.js'
import { type Market, setupMarket } from '../market.js'
import { artist, buyer, later, operator, stranger } from '../requests.js'

const count = 300
const rounds = 2
const seed = 20_261_126
const price = 1_000n

/** Behaviours of `contracts/TestToken.sol`, in its order. */
const tokenStates = [
  'plain',
  'soulbound',
  'blocks the market',
  'burns gas',
  'needs much gas',
  'moves nothing',
  'returns false',
  'reenters the market',
  'hides its owner',
  'burns gas for its owner',
  'answers nonsense',
] as const

/** Behaviours of `contracts/TestAccount.sol`, in its order, and two changes. */
const makerStates = [
  'plain',
  'accepts all',
  'reverts',
  'burns gas',
  'answers true',
  'answers four bytes',
  'answers dirty bytes',
  'answers too much',
  'writes state',
  'refuses money',
  'burns gas for money',
  'other owner',
  'no code',
] as const

/**
 * States in which a stranger could buy, but the order is not on the floor: the
 * service must know the owner, transfers may need more than a million gas, and Seaport
 * takes a signature that is answered in four bytes only by accident.
 */
const mayBeHidden: ReadonlySet<TokenState | MakerState> = new Set([
  'needs much gas',
  'hides its owner',
  'burns gas for its owner',
  'answers nonsense',
  'answers four bytes',
])

type TokenState = (typeof tokenStates)[number]
type MakerState = (typeof makerStates)[number]
type State = { token: TokenState; maker: MakerState }

const makerKinds = [
  'key',
  'wallet',
  'wallet that approves on chain',
  'delegate, signed by its key',
  'delegate, signed by its owner',
] as const

/** Most listings are odd in one way, so that the table shows its effect. */
const anyState = fc.oneof(
  fc.record({
    token: fc.constantFrom(...tokenStates),
    maker: fc.constant<MakerState>('plain'),
  }),
  fc.record({
    token: fc.constant<TokenState>('plain'),
    maker: fc.constantFrom(...makerStates),
  }),
  fc.record({
    token: fc.constantFrom(...tokenStates),
    maker: fc.constantFrom(...makerStates),
  }),
)
const plain: State = { token: 'plain', maker: 'plain' }
const anyPlan = fc.record({
  contractType: fc.constantFrom('ERC721' as const, 'ERC1155' as const),
  kind: fc.constantFrom(...makerKinds),
  posted: fc.oneof(
    { weight: 3, arbitrary: fc.constant(plain) },
    { weight: 1, arbitrary: anyState },
  ),
  later: fc.array(anyState, { minLength: rounds, maxLength: rounds }),
})
type Plan = typeof anyPlan extends fc.Arbitrary<infer plan> ? plan : never
type Listing = Plan & {
  account: ReturnType<typeof privateKeyToAccount>
  collection: Address
  components: OrderComponents
  signature: Hex
  hash: Hex
  maker: Address
  tokenId: bigint
}

let market: Market
let wallet: Address
let code: Hex
let listings: Listing[]
const tokens: Partial<Record<Plan['contractType'], Address>> = {}

beforeAll(async () => {
  // Tokens that burn gas take minutes on the chain in memory.
  market = await setupMarket({ chain: 'anvil' })
  for (const type of ['ERC721', 'ERC1155'] as const) {
    const contractAddress = await market.deploy(testToken, [market.seaport])
    tokens[type] = contractAddress
    await market.db
      .insert(collections)
      .values({ chainId: market.network.chainId, contractAddress, type })
  }
  wallet = await market.deploy(testAccount, [artist.address])
  code = (await market.client.getCode({ address: wallet })) ?? '0x'
  const plans = fc.sample(anyPlan, { numRuns: count, seed })
  listings = await Promise.all(plans.map(prepare))
  for (const to of Object.values(tokens))
    await market.call(operator, to, testToken, 'mint', [
      listings.map(({ maker }) => maker),
    ])
})
afterAll(() => market.close())

async function prepare(plan: Plan, index: number): Promise<Listing> {
  const { contractType, kind } = plan
  const account = privateKeyToAccount(numberToHex(index + 1_000, { size: 32 }))
  const collection = tokens[contractType] ?? zeroAddress
  const isWallet = kind.startsWith('wallet')
  // Wallets get their code by `setCodes`.
  const maker = isWallet
    ? numberToHex(0xacc000 + index, { size: 20 })
    : account.address
  const components = buildListing({
    collection,
    contractType,
    counter: 0n,
    currency: zeroAddress,
    endTime: BigInt(later()),
    maker,
    network: market.network,
    startTime: 0n,
    tokenId: BigInt(index),
    unitPrice: price,
  })
  const hash = orderDigest(market.network, components)
  const signer =
    kind === 'key' || kind === 'delegate, signed by its key' ? account : artist
  return {
    ...plan,
    account,
    collection,
    components,
    hash: orderHash(components),
    maker,
    signature:
      kind === 'wallet that approves on chain'
        ? '0x'
        : await signer.sign({ hash }),
    tokenId: BigInt(index),
  }
}

/** Sets each token and maker to the state that `getState` returns. */
async function change(getState: (listing: Listing) => State) {
  const behaviours = listings.map((listing) =>
    tokenStates.indexOf(getState(listing).token),
  )
  for (const to of Object.values(tokens))
    await market.call(operator, to, testToken, 'setBehaviours', [behaviours])
  const odd = listings.filter(({ kind }) => kind !== 'key')
  await setCodes(odd, getState)
  await Promise.all(
    odd.map((listing) => setMaker(listing, getState(listing).maker)),
  )
}

/** Stores the owner and the behaviour of an account, and its approval of a hash. */
async function setMaker(
  { components, kind, maker }: Listing,
  state: MakerState,
) {
  const { address } = state === 'other owner' ? stranger : artist
  const index = makerStates.indexOf(state)
  const behaviour = index < makerStates.indexOf('other owner') ? index : 0
  await ask('anvil_setStorageAt', [
    maker,
    numberToHex(0, { size: 32 }),
    concat([padHex(numberToHex(behaviour), { size: 12 }), address]),
  ])
  if (kind === 'wallet that approves on chain')
    await ask('anvil_setStorageAt', [
      maker,
      keccak256(
        concat([
          orderDigest(market.network, components),
          numberToHex(2, { size: 32 }),
        ]),
      ),
      numberToHex(1, { size: 32 }),
    ])
}

const ask = (method: string, params: unknown[]) =>
  market.client.request({ method: method as never, params: params as never })

/** Accounts get code, or lose it: by a delegation (EIP-7702), or for wallets by force. */
async function setCodes(
  odd: readonly Listing[],
  getState: (listing: Listing) => State,
) {
  const has = (listing: Listing) => getState(listing).maker !== 'no code'
  const wallets = odd.filter(({ kind }) => kind.startsWith('wallet'))
  await Promise.all(
    wallets.map((listing) =>
      ask('anvil_setCode', [listing.maker, has(listing) ? code : '0x']),
    ),
  )
  const delegates = odd.filter(({ kind }) => kind.startsWith('delegate'))
  const authorizationList = await Promise.all(
    delegates.map((listing) =>
      market.wallet.signAuthorization({
        account: listing.account,
        contractAddress: has(listing) ? wallet : zeroAddress,
      }),
    ),
  )
  await market.client.waitForTransactionReceipt({
    hash: await market.wallet.sendTransaction({
      account: operator,
      authorizationList,
      gas: 10_000_000n,
      to: operator.address,
    }),
  })
}

/** Whether a stranger can buy now, without the service: the token must arrive. */
async function isFillable(listing: Listing): Promise<boolean> {
  const { client, seaport } = market
  const [block] = await client.simulateBlocks({
    blocks: [
      {
        stateOverrides: [{ address: buyer.address, balance: parseEther('1') }],
        calls: [
          {
            account: buyer.address,
            data: getFill(listing),
            gas: 8_000_000n,
            to: seaport,
            value: price,
          },
          { to: listing.collection, data: getHolderCall(listing) },
        ],
      },
    ],
  })
  const [fill, holder] = block?.calls ?? []
  return (
    fill?.status === 'success' &&
    holder?.data.slice(-40) === buyer.address.slice(2).toLowerCase()
  )
}

function getFill({ components, signature }: Listing) {
  const order = {
    components: wireOrder(components),
    pricePerToken: price,
    quantityInitial: 1n,
    signature,
  }
  const orders = withTips([{ order, quantity: 1n }], {
    currency: zeroAddress,
    tips: [],
  })
  return fillCall(orders, buyer.address)
}

const getHolderCall = ({ tokenId }: Listing) =>
  encodeFunctionData({
    abi: testToken.abi,
    functionName: 'holders',
    args: [tokenId],
  })

async function findBest(): Promise<Set<Hex>> {
  const found = await market.db
    .select({ hash: orders.orderHash })
    .from(orders)
    .where(eq(orders.standing, 'best'))
  return new Set(found.map(({ hash }) => hash))
}

/** One recheck of the whole book, which takes several batches. */
async function recheck() {
  const rechecker = createRechecker(market.context)
  for (let batch = 0; batch < Math.ceil(count / 200); batch++)
    await rechecker.sync()
  await market.indexer.sync()
}

type Outcome =
  | 'on the floor'
  | 'hidden, cannot be bought'
  | 'hidden, may be'
  | 'UNFILLABLE'
  | 'DEMOTED'
const outcomes: Record<string, Partial<Record<Outcome, number>>> = {}

function judge(
  { kind }: Listing,
  { maker, token }: State,
  { isBest, isGood }: { isBest: boolean; isGood: boolean },
): string[] {
  const outcome: Outcome = isBest
    ? isGood
      ? 'on the floor'
      : 'UNFILLABLE'
    : !isGood
      ? 'hidden, cannot be bought'
      : mayBeHidden.has(token) || mayBeHidden.has(maker)
        ? 'hidden, may be'
        : 'DEMOTED'
  const makerText = `${kind}: ${kind === 'key' ? 'plain' : maker}`
  for (const row of [`token ${token}`, makerText]) {
    outcomes[row] ??= {}
    outcomes[row][outcome] = (outcomes[row][outcome] ?? 0) + 1
  }
  return outcome === outcome.toUpperCase()
    ? [`${outcome}: token ${token}, ${makerText}`]
    : []
}

test(`behavior: a recheck corrects the floor of ${count} odd tokens and makers (seed ${seed})`, async () => {
  const mistakes: string[] = []
  await change(({ posted }) => posted)
  const accepted: Listing[] = []
  await Promise.all(
    listings.map(async (listing) => {
      const { collection, components, signature } = listing
      const isGood = await isFillable(listing)
      const isBest = await submitOrder(market.context, market.network, {
        collectionAddress: collection,
        order: wireOrder(components),
        signature,
      }).then(
        () => true,
        () => false,
      )
      if (isBest) accepted.push(listing)
      mistakes.push(...judge(listing, listing.posted, { isBest, isGood }))
    }),
  )
  await market.indexer.sync()
  for (let round = 0; round < rounds; round++) {
    const getState = (listing: Listing) => listing.later[round] ?? plain
    await change(getState)
    await recheck()
    const best = await findBest()
    await Promise.all(
      accepted.map(async (listing) => {
        const isBest = best.has(listing.hash)
        const isGood = await isFillable(listing)
        mistakes.push(...judge(listing, getState(listing), { isBest, isGood }))
      }),
    )
  }
  console.table(Object.fromEntries(Object.entries(outcomes).sort()))
  expect(mistakes).toEqual([])
})
