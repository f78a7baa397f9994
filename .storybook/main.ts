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
  }),
}

export default config
