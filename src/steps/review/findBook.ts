import type { Address } from 'viem'
import type { ContractRoles } from '../guard/contracts.js'
import { recallBook } from '../journal/orderBooks.js'
import type { CancelIntent } from '../model/intent.js'
import type { Environment } from '../platform/environment.js'
import { isSameText } from '../platform/plainData.js'

type Sources = { environment: Environment; roles: ContractRoles }

/**
 * Returns the contracts that may be the book of an order to cancel. If there is one,
 * it is the book; if there are several, only the chain knows.
 *
 * The service says which marketplace an order is of, and the hash of an order does
 * not contain its book. So every configured book is a candidate, unless the book
 * that this device remembers is one of the marketplace's. A remembered book alone
 * counts only where none is configured.
 */
export async function findCandidates(
  { book, chainId, marketplace, orderId }: CancelIntent,
  { environment, roles }: Sources,
): Promise<readonly Address[]> {
  if (book) return [book]
  const stored = await recallBook(environment, { chainId, orderId })
  const remembered = stored ? [stored] : []
  const agreed = roles.getBooks(marketplace)
  if (agreed.length === 0)
    return remembered.length ? remembered : getDistinct(roles.books)
  return agreed.some((it) => isSameText(it, stored))
    ? remembered
    : getDistinct([...roles.configuredBooks, ...remembered])
}

/** Returns the book of an order to cancel; undefined if there are several candidates. */
export async function findBook(
  intent: CancelIntent,
  sources: Sources,
): Promise<Address | undefined> {
  const [book, ...others] = await findCandidates(intent, sources)
  return others.length ? undefined : book
}

function getDistinct(books: readonly Address[]): Address[] {
  return [...new Map(books.map((it) => [it.toLowerCase(), it])).values()]
}
