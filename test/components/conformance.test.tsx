import {
  BuyDialog,
  CancelDialog,
  CollectibleCard,
  CollectibleCardSkeleton,
  CollectibleGrid,
  FlowNotices,
  ListDialog,
  Media,
  Price,
  StepsProgress,
} from '../../src/index.js'
import { describeConformance } from './describeConformance.js'
import { collectible, order } from './fixtures.js'

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
