import { plural } from '../../labels/plural.js'

type Count = number | bigint

export const listings = (count: Count) =>
  plural('de', count, { one: '# Angebot', other: '# Angebote' })

export const number = (count: Count) => plural('de', count, { other: '#' })

export const pieces = (count: Count) =>
  plural('de', count, { other: '# Stück' })
