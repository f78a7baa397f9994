import type { Meta, StoryObj } from '@storybook/react-vite'
import { useGlobals } from 'storybook/preview-api'
import { Shop } from './demo/Shop.js'
import { fromWorld } from './support/loaders.js'
import { loadWorld } from './support/world.js'

const meta = {
  title: 'Demos/Marketplace',
  parameters: { layout: 'fullscreen', wallet: 'injected' },
  tags: ['!autodocs'],
  loaders: [fromWorld(async () => (await loadWorld()).info)],
  render: (_, { globals, loaded }) => {
    const [, setGlobals] = useGlobals()
    const theme = globals.theme === 'dark' ? 'light' : 'dark'
    return (
      loaded.found && (
        <Shop info={loaded.found} onTheme={() => setGlobals({ theme })} />
      )
    )
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
