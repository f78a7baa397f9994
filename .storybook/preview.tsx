import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { hangLimit } from '../scripts/hangLimit.js'
import '../src/styles.css'
import '../src/styles/themes/acid.css'
import { withWorld } from '../stories/support/decorators.js'
import { Docs } from '../stories/support/docs/Docs.js'
import { DocsPage } from '../stories/support/docs/DocsPage.js'
import { withExample } from '../stories/support/docs/withExample.js'
import { fitFrame } from '../stories/support/fitFrame.js'
import { forgetFlows } from '../stories/support/forgetFlows.js'
import { playgroundPlace } from '../stories/support/playground/inFrame.js'
import { tidyArgTypes } from '../stories/support/tidyArgTypes.js'
import { readOuterTheme } from '../stories/support/useStoryTheme.js'
import { readFramePlace, separateLocks } from '../stories/support/wallFrame.js'
import { endPrompts } from '../stories/support/world.js'

configure({ asyncUtilTimeout: hangLimit })

const place = readFramePlace()
const isInWall = place !== undefined && place !== playgroundPlace
if (isInWall) separateLocks(place)
fitFrame()

const widths = { 320: 'Small phone', 390: 'Phone', 768: 'Tablet', 1280: 'Desk' }

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      // Without this, axe also describes elements that pass: 24 MB in a run of the tests.
      options: { resultTypes: ['violations', 'incomplete'] },
      test: 'error',
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      container: Docs,
      page: DocsPage,
      // Stories show an example instead of their own code.
      source: { language: 'tsx', type: 'code' },
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
    },
    layout: 'centered',
    options: {
      storySort: {
        order: [
          'Playground',
          'Guides',
          'Concepts',
          'Browse',
          [
            'Demo shop',
            'Marketplace',
            'Own items',
            'CollectibleGrid',
            'CollectibleCard',
            'CollectionFilters',
          ],
          'Look closer',
          [
            'CollectibleView',
            'MediaViewer',
            'Media',
            'ListingsTable',
            'OffersTable',
            'FloorPrice',
            'Price',
          ],
          'Trade',
          [
            'All states',
            'BuyDialog',
            'ListDialog',
            'List several',
            'EditListingDialog',
            'CancelDialog',
            'CartDrawer',
            'SweepDialog',
            'StepsProgress',
            'FlowNotices',
            'PendingFlows',
          ],
          'Build',
          ['ContractsTable', 'ContractSourcesTable', 'AudienceView'],
          'Foundations',
          ['Tokens', 'Themes'],
          'Reference',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, name]) => [
          `w${width}`,
          {
            name: `${name}, ${width} px`,
            styles: { width: `${width}px`, height: '100%' },
            type: Number(width) < 700 ? 'mobile' : 'desktop',
          },
        ]),
      ),
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'acid', title: 'Acid', icon: 'lightning' },
          { value: 'auto', title: 'As the system', icon: 'browser' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English', right: 'en' },
          { value: 'de', title: 'Deutsch', right: 'de' },
          { value: 'es', title: 'Español', right: 'es' },
          { value: 'ja', title: '日本語', right: 'ja' },
          { value: 'ar', title: 'العربية', right: 'ar' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    // The check would keep readers of the site waiting. `test-static.ts` turns it on.
    a11y: { manual: import.meta.env.PROD },
    locale: 'en',
    theme: readOuterTheme() ?? 'auto',
  },
  argTypesEnhancers: [tidyArgTypes],
  decorators: [withExample, withWorld],
  beforeEach: () => endPrompts,
  // A frame of a wall starts without the flows of an earlier visit; the playground
  // shows how they recover.
  loaders: [
    ({ id }) => {
      if (isInWall) forgetFlows(id)
    },
  ],
}

export default preview
