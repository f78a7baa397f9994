import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepsProgress } from '../src/index.js'

const hash = `0x${'5c'.repeat(32)}` as const
const approval = { index: 0, kind: 'transaction', id: 'tokenApproval' } as const
const buy = { index: 1, kind: 'transaction', id: 'buy' } as const

const meta = {
  title: 'Components/StepsProgress',
  component: StepsProgress,
  args: {
    chainId: 31337,
    subject: 'USDC',
    steps: [
      { ...approval, status: 'waiting' },
      { ...buy, status: 'waiting' },
    ],
    style: { width: 360 },
  },
} satisfies Meta<typeof StepsProgress>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Prompting: Story = {
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
  args: {
    steps: [
      { ...approval, status: 'done', hash },
      {
        ...buy,
        status: 'failed',
        error: { reason: 'rejected', fundsMoved: 'no', message: 'Rejected.' },
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
        error: { reason: 'reverted', fundsMoved: 'no', message: 'Reverted.' },
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
