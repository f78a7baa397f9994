import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { BuyDialog } from '../src/index.js'
import { forgetApproval } from './support/forgetApproval.js'
import {
  buyNow,
  findCollectible,
  findCollectibles,
  fromWorld,
} from './support/loaders.js'
import { greedyFetch } from './support/lyingService.js'
import { press } from './support/press.js'

const expectText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())
const expectFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

/** The app's configuration doesn't name the marketplace contract. */
const unknownContract = { client: { contracts: {} } }
const greedy = { client: { fetch: greedyFetch } }

const meta = {
  title: 'Trade/BuyDialog',
  component: BuyDialog,
  args: { collectionName: 'Emblems', defaultOpen: true, order: undefined },
  loaders: [fromWorld(() => findCollectible({ currency: 'ETH' }))],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  // The page of `BuyDialog` is written from its other stories.
  tags: ['!autodocs'],
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

/** The dialog asks about unknown findings; its main button is the safe one. */
export const Review: Story = {
  name: 'Not everything verified',
  parameters: unknownContract,
  play: async () => {
    await press(/^Buy for/)
    await expectText('We can’t verify all of this')
    await expectFocus('Stop')
  },
}

/** The user stopped the purchase: the wallet wasn't opened. */
export const Stopped: Story = {
  name: 'Stopped in time',
  parameters: unknownContract,
  play: async () => {
    await press(/^Buy for/)
    await press('Stop')
    await expectText('You stopped this request.')
  },
}

/** The guard refuses a manipulated quote, and the wallet doesn't open. */
export const Refused: Story = {
  name: 'Not what was agreed',
  parameters: greedy,
  play: async () => {
    await press(/^Buy for/)
    await expectText(/something different from what you agreed to/)
  },
}

/** The wallet failed, but may have sent the transaction. */
export const Unsure: Story = {
  name: 'May still go through',
  parameters: { wallet: 'silent' },
  play: async () => {
    await press(/^Buy for/)
    await expectText(/This may still go through/)
  },
}

/** After another check, the outcome is still unknown. */
export const Unresolved: Story = {
  name: 'Still unknown',
  parameters: { wallet: 'silent' },
  play: async () => {
    await press(/^Buy for/)
    await press('Check again')
    await expectText(/we can’t tell how it ended/)
  },
}

/** Before the wallet opens again, the dialog warns about paying twice. */
export const Consent: Story = {
  name: 'Before sending again',
  parameters: { wallet: 'silent' },
  play: async () => {
    await press(/^Buy for/)
    await press('Send request again')
    await expectFocus('Don’t send again')
  },
}

/** The approval went through, the purchase was declined. */
export const ApprovalStays: Story = {
  name: 'Rejected after the approval',
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
  parameters: { wallet: 'wavering' },
  beforeEach: async () => {
    await forgetApproval('USDC')
    return () => forgetApproval('USDC')
  },
  play: async () => {
    await press('Approve USDC')
    await expectText(/your approval stays for next time/)
  },
}

/**
 * The wallet shows nothing; after 20 seconds the dialog asks the user to open
 * it.
 */
export const LongWait: Story = {
  name: 'Wallet hides the request',
  // The pending purchase must not be an order that other stories buy.
  loaders: [
    fromWorld(async () => (await findCollectibles({ currency: 'ETH' })).at(-1)),
  ],
  parameters: { wallet: 'hidden' },
  // The notice appears after 20 seconds.
  tags: ['!test'],
  play: async () => {
    await press(/^Buy for/)
    await waitFor(() =>
      expect(screen.getByText(/may be hiding the request/)).toBeVisible(),
    )
  },
}

/** The same account bought the item elsewhere. */
export const OwnPurchase: Story = {
  name: 'Bought elsewhere',
  loaders: [fromWorld(() => buyNow({ currency: 'ETH' }))],
  play: () => expectText('You own this now.'),
}
