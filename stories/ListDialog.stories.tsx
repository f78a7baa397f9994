import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ListDialog } from '../src/index.js'
import {
  findCollectible,
  findCollection,
  fromWorld,
} from './support/loaders.js'

const owned = (contractType: 'ERC721' | 'ERC1155') =>
  fromWorld(async () => {
    const { metadata } = await findCollectible({
      collection: contractType,
      ownedBy: 0,
    })
    const { collectionName, ...collection } = await findCollection(contractType)
    const item = { ...collection, contractType, tokenId: metadata.tokenId }
    return { collectible: metadata, collectionName, item }
  })

const meta = {
  title: 'Components/ListDialog',
  component: ListDialog,
  args: { defaultOpen: true, item: undefined },
  loaders: [owned('ERC721')],
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  render: (args, { loaded }) => <ListDialog {...args} {...loaded.found} />,
} satisfies Meta<typeof ListDialog>
export default meta

type Story = StoryObj<typeof meta>

const typePrice =
  (price: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByLabelText(/^Price/), price)
  }

export const Default: Story = {}

export const WithPrice: Story = { play: typePrice('0.75') }

export const WrongPrice: Story = { play: typePrice('1.2.3') }

export const SeveralPieces: Story = {
  loaders: [owned('ERC1155')],
  play: typePrice('0.1'),
}

/** The listing is for a contract that the app has not been told of. */
export const Refused: Story = {
  parameters: { client: { contracts: {} } },
  play: async (context) => {
    await typePrice('0.75')?.(context)
    const action = await screen.findByRole(
      'button',
      { name: /^(Approve|List for)/ },
      { timeout: 15_000 },
    )
    await userEvent.click(action)
    await waitFor(
      () =>
        expect(
          screen.getByText(/something else than you agreed to/),
        ).toBeVisible(),
      { timeout: 15_000 },
    )
  },
}

export const Disconnected: Story = { parameters: { wallet: 'none' } }
