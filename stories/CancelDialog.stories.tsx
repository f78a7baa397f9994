import type { Meta, StoryObj } from '@storybook/react-vite'
import { CancelDialog } from '../src/index.js'
import { findCollectible, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Components/CancelDialog',
  component: CancelDialog,
  args: { collectionName: 'Emblems', defaultOpen: true, order: undefined },
  loaders: [fromWorld(findCollectible)],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args, { loaded }) => (
    <CancelDialog
      {...args}
      collectible={loaded.found?.metadata}
      order={loaded.found?.listing}
    />
  ),
} satisfies Meta<typeof CancelDialog>
export default meta

type Story = StoryObj<typeof meta>

export const NotYours: Story = {}

export const Disconnected: Story = { parameters: { wallet: 'none' } }
