export type Trait =
  | { trait_type: string; value: string }
  | { trait_type: string; value: number; display_type: 'number' }

export type Artwork = {
  tokenId: string
  name: string
  description: string
  /** Six hex digits without `#`, as marketplaces write it. */
  backgroundColor: string
  attributes: readonly Trait[]
  svg: string
}

export function trait(name: string, value: number | string): Trait {
  return typeof value === 'number'
    ? { trait_type: name, value, display_type: 'number' }
    : { trait_type: name, value }
}
