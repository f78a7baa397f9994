import { readFileSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { siteFolder, writeSite } from '../scripts/site/writeSite.js'
import { firstView } from '../scripts/static/firstView.js'
import { staticWorldPlugin } from '../scripts/static/staticWorldPlugin.js'
import { worldPlugin } from '../scripts/worldPlugin.js'

writeSite()

/** Whether a build has a world of its own. */
const hasWorld = !process.env.STORYBOOK_MARKETKIT_SERVICE

const config: StorybookConfig = {
  stories: [
    '../stories/**/*.stories.tsx',
    '../stories/**/*.mdx',
    `../${siteFolder}/pages/**/*.mdx`,
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  staticDirs: (_, { configType }) => [
    { from: '../stories/support/fonts', to: '/fonts' },
    // Links between documents are relative, and work on the site too. The dev server has
    // the files of the repository itself; a static file would replace the module.
    ...(configType === 'PRODUCTION' ? [{ from: '../docs', to: '/docs' }] : []),
    `../${siteFolder}/static`,
  ],
  // The manager's theme is made of the tokens, in the font of the stories.
  managerHead: (head, { configType }) => `${head ?? ''}
<style>
@font-face {
  font-family: Geist;
  font-weight: 100 900;
  src: url("./fonts/geist.woff2") format("woff2");
}
${readFileSync('src/styles/tokens.css', 'utf8')}
</style>${configType === 'PRODUCTION' && hasWorld ? firstView() : ''}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Reads the properties of components, which tests have no need of.
  typescript: process.env.VITEST
    ? { reactDocgen: false }
    : {
        reactDocgen: 'react-docgen-typescript',
        reactDocgenTypescriptOptions: {
          include: ['src/components/**/*.tsx'],
          // Those of ours, not those that every element has.
          propFilter: ({ parent, declarations }) =>
            !(declarations ?? (parent ? [parent] : [])).some(({ fileName }) =>
              fileName.includes('node_modules'),
            ),
          shouldExtractLiteralValuesFromEnum: true,
          shouldRemoveUndefinedFromOptional: true,
          tsconfigPath: 'tsconfig.json',
        },
      },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
      // Vite finds it late, and would reload the tests.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'storybook/internal/core-events',
      ],
    },
    build: { ...vite.build, lib: undefined, rolldownOptions: undefined },
    plugins: [...(vite.plugins ?? []), worldPlugin(), staticWorldPlugin()],
    worker: { ...vite.worker, format: 'es' },
  }),
}

export default config
