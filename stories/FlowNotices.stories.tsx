import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import {
  type BuyIntent,
  type FlowIntent,
  type FlowKind,
  type ListIntent,
  toBuyIntent,
  toCancelIntent,
} from '../src/core.js'
import { FlowNotices, type FlowStory, type Order } from '../src/index.js'
import { findCollectibles, fromWorld } from './support/loaders.js'

const hash = `0x${'5c'.repeat(32)}` as const

const meta = {
  title: 'Components/FlowNotices',
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
        return { ...flow, intent: intentOf(flow.intent.kind, order) }
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
const cancelling: FlowIntent = {
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

const flow: Omit<FlowStory, 'status'> = {
  id: 'one',
  createdAt: 0,
  hashes: [],
  intent: buying,
}

function isNamed({ intent }: FlowStory): boolean {
  return intent.kind === 'buy' && intent.orders.length > 0
}

/** The same for an order of the world. */
function intentOf(kind: FlowKind, order: Order): FlowIntent {
  const {
    chainId,
    collectionContractAddress: collection,
    tokenId = '1',
  } = order
  if (kind === 'cancel') return toCancelIntent({ account, chainId, order })
  if (kind === 'list') return { ...listing, chainId, collection, tokenId }
  return toBuyIntent({ account, chainId, items: [{ order }] })
}

const one = (flow: FlowStory): Story => ({ args: { flows: [flow] } })

export const Settling = one({ ...flow, status: 'settling' })

/** It goes on behind a closed dialog. */
export const Running = one({ ...flow, status: 'running', isHere: true })

/** The wallet shows a request. */
export const Prompting = one({
  ...flow,
  status: 'running',
  isHere: true,
  isPrompting: true,
})

/** Its dialog was closed before it came to its end. */
export const BoughtHere = one({
  ...flow,
  status: 'done',
  isHere: true,
  hashes: [hash],
})

export const Bought = one({ ...flow, status: 'done', hashes: [hash] })

/** What was in a cart, bought at once. */
export const BoughtSeveral: Story = {
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

export const Unresolved = one({ ...flow, status: 'unresolved' })

/** Before it is forgotten the person is told what that means. */
export const GiveUp: Story = {
  ...Unresolved,
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'It was never sent' }),
    )
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    await expect(keep).toHaveFocus()
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
