import type { Decorator } from '@storybook/react-vite'
import { emitTransformCode, useEffect } from 'storybook/preview-api'
import { readExample } from './readExample.js'

/** Shows the story's example in the panel “Code”, and below the story in the docs. */
export const withExample: Decorator = (Story, context) => {
  useEffect(() => {
    const example = readExample(context)
    if (example) emitTransformCode(example, context)
  })
  return Story()
}
