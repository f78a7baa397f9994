import type { Preview } from '@storybook/react-vite'
import '../src/styles.css'
import '../src/styles/themes/acid.css'
import { Docs } from '../stories/support/Docs.js'
import { withWorld } from '../stories/support/decorators.js'
import { tidyArgTypes } from '../stories/support/tidyArgTypes.js'

/** The TSDoc of a component: prose, then its example as code. */
function describe(component?: {
  __docgenInfo?: { description?: string; tags?: { example?: string } }
}): string {
  const { description = '', tags } = component?.__docgenInfo ?? {}
  const example = tags?.example?.trim()
  return example
    ? [description, '', '```tsx', example, '```'].join('\n')
    : description
}

const widths = { 320: 'Small phone', 390: 'Phone', 768: 'Tablet', 1280: 'Desk' }

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: Docs,
      controls: { sort: 'requiredFirst' },
      extractComponentDescription: describe,
      toc: { headingSelector: 'h2, h3', title: 'States' },
    },
    layout: 'centered',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Demos',
          ['Marketplace', 'Themes'],
          'Components',
          [
            // To browse
            'Marketplace',
            'CollectibleGrid',
            'CollectibleCard',
            'CollectionFilters',
            // In detail
            'CollectibleView',
            'MediaViewer',
            'Media',
            'FloorPrice',
            'Price',
            'ListingsTable',
            'OffersTable',
            // To trade
            'BuyDialog',
            'ListDialog',
            'EditListing',
            'CancelDialog',
            'CartDrawer',
            'Sweep',
            'StepsProgress',
            'FlowNotices',
            'PendingFlows',
            '*',
            // For builders
            'ContractsTable',
            'ContractSourcesTable',
            'AudienceView',
          ],
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
    locale: 'en',
    theme: matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light',
  },
  argTypesEnhancers: [tidyArgTypes],
  decorators: [withWorld],
}

export default preview
