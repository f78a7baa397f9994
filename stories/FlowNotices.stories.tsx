import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import {
  type BuyIntent,
  type CancelIntent,
  type EditIntent,
  type FlowIntent,
  type ListIntent,
  type Order,
  toIntent,
} from '../src/core.js'
import { FlowNotices, type TrackedFlow } from '../src/index.js'
import { findCollectibles, fromWorld } from './support/loaders.js'
import { press } from './support/press.js'

const hash = `0x${'5c'.repeat(32)}` as const

/**
 * - Render it once, near the root of the app. `Marketplace` already contains
 *   it.
 * - A flow with an unknown outcome stays until the user checks again or stops
 *   tracking it.
 */
const meta = {
  title: 'Trade/FlowNotices',
  component: FlowNotices,
  loaders: [fromWorld(() => findCollectibles())],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  // Each notice is about a collectible of the world.
  render: ({ flows, ...args }, { loaded }) => (
    <FlowNotices
      {...args}
      flows={flows?.map((flow, index) => {
        const { listing: order } = loaded.found?.[index] ?? {}
        if (!order?.tokenId || isNamed(flow)) return flow
        return { ...flow, intent: withOrder(flow.intent, order) }
      })}
    />
  ),
} satisfies Meta<typeof FlowNotices>
export default meta

type Story = StoryObj<typeof meta>

const account = '0x0000000000000000000000000000000000000001'
const place = { account, chainId: 31337, collection: account } as const
const buying: BuyIntent = {
  ...place,
  kind: 'buy',
  marketplace: 'service_marketplace_v2',
  orders: [],
  currency: account,
  maxTotal: '0',
  additionalFees: [],
}
const cancelling: CancelIntent = {
  ...place,
  kind: 'cancel',
  marketplace: 'service_marketplace_v2',
  orderId: '1',
}
const listing: ListIntent = {
  ...place,
  kind: 'list',
  contractType: 'ERC721',
  tokenId: '1',
  quantity: '1',
  currency: account,
  pricePerToken: '1',
  expiry: '1790000000',
}

const editing: EditIntent = {
  ...place,
  kind: 'edit',
  cancel: cancelling,
  list: listing,
  sequence: ['cancel', 'list'],
}

const flow: Omit<TrackedFlow, 'status'> = {
  id: 'one',
  createdAt: 0,
  hashes: [],
  intent: buying,
}

function isNamed({ intent }: TrackedFlow): boolean {
  return intent.kind === 'buy' && intent.orders.length > 0
}

/** Returns the intent with an order of the local world. */
function withOrder(intent: FlowIntent, order: Order): FlowIntent {
  const {
    chainId,
    collectionContractAddress: collection,
    priceAmount: pricePerToken,
    priceCurrencyAddress: currency,
    tokenId = '1',
  } = order
  const cancel = toIntent({ kind: 'cancel', account, chainId, order })
  const sold = { chainId, collection, currency, pricePerToken, tokenId }
  const list = { ...listing, ...sold }
  if (intent.kind === 'cancel') return cancel
  if (intent.kind === 'list') return list
  if (intent.kind === 'edit')
    return { ...intent, chainId, collection, cancel, list }
  return toIntent({ kind: 'buy', account, chainId, order })
}

const one = (flow: TrackedFlow): Story => ({ args: { flows: [flow] } })

export const Resuming = one({ ...flow, status: 'resuming' })

/** The flow continues behind a closed dialog. */
export const Running = one({ ...flow, status: 'running', isHere: true })

/** A wallet prompt is open. */
export const Prompting = one({
  ...flow,
  status: 'running',
  isHere: true,
  isPrompting: true,
})

/** The dialog was closed before the flow ended. */
export const BoughtHere = one({
  ...flow,
  status: 'done',
  isHere: true,
  hashes: [hash],
})

export const Bought = one({ ...flow, status: 'done', hashes: [hash] })

/** A purchase of several cart items. */
export const BoughtSeveral: Story = {
  tags: ['quick'],
  args: {
    flows: [
      {
        ...flow,
        status: 'done',
        isHere: true,
        hashes: [hash],
        missed: [],
        intent: {
          ...buying,
          orders: ['1', '2', '3'].map((tokenId) => ({
            currency: account,
            orderId: tokenId,
            quantity: '1',
            tokenId,
            unitPrice: '1',
          })),
        },
      },
    ],
  },
  play: async () => {
    await screen.findByText('3 items are yours')
  },
}

export const Listed = one({ ...flow, intent: listing, status: 'done' })

export const Failed = one({
  ...flow,
  status: 'failed',
  error: {
    reason: 'reverted',
    recovery: 'retry',
    fundsMoved: 'no',
    message: 'Reverted.',
  },
})

export const Interrupted = one({ ...flow, status: 'interrupted' })

/** The service refused the signed order, which stays valid until it expires. */
export const Refused = one({
  ...flow,
  intent: listing,
  status: 'refused',
  order: {
    orderId: hash,
    book: account,
    collection: account,
    tokenId: '1',
    quantity: '1',
    currency: account,
    unitPrice: '1',
    maker: account,
    endTime: listing.expiry,
  },
})

/** An edit stopped between its parts: the old listing is cancelled. */
export const EditUnlisted = one({
  ...flow,
  intent: editing,
  status: 'interrupted',
  parts: [
    { kind: 'cancel', status: 'done' },
    { kind: 'list', status: 'waiting' },
  ],
})

/** An edit stopped between its parts: both listings are live. */
export const EditBoth = one({
  ...flow,
  intent: { ...editing, sequence: ['list', 'cancel'] },
  status: 'interrupted',
  parts: [
    { kind: 'list', status: 'done' },
    { kind: 'cancel', status: 'waiting' },
  ],
})

export const Unresolved = one({ ...flow, status: 'unresolved' })

/** Before a flow is forgotten, a warning explains the risk. */
export const GiveUp: Story = {
  ...Unresolved,
  play: async () => {
    await press('I didn’t send it')
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Keep tracking' }),
      ).toHaveFocus(),
    )
  },
}

export const Elsewhere = one({ ...flow, status: 'running' })

export const Several: Story = {
  args: {
    flows: [
      { ...flow, status: 'running', isHere: true },
      { ...flow, id: 'two', intent: listing, status: 'unresolved' },
      { ...flow, id: 'three', intent: cancelling, status: 'interrupted' },
    ],
  },
}
