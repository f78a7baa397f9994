import { plural } from './plural.js'

type Count = number | bigint

export const listings = (count: Count) =>
  plural('en', count, { one: '# listing', other: '# listings' })

export const items = (count: Count) =>
  plural('en', count, { one: '# item', other: '# items' })
