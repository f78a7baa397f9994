import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wall } from './support/Wall.js'

const meta = {
  title: 'Trade/All states',
  component: Wall,
  args: { about: '', globals: {}, title: '', widgets: [] },
  parameters: { layout: 'fullscreen', wallet: 'none' },
  // Not a test: each frame is a story that is tested by itself.
  tags: ['!autodocs', '!test'],
  render: (args, { globals }) => <Wall {...args} globals={globals} />,
} satisfies Meta<typeof Wall>
export default meta

type Story = StoryObj<typeof meta>

export const Buy: Story = {
  args: {
    about:
      'From the first look at the price to the item in the wallet, and everything that can go wrong in between.',
    title: 'Every state of buying',
    widgets: ['Trade/BuyDialog'],
  },
}

export const List: Story = {
  args: {
    about: 'Set a price, sign, and see the listing live.',
    title: 'Every state of listing',
    widgets: ['Trade/ListDialog'],
  },
}

export const ListSeveral: Story = {
  name: 'List several',
  args: {
    about:
      'Several items in one go. Each is signed, and the flow can stop after any of them.',
    title: 'Every state of listing several items',
    widgets: ['Trade/List several'],
  },
}

export const Edit: Story = {
  args: {
    about:
      'An edit is a cancellation and a new listing. Each can stop halfway.',
    title: 'Every state of editing',
    widgets: ['Trade/EditListingDialog'],
  },
}

export const Cancel: Story = {
  args: {
    about: 'One listing, or several one after the other.',
    title: 'Every state of cancelling',
    widgets: ['Trade/CancelDialog'],
  },
}

export const Cart: Story = {
  args: {
    about:
      'Several items in one payment, while prices change and other people buy.',
    title: 'Every state of the cart',
    widgets: ['Trade/CartDrawer', 'Trade/SweepDialog'],
  },
}
