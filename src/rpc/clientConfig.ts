import type { Address } from 'viem'
import type { Aliases } from './aliases.js'
import type { InvalidItem } from './answers.js'
import type { ContractsByChain } from './contracts.js'
import type { Step } from './schemas.js'

/**
 * How a signature is sent with the post of a step: as `signature` in the JSON
 * body, as a query parameter, through the service's `Execute` operation, or in a
 * request that your function returns.
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
  /** Base URL of the marketplace operations. */
  marketplaceUrl: string
  /** Base URL of the metadata operations. @default marketplaceUrl */
  metadataUrl?: string | undefined
  /** Base URL of the builder operations. @default marketplaceUrl */
  builderUrl?: string | undefined
  /** Network names by chain id, as in `{ 137: 'polygon' }`. */
  networks: Record<number, string>
  /** The deployment's names for members of our enumerations. */
  aliases?: Aliases | undefined
  /**
   * The marketplace's contracts by chain id and role, besides Seaport 1.5 and
   * 1.6, the public conduit and the signed zones.
   *
   * @example { 137: { books: { service_marketplace_v2: '0x…' } } }
   */
  contracts?: ContractsByChain | undefined
  /** How signatures are sent to the service. @default 'body' */
  deliverSignature?: DeliverSignature | undefined
  /**
   * Fees of listings, by marketplace name. The seller confirms other fees before
   * signing.
   *
   * @example { service_marketplace_v2: [{ recipient: '0x…', bps: 250 }] }
   */
  fees?:
    | Readonly<Record<string, readonly { recipient: Address; bps: number }[]>>
    | undefined
  /** Replaces `fetch`, for tests and servers. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined
  /**
   * Called for every item that was left out because it is invalid or not what was
   * asked for, and for every malformed field that counts as absent.
   */
  onInvalidItem?:
    | ((invalid: InvalidItem & { operation: string }) => void)
    | undefined
  /** Retries of a failed read. @default 2 */
  retryCount?: number | undefined
  /** Milliseconds before the first retry; doubles with each retry. @default 250 */
  retryDelay?: number | undefined
  /** Identifies service and project in query keys. Never put the access key here. @default derived from the URLs and a hash of the key */
  scope?: string | undefined
  /** Timeout of a call in milliseconds. @default 15_000 */
  timeout?: number | undefined
  /** Origins that steps may post to, besides those of the three URLs. */
  trustedOrigins?: readonly string[] | undefined
}
