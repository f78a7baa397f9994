import { plural } from '../../labels/plural.js'

type Count = number | bigint

export const listings = (count: Count) =>
  plural('ja', count, { other: '#件の出品' })

export const number = (count: Count) => plural('ja', count, { other: '#' })

export const items = (count: Count) => plural('ja', count, { other: '#点' })
