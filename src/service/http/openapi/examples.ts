import type { requestSchemas } from '../../../rpc/requests.js'

const contractAddress = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const nativeCurrency = '0x0000000000000000000000000000000000000000'
const orderId = `0x${'1f'.repeat(32)}`
const marketplace = 'service_marketplace_v2'
const ofCollectible = { contractAddress, tokenId: '1' }

/** Description and example request of each operation. */
export const examples: Record<
  keyof typeof requestSchemas,
  { summary: string; request: object }
> = {
  TokenCollectionFilters: {
    summary: 'The traits by which a collection can be filtered.',
    request: { chainId: '137', contractAddress },
  },
  ListCollectibles: {
    summary: 'Collectibles with their best orders.',
    request: {
      side: 'listing',
      contractAddress,
      filter: {
        includeEmpty: false,
        searchText: 'dragon',
        properties: [{ name: 'Level', type: 'INT', min: 1, max: 9 }],
        marketplaces: [marketplace],
      },
      page: {
        page: 1,
        pageSize: 30,
        sort: [{ column: 'priceUSD', order: 'ASC' }],
      },
    },
  },
  GetCollectible: {
    summary: 'The metadata of one collectible.',
    request: ofCollectible,
  },
  GetFloorOrder: {
    summary:
      'The collectible with the cheapest listing; null if there are no listings.',
    request: { contractAddress, filter: { inAccounts: [account] } },
  },
  GetHighestPriceListingForCollectible: {
    summary:
      'The listing of a collectible with the highest price; null if there are none.',
    request: { ...ofCollectible, filter: { currencies: [nativeCurrency] } },
  },
  ListListingsForCollectible: {
    summary: 'Listings of a collectible, the lowest price first.',
    request: {
      ...ofCollectible,
      filter: { createdBy: [account], marketplace: [marketplace] },
      page: { page: 1, pageSize: 10 },
    },
  },
  ListOffersForCollectible: {
    summary: 'Offers for a collectible, the highest price first.',
    request: ofCollectible,
  },
  GetOrders: {
    summary: 'Orders by their identifiers.',
    request: { input: [{ contractAddress, orderId, marketplace }] },
  },
  GenerateBuyTransaction: {
    summary:
      'The steps that buy from orders. If some of several orders are no longer available, they may be left out: the `price` of the last step is the total of the others, and its `data` names them.',
    request: {
      collectionAddress: contractAddress,
      buyer: other,
      marketplace,
      ordersData: [{ orderId, quantity: '1', tokenId: '1' }],
      additionalFees: [{ amount: '1000', receiver: account }],
      walletType: 'unknown',
    },
  },
  GenerateListingTransaction: {
    summary: 'The steps that list a collectible.',
    request: {
      collectionAddress: contractAddress,
      owner: account,
      contractType: 'ERC721',
      orderbook: marketplace,
      listing: {
        tokenId: '1',
        quantity: '1',
        expiry: '1893456000',
        currencyAddress: nativeCurrency,
        pricePerToken: '1000000000000000000',
      },
    },
  },
  GenerateCancelTransaction: {
    summary: 'The steps that cancel an order.',
    request: {
      collectionAddress: contractAddress,
      maker: account,
      marketplace,
      orderId,
    },
  },
  ListContracts: {
    summary: 'The contracts of a project.',
    request: {
      projectId: 1,
      filter: { contractSourceType: 'LINKED' },
      page: { pageSize: 10, column: 'contractName' },
    },
  },
  ListContractSources: {
    summary: 'Source code from which a project can deploy contracts.',
    request: { projectId: 1, page: { after: { id: 3 } } },
  },
  GetAudience: {
    summary: 'An audience with its contacts and its contracts.',
    request: { projectId: 1, audienceId: 1 },
  },
}
