import type { Address } from 'viem'
import type { Aliases } from './aliases.js'
import type { ContractsByChain } from './contracts.js'
import type { Step } from './schemas.js'
import type { InvalidItem } from './values.js'

/**
 * How a signature travels in a step's follow-up call: as `signature` in the
 * JSON body, as a query parameter, through the service's `Execute` operation,
 * or in a request of your own making.
 */
export type DeliverSignature =
  | 'body'
  | 'query'
  | 'execute'
  | ((
      step: Step,
      signature: `0x${string}`,
    ) => { url: string; method?: string; body: unknown })

/** Settings of `createMarketplaceClient`. */
export type MarketplaceClientConfig = {
  /** The project's public access key, sent as `X-Access-Key`. */
  accessKey: string
  /** Base address of the marketplace group. */
  marketplaceUrl: string
  /** Base address of the metadata group. @default marketplaceUrl */
  metadataUrl?: string | undefined
  /** Base address of the builder group. @default marketplaceUrl */
  builderUrl?: string | undefined
  /** Network names by chain id, as in `{ 137: 'polygon' }`. */
  networks: Record<number, string>
  /** A deployment's own spellings of our enumerations. */
  aliases?: Aliases | undefined
  /**
   * The marketplace's contracts by chain id and role, beside Seaport 1.5 and
   * 1.6, the public conduit and the signed zones.
   *
   * @example { 137: { books: { service_marketplace_v2: '0x…' } } }
   */
  contracts?: ContractsByChain | undefined
  /** How a signature reaches the service. @default 'body' */
  deliverSignature?: DeliverSignature | undefined
  /**
   * Fees that listings on a marketplace carry, by its name. Other fees are
   * shown to the seller before anything is signed.
   *
   * @example { service_marketplace_v2: [{ recipient: '0x…', bps: 250 }] }
   */
  fees?:
    | Readonly<Record<string, readonly { recipient: Address; bps: number }[]>>
    | undefined
  /** Does the calls; for tests and servers. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined
  /** Told of every list item that was left out because it cannot be read. */
  onInvalidItem?:
    | ((invalid: InvalidItem & { operation: string }) => void)
    | undefined
  /** How often a failed read is asked again. @default 2 */
  retryCount?: number | undefined
  /** Milliseconds before the first repetition; doubles. @default 250 */
  retryDelay?: number | undefined
  /** Identifies service and project in query keys; never the access key. */
  scope?: string | undefined
  /** Milliseconds after which a call is given up. @default 15_000 */
  timeout?: number | undefined
  /** Further origins that steps may post to, beside the three bases. */
  trustedOrigins?: readonly string[] | undefined
}
