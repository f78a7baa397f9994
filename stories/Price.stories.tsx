import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '../src/index.js'

/**
 * - `amount` is a string in the currency's smallest unit. Never convert it to a
 *   number before.
 * - Zero reads as “0 ETH”. Set `free` where zero means that something costs
 *   nothing.
 */
const meta = {
  title: 'Look closer/Price',
  component: Price,
  args: {
    amount: '500000000000000000',
    currency: { symbol: 'ETH', decimals: 18 },
  },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

/**
 * @example
 * import { Price } from 'marketkit'
 *
 * <Price
 *   amount="500000000000000000"
 *   currency={{ symbol: 'ETH', decimals: 18 }}
 *   usd={1250}
 * />
 */
export const WithDollars: Story = { name: 'With dollars', args: { usd: 1_250 } }

export const Token: Story = {
  args: { amount: '1234500000', currency: { symbol: 'USDC', decimals: 6 } },
}

export const Tiny: Story = { args: { amount: '42' } }

export const Huge: Story = { args: { amount: `${'9'.repeat(31)}` } }

/**
 * @example
 * import { Price } from 'marketkit'
 *
 * <Price
 *   amount="123456789012345678"
 *   currency={{ symbol: 'ETH', decimals: 18 }}
 *   exact
 * />
 */
export const Exact: Story = {
  args: { amount: '123456789012345678', exact: true },
}

/**
 * @example
 * import { Price } from 'marketkit'
 *
 * <Price amount="0" currency={{ symbol: 'ETH', decimals: 18 }} />
 */
export const Free: Story = { name: 'Zero', args: { amount: '0' } }

/**
 * The tooltip describes the wrapped price.
 *
 * @example
 * import { Price } from 'marketkit'
 *
 * <Price
 *   amount="500000000000000000"
 *   currency={{ symbol: 'WETH', decimals: 18, wraps: 'ETH' }}
 * />
 */
export const Wrapped: Story = {
  args: { currency: { symbol: 'WETH', decimals: 18, wraps: 'ETH' } },
}

/**
 * Less than a cent.
 *
 * @example
 * import { Price } from 'marketkit'
 *
 * <Price
 *   amount="42"
 *   currency={{ symbol: 'ETH', decimals: 18 }}
 *   usd={0.0001}
 * />
 */
export const FewDollars: Story = {
  name: 'Less than a cent',
  args: { amount: '42', usd: 0.000_1 },
}
