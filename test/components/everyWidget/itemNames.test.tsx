import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CartLineRow } from '../../../src/components/CartDrawer/CartLineRow.js'
import { ListManyBody } from '../../../src/components/ListMany/ListManyBody.js'
import { BasketRow } from '../../../src/components/purchase/BasketRow.js'
import { CancelDialog } from '../../../src/index.js'
import { order } from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)

afterEach(cleanup)

const others = ['8', '123456789012345678'].map((tokenId, index) => ({
  ...order,
  orderId: `0x${index}`,
  tokenId,
}))
const { chainId, collectionContractAddress: contractAddress } = order

test.each([
  [
    'CartDrawer',
    others.map((order) => (
      <CartLineRow
        key={order.orderId}
        line={{
          id: order.orderId,
          now: order,
          order,
          quantity: '1',
          status: 'ready',
        }}
      />
    )),
  ],
  [
    'CartDrawer, checkout',
    others.map((order) => <BasketRow item={{ order }} key={order.orderId} />),
  ],
  [
    'CancelDialog, prop: orders',
    <CancelDialog defaultOpen key="c" orders={others} />,
  ],
  [
    'ListMany',
    <ListManyBody
      collectibles={others.map(({ tokenId }) => ({
        metadata: { attributes: [], name: 'Twin', tokenId },
      }))}
      key="l"
      onOpenChange={() => {}}
      open
      place={{ chainId, contractAddress, contractType: 'ERC721' }}
      rootRef={null}
    />,
  ],
])(
  'behavior: each item is named by contract and token id: %s',
  (_name, element) => {
    renderWithKit(<ul>{element}</ul>)
    const addresses = screen.getAllByRole('button', { name: /^Copy address/ })
    expect(addresses.map(({ title }) => title)).toEqual(
      others.map(() => contractAddress),
    )
    const tokens = screen.getAllByRole('button', { name: /^Copy token ID/ })
    expect(tokens.map(({ title }) => title)).toEqual(
      others.map(({ tokenId }) => tokenId),
    )
    expect(tokens.map(({ textContent }) => textContent)).toEqual([
      'Copy token ID#8',
      'Copy token ID#12345…5678',
    ])
    // They are no part of the name of a control.
    for (const box of screen.queryAllByRole('checkbox'))
      expect(box.closest('label')?.textContent).not.toContain('0x')
  },
)
