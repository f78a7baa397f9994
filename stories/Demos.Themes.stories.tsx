import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { CollectibleOrder } from '../src/core.js'
import {
  BuyDialog,
  CollectibleCard,
  MarketKitProvider,
  useMarketKit,
} from '../src/index.js'
import './demo/themes.css'
import { findCollectibles, fromWorld } from './support/loaders.js'

const words = {
  light: 'Paper white, hairlines, one calm accent.',
  dark: 'Dark surfaces that get lighter as they rise.',
  acid: 'Bold: black background, hard edges, one loud color.',
}

/** A part of the page with its own theme. */
function Half(props: {
  collectible: CollectibleOrder
  theme: keyof typeof words
}) {
  const { collectible, theme } = props
  const [isOpen, setOpen] = useState(false)
  const { client, currencies } = useMarketKit()
  return (
    <MarketKitProvider client={client} currencies={currencies} theme={theme}>
      <section aria-label={theme} className="theme">
        <h2>{theme}</h2>
        <p>{words[theme]}</p>
        <CollectibleCard
          collectible={collectible}
          collectionName="Emblems"
          onAction={() => setOpen(true)}
          onOpen={() => setOpen(true)}
        />
        <div className="swatches">
          {['accent', 'success', 'warning', 'danger', 'ink'].map((name) => (
            <i key={name} style={{ background: `var(--mk-${name})` }} />
          ))}
        </div>
      </section>
      <BuyDialog
        collectible={collectible.metadata}
        collectionName="Emblems"
        onOpenChange={setOpen}
        open={isOpen}
        order={collectible.listing}
      />
    </MarketKitProvider>
  )
}

const meta = {
  title: 'Foundations/Themes',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  loaders: [fromWorld(() => findCollectibles({ currency: 'ETH' }))],
  render: (_, { loaded }) => (
    <div className="themes">
      {(['light', 'dark', 'acid'] as const).map((theme, place) => {
        const collectible: CollectibleOrder | undefined = loaded.found?.[place]
        return (
          collectible && (
            <Half collectible={collectible} key={theme} theme={theme} />
          )
        )
      })}
    </div>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/**
 * Three themes on one page; a dialog has the theme of its trigger.
 *
 * @example
 * import { BuyDialog, MarketKitProvider } from 'marketkit'
 * import 'marketkit/styles.css'
 * import 'marketkit/themes/acid.css'
 *
 * <MarketKitProvider client={client} theme="acid">
 *   <BuyDialog order={order} trigger={<button>Buy</button>} />
 * </MarketKitProvider>
 */
export const Default: Story = {
  name: 'Light, dark, acid',
  play: async ({ canvas }) => {
    for (const theme of ['light', 'dark', 'acid']) {
      const half = await canvas.findByRole('region', { name: theme })
      const ground = getComputedStyle(half).getPropertyValue('--mk-accent')
      const card = within(half).getByRole('article')
      await userEvent.click(within(card).getByRole('button', { name: /^Buy/ }))
      const dialog = await screen.findByRole('dialog')
      await expect(dialog.closest('[data-mk-theme]')).toHaveAttribute(
        'data-mk-theme',
        theme,
      )
      await expect(
        getComputedStyle(dialog).getPropertyValue('--mk-accent'),
      ).toBe(ground)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}
