import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { FlowNotices, type FlowStory } from '../src/index.js'
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
        const { listing } = loaded.found?.[index] ?? {}
        if (!listing?.tokenId || flow.intent.orders) return flow
        const { collectionContractAddress: contractAddress, tokenId } = listing
        return { ...flow, intent: { contractAddress, tokenId } }
      })}
    />
  ),
} satisfies Meta<typeof FlowNotices>
export default meta

type Story = StoryObj<typeof meta>

const flow: Omit<FlowStory, 'status'> = {
  id: 'one',
  kind: 'buy',
  account: hash,
  chainId: 31337,
  created: 0,
  hashes: [],
  intent: {},
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
          orders: ['1', '2', '3'].map((tokenId) => ({
            orderId: tokenId,
            quantity: '1',
            tokenId,
          })),
        },
      },
    ],
  },
  play: async () => {
    await screen.findByText('3 items are yours')
  },
}

export const Listed = one({ ...flow, kind: 'list', status: 'done' })

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
      { ...flow, id: 'two', kind: 'list', status: 'unresolved' },
      { ...flow, id: 'three', kind: 'cancel', status: 'interrupted' },
    ],
  },
}
