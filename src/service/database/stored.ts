import type { Address, Hex } from 'viem'

/** Parts of an order's fees. */
export type FeeBreakdown = {
  kind: string
  recipientAddress: Address
  bps: number
}[]

/** Components of a Seaport order as JSON, with numbers as decimal digits. */
export type StoredComponents = {
  offerer: Address
  zone: Address
  offer: {
    itemType: number
    token: Address
    identifierOrCriteria: string
    startAmount: string
    endAmount: string
  }[]
  consideration: {
    itemType: number
    token: Address
    identifierOrCriteria: string
    startAmount: string
    endAmount: string
    recipient: Address
  }[]
  orderType: number
  startTime: string
  endTime: string
  zoneHash: Hex
  salt: string
  conduitKey: Hex
  counter: string
}

/** A stored file of a collectible. */
export type StoredAsset = {
  id?: number | undefined
  url?: string | undefined
  metadataField?: string | undefined
  filename?: string | undefined
  filesize?: number | undefined
  mimeType?: string | undefined
  width?: number | undefined
  height?: number | undefined
  updatedAt?: string | undefined
}

/** Stored metadata of a collectible. */
export type StoredMetadata = {
  name?: string | undefined
  description?: string | undefined
  image?: string | undefined
  video?: string | undefined
  audio?: string | undefined
  properties?: Record<string, unknown> | undefined
  attributes?:
    | {
        trait_type: string
        value: unknown
        display_type?: string | undefined
      }[]
    | undefined
  imageData?: string | undefined
  externalUrl?: string | undefined
  backgroundColor?: string | undefined
  animationUrl?: string | undefined
  decimals?: number | undefined
  assets?: StoredAsset[] | undefined
}

/** Traits by name, for filters. */
export type Traits = Record<string, string | number | (string | number)[]>

/** Traits of a collection as filters: `PropertyFilter` of the wire. */
export type StoredFilters = {
  name: string
  type: 'INT' | 'STRING' | 'ARRAY'
  min: number | null
  max: number | null
  values: string[] | null
}[]
