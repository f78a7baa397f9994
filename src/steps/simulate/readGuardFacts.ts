import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
} from 'viem'
import type { Environment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import type { FoundEffect } from '../guard/effects.js'
import {
  filterEffects,
  type GuardFacts,
  getOpenConduits,
  getWraps,
  toConduitName,
} from '../guard/guard.js'
import { type ChainReader, createChainReader } from './chainReader.js'

/** No honest quote needs more answers of a kind. */
const maxQuestions = 8

type Effects = readonly FoundEffect<string>[]

/** Whether a rule needs facts of the chain to judge the effects. */
export function needsFacts(effects: Effects): boolean {
  return effects.some(
    (effect) =>
      effect.type === 'wrap' ||
      getOpenConduits(effect).length > 0 ||
      (effect.type === 'approve' && effect.isAdded),
  )
}

/** Reads the facts that rules need; absent where the node gave no answer. */
export async function readGuardFacts(
  node: Client,
  intent: Intent,
  effects: Effects,
  environment: Environment,
): Promise<GuardFacts> {
  const chain = createChainReader(node, environment)
  const { account } = intent
  const open = effects.flatMap(getOpenConduits)
  const added = filterEffects(effects, 'approve').filter((it) => it.isAdded)
  const wraps = intent.kind === 'buy' ? getWraps(effects, intent.currency) : []
  const [conduits, allowances, balances] = await Promise.all([
    readEach(open, toConduitName, (it) => readConduit(chain, it)),
    readEach(
      added,
      ({ spender, token }) => `${token}:${spender}`,
      ({ spender, token }) =>
        readAmount(chain, token, {
          functionName: 'allowance',
          args: [account, spender],
        }),
    ),
    readEach(
      wraps,
      ({ token }) => token,
      ({ token }) =>
        readAmount(chain, token, {
          functionName: 'balanceOf',
          args: [account],
        }),
    ),
  ])
  const [balance] = balances.values()
  return { conduits, allowances, balance }
}

/** Reads a value for every distinct name; leaves out those without an answer. */
async function readEach<item, value>(
  items: readonly item[],
  toName: (item: item) => string,
  read: (item: item) => Promise<value | undefined>,
): Promise<Map<string, value>> {
  const named = new Map(items.map((it) => [toName(it).toLowerCase(), it]))
  const reading = [...named].slice(0, maxQuestions).map(async ([name, it]) => {
    const value = await read(it)
    return value === undefined ? [] : [[name, value] as const]
  })
  return new Map((await Promise.all(reading)).flat())
}

const conduitAbi = /* @__PURE__ */ parseAbi([
  'function information() view returns (string version, bytes32 domainSeparator, address conduitController)',
  'function getConduit(bytes32 conduitKey) view returns (address conduit, bool exists)',
])

/** The conduit of a key, as the book's own controller resolves it. */
async function readConduit(
  chain: ChainReader,
  { book, key }: { book: Address; key: Hex },
): Promise<Address | undefined> {
  const about = await chain.call({
    to: book,
    data: encodeFunctionData({ abi: conduitAbi, functionName: 'information' }),
  })
  const controller = decode(about, (data) => {
    const functionName = 'information'
    return decodeFunctionResult({ abi: conduitAbi, data, functionName })[2]
  })
  if (!controller) return undefined
  const answer = await chain.call({
    to: controller,
    data: encodeFunctionData({
      abi: conduitAbi,
      functionName: 'getConduit',
      args: [key],
    }),
  })
  return decode(answer, (data) => {
    const functionName = 'getConduit'
    const [conduit, exists] = decodeFunctionResult({
      abi: conduitAbi,
      data,
      functionName,
    })
    return exists ? conduit : undefined
  })
}

async function readAmount(
  chain: ChainReader,
  to: Address,
  call:
    | { functionName: 'allowance'; args: readonly [Address, Address] }
    | { functionName: 'balanceOf'; args: readonly [Address] },
): Promise<bigint | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, ...call } as never)
  return decode(await chain.call({ to, data }), (answer) => {
    return /^0x[0-9a-f]{64}$/i.test(answer) ? BigInt(answer) : undefined
  })
}

/** Undefined without an answer, and for an answer of another form. */
function decode<value>(
  answer: Awaited<ReturnType<ChainReader['call']>>,
  read: (data: Hex) => value,
): value | undefined {
  if (!answer || answer === 'reverted') return undefined
  try {
    return read(answer)
  } catch {
    return undefined
  }
}
