import type { Meta, StoryObj } from '@storybook/react-vite'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect, userEvent, within } from 'storybook/test'
import { Shop } from './demo/Shop.js'
import { fromWorld } from './support/loaders.js'
import { isDark } from './support/themes.js'
import { loadWorld } from './support/world.js'

const meta = {
  id: 'demos-marketplace',
  title: 'Browse/Demo shop',
  parameters: { layout: 'fullscreen', wallet: 'injected' },
  tags: ['!autodocs'],
  loaders: [fromWorld(async () => (await loadWorld()).info)],
  render: (_, { globals, loaded }) => {
    const theme = isDark(globals.theme) ? 'light' : 'dark'
    return (
      loaded.found && (
        <Shop info={loaded.found} onTheme={() => changeTheme(theme)} />
      )
    )
  },
} satisfies Meta
export default meta

/** Storybook's `useGlobals` fails in a render that React repeats later. */
function changeTheme(theme: string): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme } })
}

type Story = StoryObj<typeof meta>

/**
 * @example
 * import { FlowNotices, Marketplace } from 'marketkit'
 *
 * <>
 *   <Marketplace
 *     actions={['buy', 'addToCart', 'list', 'cancel', 'edit']}
 *     chainId={137}
 *     collectionName="Emblems"
 *     contractAddress={contractAddress}
 *     notices={null}
 *   />
 *   <FlowNotices />
 * </>
 */
export const Default: Story = {
  tags: ['quick'],
  name: 'Shop',
}

/**
 * The items that the account owns in a collection, with their value at the floor.
 *
 * @example
 * import { Marketplace } from 'marketkit'
 *
 * // At an address that ends with ?owner=mine
 * <Marketplace
 *   actions={['list', 'edit', 'cancel']}
 *   chainId={137}
 *   collectionName="Emblems"
 *   contractAddress={contractAddress}
 * />
 */
export const Mine: Story = {
  name: 'Your items',
  parameters: { wallet: 'connected' },
  async play({ canvas, canvasElement }) {
    const before = location.href
    const mine = await canvas.findByRole('button', { name: 'Mine' })
    await userEvent.click(mine)
    await canvas.findByRole('region', { name: 'Your items' })
    const [card] = await canvas.findAllByRole('article')
    const name = card?.getAttribute('aria-label') ?? ''
    await userEvent.click(await canvas.findByRole('link', { name }))
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name,
    })
    await expect(location.search).toContain('item=')
    history.replaceState(null, '', before)
  },
}
