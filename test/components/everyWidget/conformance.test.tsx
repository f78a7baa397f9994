import { skipToken } from '@tanstack/react-query'
import { beforeAll } from 'vitest'
import {
  AudienceView,
  ContractSourcesTable,
  ContractsTable,
} from '../../../src/builder.js'
import { MarketplaceHeader } from '../../../src/components/Marketplace/MarketplaceHeader.js'
import {
  BrowseToolbar,
  BuyDialog,
  CancelDialog,
  Cart,
  CartButton,
  CartDrawer,
  CollectibleCard,
  CollectibleCardSkeleton,
  CollectibleGrid,
  CollectibleView,
  CollectionFilters,
  CollectionFiltersSheet,
  EditListingDialog,
  FloorPrice,
  FlowNotices,
  ListDialog,
  ListingsTable,
  Marketplace,
  Media,
  MediaViewer,
  OffersTable,
  PendingFlows,
  Price,
  StepsProgress,
  SweepDialog,
} from '../../../src/index.js'
import { emptyBrowseState } from '../../../src/query/browseState.js'
import { collectible, order } from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { describeConformance } from './describeConformance.js'

beforeAll(loadDialogs)

const contractAddress = order.collectionContractAddress

describeConformance(
  <Price amount="1" currency={{ symbol: 'USDC', decimals: 6 }} />,
  { name: 'price', tag: 'span' },
)
describeConformance(<Media alt="A crown" />, { name: 'media', tag: 'div' })
describeConformance(<CollectibleCard collectible={collectible} />, {
  name: 'collectible-card',
  tag: 'article',
})
describeConformance(<CollectibleCardSkeleton />, {
  name: 'collectible-card',
  tag: 'div',
})
describeConformance(
  <CollectibleGrid chainId={31337} contractAddress={contractAddress} />,
  { name: 'collectible-grid', tag: 'section' },
)
describeConformance(<StepsProgress chainId={31337} steps={[]} />, {
  name: 'steps',
  tag: 'div',
})
describeConformance(<FlowNotices />, { name: 'flow-notices', tag: 'div' })
describeConformance(<BuyDialog defaultOpen order={order} />, {
  name: 'buy-dialog',
  tag: 'div',
})
describeConformance(<CancelDialog defaultOpen order={order} />, {
  name: 'cancel-dialog',
  tag: 'div',
})
describeConformance(
  <ListDialog
    defaultOpen
    item={{
      chainId: 31337,
      contractAddress,
      contractType: 'ERC721',
      tokenId: '7',
    }}
  />,
  { name: 'list-dialog', tag: 'div' },
)

const item = { chainId: 31337, contractAddress, tokenId: '7' }
describeConformance(<MediaViewer metadata={collectible.metadata} />, {
  name: 'media-viewer',
  tag: 'div',
})
describeConformance(<CollectibleView {...item} />, {
  name: 'collectible-view',
  tag: 'article',
})
describeConformance(
  <FloorPrice chainId={31337} contractAddress={contractAddress} />,
  { name: 'floor-price', tag: 'div' },
)
describeConformance(<ListingsTable {...item} />, {
  name: 'listings-table',
  tag: 'section',
})
describeConformance(<OffersTable {...item} />, {
  name: 'offers-table',
  tag: 'section',
})
describeConformance(<ContractsTable projectId={1} />, {
  name: 'contracts-table',
  tag: 'section',
})
describeConformance(<ContractSourcesTable projectId={1} />, {
  name: 'contract-sources-table',
  tag: 'section',
})
describeConformance(<AudienceView audienceId={2} projectId={1} />, {
  name: 'audience-view',
  tag: 'section',
})
describeConformance(<Cart />, { name: 'cart', tag: 'section' })
describeConformance(<PendingFlows />, { name: 'flows-button', tag: 'button' })
describeConformance(<CartButton />, { name: 'cart-button', tag: 'button' })
describeConformance(<CartDrawer defaultOpen />, {
  name: 'cart-drawer',
  tag: 'div',
})
describeConformance(
  <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
  { name: 'edit-dialog', tag: 'div' },
)
describeConformance(
  <SweepDialog defaultOpen target={{ chainId: 31337, contractAddress }} />,
  { name: 'sweep-dialog', tag: 'div' },
)
const collection = { chainId: 31337, contractAddress }
describeConformance(
  <BrowseToolbar
    browse={{
      ...collection,
      account: undefined,
      activeCount: 0,
      change: () => {},
      filter: {},
      hrefOf: () => '',
      needsAccount: false,
      page: { pageSize: 24 },
      parameters: skipToken,
      side: 'listing',
      sorts: [],
      state: emptyBrowseState,
    }}
  />,
  { name: 'browse-toolbar', tag: 'div' },
)
describeConformance(
  <CollectionFilters
    {...collection}
    onValueChange={() => {}}
    value={emptyBrowseState}
  />,
  { name: 'collection-filters', tag: 'section' },
)
describeConformance(
  <CollectionFiltersSheet
    {...collection}
    defaultOpen
    onValueChange={() => {}}
    value={emptyBrowseState}
  />,
  { name: 'filters-sheet', tag: 'div' },
)
describeConformance(<MarketplaceHeader {...collection} />, {
  name: 'marketplace-header',
  tag: 'header',
})
describeConformance(<Marketplace {...collection} url="memory" />, {
  name: 'marketplace',
  tag: 'section',
})
