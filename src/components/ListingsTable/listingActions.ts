import type { OrderRow } from '../table/orderRow.js'

/** What can be done with a listing in a table. */
export type ListingAction = 'buy' | 'addToCart' | 'cancel' | 'edit'

/**
 * What a person can do with a listing. One's own can be taken back even while
 * nobody can buy from it: it may become open again by itself.
 */
export function listingActions(row: OrderRow): readonly ListingAction[] {
  const { isOwn, problem } = row
  if (isOwn) {
    if (!problem) return ['edit', 'cancel']
    return problem === 'inactive' || problem === 'early' ? ['cancel'] : []
  }
  return problem ? [] : ['addToCart', 'buy']
}
