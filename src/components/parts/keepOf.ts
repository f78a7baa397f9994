import { hashKey, type QueryKey } from '@tanstack/react-query'
import { sameCase } from '../../query/queryKey.js'

/**
 * Placeholder data of the same subject alone: what another page, sort or filter
 * showed stays until there is news, but one thing is never shown as another.
 */
export function keepOf(subject: Record<string, unknown>) {
  return <data>(
    before: data | undefined,
    query: { queryKey: QueryKey } | undefined,
  ): data | undefined => {
    const asked = query?.queryKey.find((part) => typeof part === 'object')
    const isSame =
      asked && hashOf({ ...asked, ...subject }) === hashOf({ ...asked })
    return isSame ? before : undefined
  }
}

function hashOf(parameters: object): string {
  return hashKey([sameCase(parameters)])
}
