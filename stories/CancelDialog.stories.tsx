import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { CancelDialog } from '../src/index.js'
import { forgetFlows } from './support/forgetFlows.js'
import {
  findCollectible,
  findOwnListing,
  fromWorld,
} from './support/loaders.js'

const meta = {
  title: 'Components/CancelDialog',
  component: CancelDialog,
  args: { collectionName: 'Emblems', defaultOpen: true, order: undefined },
  loaders: [fromWorld(findOwnListing)],
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

export const Default: Story = {}

export const Cancelled: Story = {
  play: async () => {
    const button = { name: 'Cancel listing' }
    await userEvent.click(await screen.findByRole('button', button))
    await expect(
      await screen.findByText(/is no longer listed/, {}, { timeout: 15_000 }),
    ).toBeVisible()
  },
}

/** The wallet failed, and may have sent it all the same. */
export const Unsure: Story = {
  parameters: { wallet: 'silent' },
  beforeEach: () => forgetFlows,
  play: async () => {
    const button = { name: 'Cancel listing' }
    await userEvent.click(await screen.findByRole('button', button))
    await expect(
      await screen.findByRole('button', { name: 'Check again' }),
    ).toBeVisible()
  },
}

export const NotYours: Story = { loaders: [fromWorld(findCollectible)] }

export const Disconnected: Story = { parameters: { wallet: 'none' } }
