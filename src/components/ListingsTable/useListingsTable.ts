'use client'
import {
  type OrdersTable,
  type OrdersTableParameters,
  useOrdersTable,
} from '../table/useOrdersTable.js'

/**
 * A table of the listings of a collectible without its markup: one page at a
 * time, sorted by the service, kept live. A listing that ends while it is on
 * screen stays for a minute and says why.
 */
export function useListingsTable(
  parameters: useListingsTable.Parameters,
): useListingsTable.ReturnType {
  return useOrdersTable('listing', parameters)
}

export declare namespace useListingsTable {
  type Parameters = OrdersTableParameters
  type ReturnType = OrdersTable
}
