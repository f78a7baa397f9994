import { hashKey } from '@tanstack/react-query'
import { normalizeAddresses } from '../../query/keyParts.js'

/** Keeps data only for the same subject and the same accounts. */
export function keepPreviousFor(
  subject: Record<string, unknown>,
  accounts?: readonly string[] | null | undefined,
) {
  return <data>(
    previous: data | undefined,
    query: { queryKey: readonly unknown[] } | undefined,
  ): data | undefined => {
    const parameters = query?.queryKey.find((part) => typeof part === 'object')
    if (!parameters) return undefined
    const { filter } = parameters as {
      filter?: { inAccounts?: readonly string[] }
    }
    const isOfOtherAccounts =
      accounts &&
      filter?.inAccounts &&
      hashParameters({ accounts }) !==
        hashParameters({ accounts: filter.inAccounts })
    const isSame =
      hashParameters({ ...parameters, ...subject }) ===
      hashParameters({ ...parameters })
    return isSame && !isOfOtherAccounts ? previous : undefined
  }
}

function hashParameters(parameters: object): string {
  return hashKey([normalizeAddresses(parameters)])
}
