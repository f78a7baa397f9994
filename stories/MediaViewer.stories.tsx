import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { MediaViewer } from '../src/index.js'
import { hostileMetadata } from '../test/components/hostileMetadata.js'
import { findCollectible, fromWorld } from './support/loaders.js'
import { silence } from './support/silence.js'

/**
 * - Web pages among the media run in a sandbox without scripts. Allow `scripts`
 *   only if your collection needs them.
 */
const meta = {
  title: 'Look closer/MediaViewer',
  component: MediaViewer,
  args: {
    metadata: { name: 'An emblem' },
    style: { width: 'min(320px, 100vw - 64px)' },
  },
  loaders: [fromWorld(() => findCollectible())],
  render: (args, { loaded }) => (
    <MediaViewer
      {...args}
      metadata={{ ...loaded.found?.metadata, ...args.metadata }}
    />
  ),
} satisfies Meta<typeof MediaViewer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['quick'],
  args: { metadata: {} },
  async play({ canvas, userEvent }) {
    const enlarge = await canvas.findByRole('button', { name: 'Enlarge' })
    await userEvent.click(enlarge)
    const full = await canvas.findByRole('dialog')
    await userEvent.click(within(full).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(full).not.toHaveAttribute('open'))
    await expect(enlarge).toHaveFocus()
  },
}

export const Sound: Story = {
  name: 'Audio',
  args: { metadata: { audio: silence } },
}

export const SeveralFiles: Story = {
  args: {
    metadata: {
      animationUrl: 'https://broken.invalid/scene.glb',
      audio: silence,
      name: 'A set',
    },
  },
}

/** Its script tries to access this page, but runs in a sandbox. */
export const Page: Story = {
  name: 'A web page',
  args: { metadata: hostileMetadata['a page'] ?? {} },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Open page here' }),
    )
    const frame = canvasElement.querySelector('iframe')
    await new Promise((resolve) => {
      frame?.addEventListener('load', resolve, { once: true })
      setTimeout(resolve, 2000)
    })
    await expect('hacked' in window).toBe(false)
  },
}

export const Broken: Story = {
  args: { metadata: { assets: [], image: 'https://broken.invalid/x.png' } },
}

export const Nothing: Story = {
  name: 'No media',
  render: () => <MediaViewer metadata={{}} />,
}
