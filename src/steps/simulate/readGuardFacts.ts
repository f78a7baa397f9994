import {
  type Address,
  type Client,
  encodeFunctionData,
  erc20Abi,
  type Hex,
} from 'viem'
import type { FoundEffect } from '../guard/effects.js'
import { filterEffects, getWraps } from '../guard/guard.js'
import {
  type GuardFacts,
  getOpenConduits,
  toAllowanceName,
  toConduitName,
} from '../guard/guardFacts.js'
import type { Intent } from '../model/intent.js'
import type { Environment } from '../platform/environment.js'
import { type ChainReader, createChainReader } from './chainReader.js'
import { readConduit } from './readConduit.js'

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
    readEach(open, toConduitName, async (it) => {
      const conduit = await readConduit(chain, it)
      return conduit ? conduit.operator : undefined
    }),
    readEach(added, toAllowanceName, ({ spender, token }) => {
      const args = [account, spender] as const
      const call = { abi: erc20Abi, functionName: 'allowance', args } as const
      return readAmount(chain, token, encodeFunctionData(call))
    }),
    readEach(
      wraps,
      ({ token }) => token,
      ({ token }) => {
        const args = [account] as const
        const call = { abi: erc20Abi, functionName: 'balanceOf', args } as const
        return readAmount(chain, token, encodeFunctionData(call))
      },
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

/** Undefined without an answer, and for an answer of another form. */
async function readAmount(
  chain: ChainReader,
  to: Address,
  data: Hex,
): Promise<bigint | undefined> {
  const answer = (await chain.call({ to, data })) ?? ''
  return /^0x[0-9a-f]{64}$/i.test(answer) ? BigInt(answer) : undefined
}
