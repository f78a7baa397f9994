import { hashKey, type QueryKey } from '@tanstack/react-query'
import { sameCase } from '../../query/queryKey.js'

/**
 * Placeholder data of the same subject alone: what another page, sort or filter
 * showed stays until there is news, but one thing is never shown as another,
 * nor what one account holds as what another does.
 */
export function keepPreviousFor(
  subject: Record<string, unknown>,
  /** Whose things alone are asked for. */
  accounts?: readonly string[] | null | undefined,
) {
  return <data>(
    before: data | undefined,
    query: { queryKey: QueryKey } | undefined,
  ): data | undefined => {
    const asked = query?.queryKey.find((part) => typeof part === 'object')
    if (!asked) return undefined
    const { filter } = asked as { filter?: { inAccounts?: readonly string[] } }
    const isOfOthers =
      accounts &&
      filter?.inAccounts &&
      hashParameters({ accounts }) !==
        hashParameters({ accounts: filter.inAccounts })
    const isSame =
      hashParameters({ ...asked, ...subject }) === hashParameters({ ...asked })
    return isSame && !isOfOthers ? before : undefined
  }
}

function hashParameters(parameters: object): string {
  return hashKey([sameCase(parameters)])
}
