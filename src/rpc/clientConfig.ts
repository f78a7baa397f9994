import type { Address } from 'viem'
import type { Aliases } from './aliases.js'
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
   * Marketplace contracts by chain id, which may be approved and called,
   * beside Seaport 1.5 and 1.6 at their own addresses.
   */
  contracts?: Readonly<Record<number, readonly Address[]>> | undefined
  /** How a signature reaches the service. @default 'body' */
  deliverSignature?: DeliverSignature | undefined
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
