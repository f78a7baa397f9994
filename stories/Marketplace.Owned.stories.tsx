import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Marketplace } from '../src/index.js'
import { findCollection, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Browse/Own items',
  component: Marketplace,
  parameters: { layout: 'fullscreen' },
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000001',
    header: null,
    pageSize: 12,
    style: { padding: '0 24px 48px' },
    url: 'memory',
  },
  loaders: [fromWorld(findCollection)],
  render: (args, { loaded }) => <Marketplace {...args} {...loaded.found} />,
} satisfies Meta<typeof Marketplace>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

async function openOwned(canvas: Canvas) {
  await userEvent.click(await canvas.findByLabelText('Owned'))
  return within(await canvas.findByRole('region', { name: 'Your items' }))
}

/** The account's items, and their value at the floor. */
export const Summary: Story = {
  play: async ({ canvas }) => {
    const summary = await openOwned(canvas)
    await summary.findByText('Value at floor')
    summary.getByText('Listed')
    summary.getByText('Not listed')
  },
}

/** Only items that the account doesn't sell. */
export const Unlisted: Story = {
  play: async ({ canvas }) => {
    await openOwned(canvas)
    await userEvent.click(canvas.getByLabelText('Unlisted'))
    await waitFor(() => {
      expect(canvas.getAllByRole('article').length).toBeGreaterThan(0)
      expect(canvas.queryByText('Your listing')).toBe(null)
    })
  },
}
