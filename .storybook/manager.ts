import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  layoutCustomisations: {
    // A whole page needs the room, and has nothing to control.
    showPanel: ({ storyId }, shown) => !storyId?.startsWith('demos') && shown,
  },
  theme: create({
    base: 'light',
    brandTitle: 'MarketKit',
    brandUrl: '?path=/docs/welcome--docs',
    brandTarget: '_self',
  }),
})
