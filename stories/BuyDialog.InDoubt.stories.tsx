import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { BuyDialog } from '../src/index.js'
import { forgetApproval } from './support/forgetApproval.js'
import {
  buyNow,
  findCollectible,
  findCollectibles,
  fromWorld,
} from './support/loaders.js'
import { greedyFetch } from './support/lyingService.js'

const press = async (name: string | RegExp) =>
  userEvent.click(
    await screen.findByRole('button', { name }, { timeout: 15_000 }),
  )
const sees = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), {
    timeout: 15_000,
  })

/** A trader whose marketplace contract the app has not been told of. */
const unknownContract = { client: { contracts: {} } }
const greedy = { client: { fetch: greedyFetch } }

const meta = {
  title: 'Components/BuyDialog/In doubt',
  component: BuyDialog,
  args: { collectionName: 'Emblems', defaultOpen: true, order: undefined },
  loaders: [fromWorld(() => findCollectible({ currency: 'ETH' }))],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args, { loaded }) => (
    <BuyDialog
      {...args}
      collectible={loaded.found?.metadata}
      order={loaded.found?.listing}
    />
  ),
} satisfies Meta<typeof BuyDialog>
export default meta

type Story = StoryObj<typeof meta>

/** What cannot be checked is put to the person; the button is the safe way. */
export const Review: Story = {
  parameters: unknownContract,
  play: async () => {
    await press(/^Buy for/)
    await sees('We can’t verify all of this')
    const stop = screen.getByRole('button', { name: 'Stop' })
    await waitFor(() => expect(stop).toHaveFocus())
  },
}

/** The person has stopped it: nothing was asked of the wallet. */
export const Stopped: Story = {
  parameters: unknownContract,
  play: async () => {
    await press(/^Buy for/)
    await press('Stop')
    await sees('You stopped before anything was sent.')
  },
}

/** A service that lies: it is refused, and the wallet stays shut. */
export const Refused: Story = {
  parameters: greedy,
  play: async () => {
    await press(/^Buy for/)
    await sees(/something different from what you agreed to/)
  },
}

/** The wallet failed, and may have sent it all the same. */
export const Unsure: Story = {
  parameters: { wallet: 'silent' },
  play: async () => {
    await press(/^Buy for/)
    await sees(/It may still go through/)
  },
}

/** Looked at again, nobody can tell. */
export const Unresolved: Story = {
  parameters: { wallet: 'silent' },
  play: async () => {
    await press(/^Buy for/)
    await press('Check again')
    await sees(/we can’t tell how it ended/)
  },
}

/** Before the wallet is asked again, the person is told what may come of it. */
export const Consent: Story = {
  parameters: { wallet: 'silent' },
  play: async () => {
    await press(/^Buy for/)
    await press('Send the request again')
    const keep = await screen.findByRole('button', { name: 'Don’t send again' })
    await waitFor(() => expect(keep).toHaveFocus())
  },
}

/** The approval went through, the purchase was declined. */
export const ApprovalStays: Story = {
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
  parameters: { wallet: 'wavering' },
  beforeEach: async () => {
    await forgetApproval('USDC')
    return () => forgetApproval('USDC')
  },
  play: async () => {
    await press('Approve USDC')
    await sees(/Your approval stays and is used next time/)
  },
}

/** The wallet shows nothing; after 20 seconds the person is told to look. */
export const LongWait: Story = {
  // What it leaves under way is not what the others buy.
  loaders: [
    fromWorld(async () => (await findCollectibles({ currency: 'ETH' })).at(-1)),
  ],
  parameters: { wallet: 'hidden' },
  // It takes as long as it says.
  tags: ['!test'],
  play: async () => {
    await press(/^Buy for/)
    await waitFor(
      () => expect(screen.getByText(/may be hiding the request/)).toBeVisible(),
      { timeout: 40_000 },
    )
  },
}

/** It was bought elsewhere, by the same account. */
export const OwnPurchase: Story = {
  loaders: [fromWorld(() => buyNow({ currency: 'ETH' }))],
  play: () => sees('You own it now.'),
}
