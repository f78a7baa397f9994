import type { OrderRow } from '../table/orderRow.js'

/** An action of a listing's row. */
export type ListingAction = 'buy' | 'addToCart' | 'cancel' | 'edit'

/**
 * Returns what the person can do with a listing. The maker can also cancel one
 * that is on hold or not open yet, because it may become fillable.
 */
export function listingActions(row: OrderRow): readonly ListingAction[] {
  const { isOwn, problem } = row
  if (isOwn) {
    if (!problem) return ['edit', 'cancel']
    return problem === 'inactive' || problem === 'early' ? ['cancel'] : []
  }
  return problem ? [] : ['addToCart', 'buy']
}
