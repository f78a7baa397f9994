import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '../src/index.js'

const meta = {
  title: 'Components/Price',
  component: Price,
  args: {
    amount: '500000000000000000',
    currency: { symbol: 'ETH', decimals: 18 },
  },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithDollars: Story = { args: { usd: 1_250 } }

export const Token: Story = {
  args: { amount: '1234500000', currency: { symbol: 'USDC', decimals: 6 } },
}

export const Tiny: Story = { args: { amount: '42' } }

export const Huge: Story = { args: { amount: `${'9'.repeat(31)}` } }

export const Exact: Story = {
  args: { amount: '123456789012345678', exact: true },
}

export const Free: Story = { args: { amount: '0' } }

/** The tooltip describes the wrapped price. */
export const Wrapped: Story = {
  args: { currency: { symbol: 'WETH', decimals: 18, wraps: 'ETH' } },
}

/** Less than a cent. */
export const FewDollars: Story = { args: { amount: '42', usd: 0.000_1 } }
