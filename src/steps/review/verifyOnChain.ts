import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { abortable } from '../base/abortable.js'
import { createCallNode, toNumber } from '../base/callNode.js'
import type { Environment } from '../base/environment.js'
import type { CancelIntent, Intent } from '../base/intent.js'
import type { ReadableStep } from '../base/readStep.js'
import { type ContractRoles, createRoles } from '../guard/contracts.js'
import type { GuardReport } from '../guard/effects.js'
import type { VerifyOptions } from '../guard/guard.js'
import { getRules, verify } from '../guard/verify.js'
import { recallBook } from '../journal/orderBooks.js'
import { type ChainFacts, readFacts } from '../simulate/readFacts.js'

type Parameters = Omit<VerifyOptions, 'now'> & {
  config: Config
  environment: Environment
  signal?: AbortSignal | undefined
}

/**
 * Compares steps with an intent. The chain settles open findings: the start of an
 * order (clocks may be wrong), the royalty of a listing, the book of an order.
 * The returned intent names that book.
 */
export async function verifyOnChain(
  steps: readonly ReadableStep[],
  intent: Intent,
  parameters: Parameters,
): Promise<{ report: GuardReport; intent: Intent }> {
  const { client, config, contracts, environment, knownFees = [] } = parameters
  const { signal } = parameters
  const { chainId } = intent
  const rules = getRules(intent)
  const roles = createRoles(chainId, client?.contracts, contracts)
  const verifyWith = (intent: Intent, options: VerifyOptions) =>
    verify(steps, intent, rules, { ...parameters, ...options })

  const named = await nameBook(intent, (cancel) =>
    findBook(cancel, { environment, roles }),
  )
  const now = environment.now()
  const report = verifyWith(named, { now })
  const isEarly = report.findings.some(({ code }) => code === 'start')
  const isOpen = report.findings.some(
    ({ code, severity }) =>
      severity === 'unknown' && (code === 'net' || code === 'book'),
  )
  if (!isEarly && !isOpen) return { report, intent: named }

  const node = config.getClient({ chainId })
  const readChain = async (): Promise<ChainFacts> => {
    if (!isOpen) return {}
    return readFacts(node, named, report, { environment, roles })
  }
  const callNode = createCallNode(node, environment)
  const readTime = async () => {
    if (!isEarly) return now
    const block = await callNode('eth_getBlockByNumber', ['latest', false])
    const seconds = toNumber(block?.timestamp)
    return seconds === undefined ? now : seconds * 1_000
  }
  const [facts, time] = await abortable(
    Promise.all([readChain(), readTime()]),
    signal,
  )
  const { book, royalty } = facts
  const proven = await nameBook(named, async () => book)
  const fees = royalty ? [...knownFees, royalty] : knownFees
  return {
    report: verifyWith(proven, { knownFees: fees, now: time }),
    intent: proven,
  }
}

async function nameBook(
  intent: Intent,
  find: (cancel: CancelIntent) => Promise<Address | undefined>,
): Promise<Intent> {
  if (intent.kind !== 'cancel' || intent.book) return intent
  return { ...intent, book: await find(intent) }
}

/** Returns the book of the intent, the remembered one, or the marketplace's only one. */
export async function findBook(
  { book, chainId, marketplace, orderId }: CancelIntent,
  { environment, roles }: { environment: Environment; roles: ContractRoles },
): Promise<Address | undefined> {
  return (
    book ??
    (await recallBook(environment, { chainId, orderId })) ??
    roles.getOnlyBook(marketplace)
  )
}
