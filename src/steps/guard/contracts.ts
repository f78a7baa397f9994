import type { Address } from 'viem'
import type { GuardVerdict } from '../../errors.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { Intent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'

/** Seaport 1.5, at the same address on every chain. */
export const seaport15: Address = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'

/** Seaport 1.6, at the same address on every chain. */
export const seaport16: Address = '0x0000000000000068F116a894984e2DB1123eB395'

/**
 * The public conduit of both Seaports, which OpenSea maintains. Its key is
 * `0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000`.
 */
export const publicConduit: Address =
  '0x1E0049783F008A0085193E00003D00cd54003c71'

/** OpenSea's signed zones for Seaport 1.5 and 1.6. */
export const signedZones: readonly Address[] = [
  '0x000000e7Ec00e7B300774b00001314B8610022b8',
  '0x000056F7000000EcE9003ca63978907a00FFD100',
]

/** The roles of contracts in the marketplace. */
export type ContractRoles = {
  /** Whether it is a book, of this marketplace or of another. */
  isBook(contract: string): boolean
  /**
   * Whether it may move tokens for an intent: an agreed book or a known conduit. If
   * no book is configured for the marketplace, any known book.
   */
  isOperator(contract: string, intent: Intent): boolean
  /** Whether it may decide who fills an order. */
  isZone(contract: string): boolean
  /** Whether it is the configured wrapped native currency. */
  isWrappedNative(contract: string): boolean
  /** Books configured for a marketplace, by its name in the service. */
  getBooks(marketplace: string): readonly Address[]
  /** The only book configured for a marketplace; undefined if there are several. */
  getOnlyBook(marketplace: string): Address | undefined
  /** Books configured for any marketplace. */
  configuredBooks: readonly Address[]
  /** Every book, configured or well known. */
  books: readonly Address[]
}

/** Combines the well-known contracts with those configured for a chain. */
export function createRoles(
  chainId: number,
  ...configured: readonly (ContractsByChain | undefined)[]
): ContractRoles {
  const here = configured.flatMap((contracts) => contracts?.[chainId] ?? [])
  const booksByName = here.flatMap(({ books = {} }) => Object.entries(books))
  const configuredBooks = booksByName.flatMap(([, addresses]) => addresses)
  const books = [seaport16, seaport15, ...configuredBooks]
  const conduits = [
    publicConduit,
    ...here.flatMap(({ conduits = [] }) => conduits),
  ]
  const zones = [...signedZones, ...here.flatMap(({ zones = [] }) => zones)]
  const isIn = (contracts: readonly Address[]) => (contract: string) =>
    contracts.some((known) => isSameText(known, contract))
  const isConduit = isIn(conduits)
  const getBooks = (marketplace: string) =>
    booksByName.flatMap(([name, addresses]) =>
      name === marketplace ? addresses : [],
    )
  return {
    books,
    configuredBooks,
    isBook: isIn(books),
    isOperator(contract, intent) {
      const agreed = getBooks(getMarketplace(intent))
      return (
        isConduit(contract) || isIn(agreed.length ? agreed : books)(contract)
      )
    },
    isZone: isIn(zones),
    isWrappedNative: isIn(
      here.flatMap(({ wrappedNative = [] }) => wrappedNative),
    ),
    getBooks,
    getOnlyBook(marketplace) {
      const [first, ...others] = getBooks(marketplace)
      // The client and the host may name the same book.
      return others.every((book) => isSameText(book, first)) ? first : undefined
    },
  }
}

/** Order book of a listing without `orderbook`. */
export const defaultBook = 'service_marketplace_v2'

/** Returns the order book of an intent, by the service's name. */
export function getMarketplace(intent: Intent): string {
  return intent.kind === 'list'
    ? (intent.orderbook ?? defaultBook)
    : intent.marketplace
}

/**
 * Judges the contract that settles an order. Only the contracts configured for the
 * marketplace of the intent are agreed; another known book is not among them. Without
 * a configured book, an order for others to fill needs the user. A purchase ends
 * at once with its agreed effect, so that any known book may settle it.
 */
export function judgeBook(
  book: string,
  intent: Intent,
  roles: ContractRoles,
): GuardVerdict {
  const agreed = roles.getBooks(getMarketplace(intent))
  if (agreed.some((it) => isSameText(it, book))) return 'match'
  // The rule `book` of cancellations refuses any contract but the order's own.
  if (agreed.length > 0)
    return intent.kind === 'cancel' ? 'unknown' : 'mismatch'
  return intent.kind !== 'list' && roles.isBook(book) ? 'match' : 'unknown'
}
