'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import { useBrowseCount } from '../../hooks/useBrowseCount.js'
import { useBrowseTotal } from '../../hooks/useBrowseTotal.js'
import type { collectiblesQueryOptions } from '../../query/collectiblesQueryOptions.js'

/** How many are found: of all the total, of what is filtered a part. */
export function useFound(
  parameters: collectiblesQueryOptions.Parameters | SkipToken,
  isAll: boolean,
): useBrowseCount.ReturnType {
  const total = useBrowseTotal(isAll ? parameters : skipToken)
  const count = useBrowseCount(isAll ? skipToken : parameters)
  if (!isAll) return count
  return total === undefined ? undefined : { found: total, hasMore: false }
}
