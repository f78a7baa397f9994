/** Marketplaces, in the order of the specification. */
export const marketplaces = [
  'unknown',
  'service_marketplace_v1',
  'service_marketplace_v2',
  'external_1',
  'external_2',
  'external_3',
  'external_4',
  'external_5',
  'external_6',
  'payment_processor',
  'external_7',
  'external_8',
] as const

/** Order books that accept listings. */
export const orderbooks = [
  'unknown',
  'service_marketplace_v1',
  'service_marketplace_v2',
  'external_1',
  'external_3',
  'external_4',
  'external_9',
  'external_5',
] as const

export const walletTypes = ['unknown', 'service'] as const

export const contractTypes = ['UNKNOWN', 'ERC20', 'ERC721', 'ERC1155'] as const

export const sides = ['unknown', 'listing', 'offer'] as const

/** Only `active` orders can be filled. */
export const orderStatuses = [
  'unknown',
  'active',
  'inactive',
  'expired',
  'cancelled',
  'filled',
  'decimals_missing',
] as const

export const orderSources = [
  'unknown',
  'external',
  'service_marketplace_v1',
  'service_marketplace_v2',
] as const

export const propertyTypes = ['INT', 'STRING', 'ARRAY', 'GENERIC'] as const

export const sortOrders = ['DESC', 'ASC'] as const

/** How a contract was added to a project. */
export const contractSources = ['LINKED', 'DEPLOYED', 'SALE'] as const

/** Known step ids. Code reads the fields of a step, never its id. */
export const stepIds = [
  'unknown',
  'tokenApproval',
  'buy',
  'sell',
  'createListing',
  'createOffer',
  'signEIP712',
  'signEIP191',
  'cancel',
] as const

/** Actions of a step that posts. */
export const executeTypes = [
  'unknown',
  'order',
  'createListing',
  'createItemOffer',
  'createTraitOffer',
] as const
