import { expect, test } from 'vitest'
import { checkTypes } from './checkTypes.js'
import { pageBlocks, sourceBlocks } from './codeBlocks.js'

test('default: code examples in the docs, in TSDoc and in stories type-check', async () => {
  const blocks = [
    ...pageBlocks(),
    ...sourceBlocks('src'),
    ...sourceBlocks('stories'),
  ]
  expect(blocks.length).toBeGreaterThan(100)
  expect(await checkTypes(blocks)).toEqual([])
})
