import type { Address, Client } from 'viem'
import type { Environment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import { isOrderHash } from '../base/seaportLogs.js'
import type { ContractRoles } from '../guard/contracts.js'
import { filterEffects, type KnownFee } from '../guard/guard.js'
import type { GuardReport } from '../guard/report.js'
import { createChainReader } from './askChain.js'
import { proveBook } from './proveBook.js'
import { readRoyalty } from './readRoyalty.js'

/** What only the chain knows, of those things a report has left open. */
export type ChainFacts = {
  /** The book that the order to cancel lives in. */
  book?: Address | undefined
  /** The collection's royalty on the price of the listing. */
  royalty?: KnownFee | undefined
}

/** Asks the chain about findings that it can clear up. */
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
