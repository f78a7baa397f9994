import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OffersTable } from '../src/index.js'
import { findBusiest } from './support/findBusiest.js'
import { fromWorld } from './support/loaders.js'

/**
 * - The service can't create or accept offers. Without `onMakeOffer` and
 *   `onAcceptOffer` there are no buttons.
 */
const meta = {
  title: 'Look closer/OffersTable',
  component: OffersTable,
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000000',
    onCancel: fn(),
    tokenId: '0',
  },
  parameters: { layout: 'padded' },
  loaders: [fromWorld(() => findBusiest('offer'))],
  render: (args, { loaded }) => <OffersTable {...args} {...loaded.found} />,
} satisfies Meta<typeof OffersTable>
export default meta

type Story = StoryObj<typeof meta>

/** The service can't create or accept offers: there are no buttons for it. */
export const Default: Story = { tags: ['quick'] }

/**
 * An app with its own offer actions, as the owner sees them.
 *
 * @example
 * import { OffersTable } from 'marketkit'
 *
 * <OffersTable
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   onAcceptOffer={(offer) => setOrder(offer)}
 *   owned
 *   tokenId="7"
 * />
 */
export const Accepting: Story = {
  name: 'You can accept',
  args: { onAcceptOffer: fn(), owned: true },
}

/**
 * @example
 * import { OffersTable } from 'marketkit'
 *
 * <OffersTable
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   onMakeOffer={() => openItem('7')}
 *   tokenId="7"
 * />
 */
export const Phone: Story = {
  name: 'On a phone',
  args: { onMakeOffer: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
}
