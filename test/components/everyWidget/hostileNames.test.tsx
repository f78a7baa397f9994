import { useQueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CartLineRow } from '../../../src/components/CartDrawer/CartLineRow.js'
import { FlowNotice } from '../../../src/components/FlowNotices/FlowNotice.js'
import { BasketRow } from '../../../src/components/purchase/BasketRow.js'
import {
  type CollectibleMetadata,
  collectibleQueryOptions,
} from '../../../src/core.js'
import {
  BuyDialog,
  CancelDialog,
  ListDialog,
  type TrackedFlow,
  useMarketKit,
  usePendingFlows,
} from '../../../src/index.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { order as listed, maker } from '../fixtures.js'
import { hostileMetadata } from '../hostileMetadata.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)

afterEach(cleanup)

const { chainId, collectionContractAddress: contractAddress } = listed

/** Caches the metadata, as if the service had returned them before. */
function Told(props: { children: ReactNode; metadata: CollectibleMetadata }) {
  const { children, metadata } = props
  const { client } = useMarketKit()
  const { tokenId } = metadata
  const item = { chainId, contractAddress, tokenId }
  const { queryKey } = collectibleQueryOptions(client, item)
  useQueryClient().setQueryData(queryKey, metadata)
  return children
}

const nothing = () => {}

/** The widgets that name a collectible in their own texts. */
function Trades({ metadata }: { metadata: CollectibleMetadata }) {
  const { tokenId } = metadata
  const order = { ...listed, tokenId }
  const line = { added: 0, order, quantity: '1' }
  const flow: TrackedFlow = {
    createdAt: 0,
    hashes: [],
    id: 'one',
    intent: toBuyIntent({ account: maker, chainId, items: [{ order }] }),
    status: 'done',
  }
  const item = { chainId, contractAddress, tokenId } as const
  return (
    <Told metadata={metadata}>
      <BuyDialog collectionName={metadata.name} defaultOpen order={order} />
      <ListDialog defaultOpen item={{ ...item, contractType: 'ERC721' }} />
      <CancelDialog defaultOpen order={order} />
      <ul>
        <BasketRow item={{ order }} />
        <CartLineRow line={{ ...line, id: '1', now: order, status: 'ready' }} />
        <FlowNotice
          flow={flow}
          onDismiss={nothing}
          onFinish={nothing}
          pending={usePendingFlows()}
        />
      </ul>
    </Told>
  )
}

test.each(Object.entries(hostileMetadata))(
  'behavior: dialogs and notices shorten names and remove invisible characters: %s',
  (_, metadata) => {
    renderWithKit(<Trades metadata={metadata} />)
    const [buy] = screen.getAllByRole('dialog', { hidden: true })
    expect(buy?.querySelector('h2')?.textContent).toMatch(/^Buy \S/)
    for (const element of document.body.querySelectorAll('*')) {
      const words = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
      )
      for (const text of [...words, element.getAttribute('aria-label') ?? '']) {
        expect(text).not.toMatch(
          /[\p{Cs}\u00ad\u200b\u202a-\u202e\u2066\ufeff]/u,
        )
        expect(text.length).toBeLessThan(300)
      }
    }
    expect(document.querySelector('[onerror], script')).toBe(null)
  },
)
