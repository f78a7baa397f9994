import type { Preview } from '@storybook/react-vite'
import '../src/styles.css'
import { withWorld } from '../stories/support/decorators.js'

/** The TSDoc of a component: prose, then its example as code. */
function describe(component?: {
  __docgenInfo?: { description?: string }
}): string {
  const text = component?.__docgenInfo?.description ?? ''
  const [prose = '', example] = text.split('@example')
  return example ? `${prose}\n\`\`\`tsx\n${example.trim()}\n\`\`\`` : prose
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { extractComponentDescription: describe },
    layout: 'centered',
    options: {
      storySort: { order: ['Demos', ['Marketplace'], 'Components'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: ['light', 'dark', 'auto'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light',
  },
  decorators: [withWorld],
}

export default preview
