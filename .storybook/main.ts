import type { StorybookConfig } from '@storybook/react-vite'
import { worldPlugin } from '../scripts/worldPlugin.js'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, lib: undefined, rolldownOptions: undefined },
    plugins: [...(vite.plugins ?? []), worldPlugin()],
    // A page under test must not load again because a file was saved.
    ...(process.env.MARKETKIT_STILL && {
      server: { ...vite.server, hmr: false, watch: null },
    }),
  }),
}

export default config
