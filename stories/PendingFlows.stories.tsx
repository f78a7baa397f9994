import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { BuyDialog, FlowNotices, PendingFlows } from '../src/index.js'
import { forgetFlows } from './support/forgetFlows.js'
import { leaveBuying } from './support/leaveBuying.js'
import { findCollectibles, fromWorld, inStory } from './support/loaders.js'
import { press } from './support/press.js'

const row = () => screen.findByRole('listitem')

const fromAfar = (back: number) =>
  fromWorld(async () => (await findCollectibles({ currency: 'ETH' })).at(-back))

/**
 * - `FlowNotices` hides while this list is open, because both show the same
 *   trades.
 */
const meta = {
  title: 'Trade/PendingFlows',
  component: PendingFlows,
  // Pending purchases must not be orders that other stories buy.
  loaders: [fromAfar(2)],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args, { loaded }) => (
    <div style={{ display: 'flex', justifyContent: 'end', gap: 16 }}>
      <BuyDialog
        collectible={loaded.found?.metadata}
        collectionName="Emblems"
        order={loaded.found?.listing}
        trigger={
          <button className="mk-button" type="button">
            Buy
          </button>
        }
      />
      <PendingFlows {...args} />
    </div>
  ),
} satisfies Meta<typeof PendingFlows>
export default meta

type Story = StoryObj<typeof meta>

const buyAndLeave = async () => {
  await press('Buy')
  await press(/^Buy for/)
}
const leave = async () => {
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** No flow is pending. */
export const Default: Story = {
  tags: ['quick'],
  name: 'Nothing in progress',
  play: async () => {
    await press(/^Your activity/)
    await screen.findByText('Nothing in progress.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: /^Your activity/ }),
      ).toHaveFocus(),
    )
    await press(/^Your activity/)
  },
}

/** Flows of other stories do not show. */
export const OfAnotherStory: Story = {
  tags: ['!dev', '!autodocs'],
  loaders: [
    fromWorld(async () => {
      const found = (await findCollectibles({ currency: 'ETH' })).at(-4)
      if (found?.listing)
        await leaveBuying('another-story', [found.listing], 'silent')
      return found
    }),
  ],
  beforeEach: () => () => forgetFlows('another-story'),
  play: async () => {
    expect(Object.values(localStorage).join()).toContain('another-story')
    await press(/^Your activity/)
    await screen.findByText('Nothing in progress.')
  },
}

/** Without a wallet, there is a button to connect. */
export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
  play: async () => {
    await press(/^Your activity/)
    await press('Connect wallet')
    await screen.findByText('Nothing in progress.')
  },
}

/**
 * The outcome is unknown: the user checks again, then stops tracking.
 *
 * @example
 * import { PendingFlows } from 'marketkit'
 *
 * <PendingFlows
 *   onView={({ intent }) => 'tokenId' in intent && openItem(intent.tokenId)}
 * />
 */
export const Unresolved: Story = {
  name: 'Outcome unknown',
  args: { onView: () => {} },
  loaders: [fromAfar(3)],
  parameters: { wallet: 'silent' },
  play: async () => {
    await buyAndLeave()
    await screen.findByText(/This may still go through/)
    await leave()
    await press(/1 trade in progress/)
    const told = within(await row())
    await waitFor(() =>
      expect(told.getByRole('button', { name: 'View' })).toBeVisible(),
    )
    await press('Check again', told)
    // The check hides these buttons, and the question, while it runs.
    await press('I didn’t send it', told)
    await waitFor(() =>
      expect(told.getByRole('button', { name: 'Keep tracking' })).toHaveFocus(),
    )
    await press('Keep tracking', told)
  },
}

/**
 * A cart purchase in doubt: its items are named, in one place at a time.
 *
 * @example
 * import { FlowNotices, PendingFlows } from 'marketkit'
 *
 * <>
 *   <PendingFlows />
 *   <FlowNotices />
 * </>
 */
export const Basket: Story = {
  name: 'A cart in doubt',
  loaders: [
    inStory(async (story) => {
      const all = await findCollectibles({ currency: 'ETH' })
      const orders = all.flatMap(({ listing }) => listing ?? [])
      const last = orders.at(-1)
      const book = orders.filter(
        ({ marketplace }) => marketplace === last?.marketplace,
      )
      await leaveBuying(story, book.slice(-8, -4), 'silent')
      return all.at(-1)
    }),
  ],
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  render: (args) => (
    <>
      <PendingFlows {...args} />
      <FlowNotices />
    </>
  ),
  play: async () => {
    const notice = await screen.findByText(/, and 2 more$/)
    await press(/1 trade in progress/)
    await waitFor(() => expect(notice).not.toBeVisible())
    const told = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(told.getByText(/, and 2 more$/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(notice).toBeVisible())
    await press(/1 trade in progress/)
  },
}

/**
 * A purchase continues behind its closed dialog, and waits for the wallet. Must
 * be the last story: no other flow can prompt while its prompt is open.
 */
export const UnderWay: Story = {
  name: 'In progress',
  parameters: { wallet: 'hidden' },
  play: async () => {
    await buyAndLeave()
    await screen.findByRole('button', { name: 'Confirm in wallet…' })
    await leave()
    await press(/1 trade in progress/)
    const told = within(await row())
    await waitFor(() =>
      expect(
        told.getByText('Your wallet may be waiting for your answer.'),
      ).toBeVisible(),
    )
  },
}
