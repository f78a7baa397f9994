import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CollectibleOrder } from '../src/core.js'
import { Media } from '../src/index.js'
import { findCollectible, fromWorld } from './support/loaders.js'

/**
 * - Only `https`, `http`, `data:image`, `ipfs` and `ar` addresses load. Others
 *   show the fallback.
 * - `ipfs://` and `ar://` need gateways. Set them once, on the provider.
 */
const meta = {
  title: 'Look closer/Media',
  component: Media,
  args: { alt: 'An emblem', style: { width: 240, borderRadius: 16 } },
  loaders: [fromWorld(findCollectible)],
  render: (args, { loaded }) => {
    const { metadata }: CollectibleOrder = loaded.found
    return (
      <Media color={metadata.backgroundColor} src={metadata.image} {...args} />
    )
  },
} satisfies Meta<typeof Media>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

/**
 * @example
 * import { Media } from 'marketkit'
 *
 * <Media
 *   alt={metadata.name ?? ''}
 *   color={metadata.backgroundColor}
 *   src={metadata.image}
 * />
 */
export const Loading: Story = {
  args: { src: 'http://192.0.2.1/never.png', color: '4338ca' },
}

export const Broken: Story = { args: { src: 'https://broken.invalid/x.png' } }

export const Refused: Story = {
  name: 'Unsafe address',
  args: { src: 'javascript:alert(1)' },
}

export const InlineSVG: Story = {
  name: 'SVG in the metadata',
  args: {
    src: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#4338ca"/><circle cx="5" cy="5" r="3" fill="#fde68a"/></svg>',
  },
}
