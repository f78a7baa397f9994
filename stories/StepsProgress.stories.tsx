import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepsProgress } from '../src/index.js'

const hash = `0x${'5c'.repeat(32)}` as const
const approval = { index: 0, kind: 'transaction', id: 'tokenApproval' } as const
const buy = { index: 1, kind: 'transaction', id: 'buy' } as const

/**
 * - It shows steps, but doesn't carry them out. Pass `progress.steps` of a hook
 *   such as `useBuy`.
 */
const meta = {
  title: 'Trade/StepsProgress',
  component: StepsProgress,
  args: {
    chainId: 31337,
    subject: 'USDC',
    steps: [
      { ...approval, status: 'waiting' },
      { ...buy, status: 'waiting' },
    ],
    style: { width: 'min(360px, 100vw - 64px)' },
  },
} satisfies Meta<typeof StepsProgress>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = { tags: ['quick'] }

export const Prompting: Story = {
  name: 'Wallet asks',
  args: {
    steps: [
      { ...approval, status: 'prompting' },
      { ...buy, status: 'waiting' },
    ],
  },
}

export const Confirming: Story = {
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      { ...buy, status: 'confirming', hash },
    ],
  },
}

export const Declined: Story = {
  name: 'Rejected',
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      {
        ...buy,
        status: 'failed',
        error: {
          reason: 'rejected',
          recovery: 'retry',
          fundsMoved: 'no',
          message: 'Rejected.',
        },
      },
    ],
  },
}

export const Reverted: Story = {
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      {
        ...buy,
        status: 'failed',
        hash,
        error: {
          reason: 'reverted',
          recovery: 'retry',
          fundsMoved: 'no',
          message: 'Reverted.',
        },
      },
    ],
  },
}

/** The wallet shows both as one prompt. */
export const Bundled: Story = {
  name: 'Two steps, one prompt',
  args: {
    steps: [
      { ...approval, bundled: true, status: 'prompting' },
      { ...buy, bundled: true, status: 'prompting' },
    ],
  },
}

export const BundleConfirming: Story = {
  name: 'Two steps, confirming',
  args: {
    steps: [
      { ...approval, bundled: true, status: 'confirming', hash },
      { ...buy, bundled: true, status: 'confirming', hash },
    ],
  },
}

/** The user sped the transaction up. */
export const SpedUp: Story = {
  name: 'Sped up',
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      { ...buy, status: 'confirming', hash, repriced: true },
    ],
  },
}

/** A smart account collects confirmations. */
export const Queued: Story = {
  name: 'Waiting for signatures',
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      { ...buy, status: 'queued', hash },
    ],
  },
}

export const Replaced: Story = {
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      {
        ...buy,
        status: 'failed',
        hash,
        error: {
          reason: 'replaced',
          recovery: 'check',
          fundsMoved: 'maybe',
          message: 'Replaced.',
        },
      },
    ],
  },
}

export const Done: Story = {
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      { ...buy, status: 'done', hash },
    ],
  },
}
