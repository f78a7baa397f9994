import type { Address } from 'viem'
import type { Environment } from '../base/environment.js'
import type { CancelIntent } from '../base/intent.js'
import type { ContractRoles } from '../guard/contracts.js'
import { recallBook } from '../journal/orderBooks.js'

/**
 * Returns the book of an order to cancel: the one of the intent, the remembered
 * one, or the only one of its marketplace.
 */
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
