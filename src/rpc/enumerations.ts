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

/** Order books on which a listing can be made. */
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

/** Kinds of wallet for which steps can be made. */
export const walletTypes = ['unknown', 'service'] as const

/** Kinds of contract. */
export const contractTypes = ['UNKNOWN', 'ERC20', 'ERC721', 'ERC1155'] as const

/** Sides of an order. */
export const sides = ['unknown', 'listing', 'offer'] as const

/** States of an order; only `active` can be filled. */
export const orderStatuses = [
  'unknown',
  'active',
  'inactive',
  'expired',
  'cancelled',
  'filled',
  'decimals_missing',
] as const

/** Where an order came from. */
export const orderSources = [
  'unknown',
  'external',
  'service_marketplace_v1',
  'service_marketplace_v2',
] as const

/** Kinds of collectible property. */
export const propertyTypes = ['INT', 'STRING', 'ARRAY', 'GENERIC'] as const

/** Directions of sorting. */
export const sortOrders = ['DESC', 'ASC'] as const

/** How a contract came to a project. */
export const contractSources = ['LINKED', 'DEPLOYED', 'SALE'] as const

/** Names that a service may give a step; a step is read by what it carries. */
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

/** What a posting step asks the service to do. */
export const executeTypes = [
  'unknown',
  'order',
  'createListing',
  'createItemOffer',
  'createTraitOffer',
] as const
