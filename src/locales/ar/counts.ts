import { plural } from '../../labels/plural.js'

type Count = number | bigint

/** A number alone. */
export const number = (count: Count) => plural('ar', count, { other: '#' })

/** How many items. */
export const pieces = (count: Count) =>
  plural('ar', count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  })

/** How many items, where a preposition or a verb rules them. */
export const ofPieces = (count: Count) =>
  plural('ar', count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  })

/** How many listings. */
export const listings = (count: Count) =>
  plural('ar', count, {
    zero: 'لا إدراجات',
    one: 'إدراج واحد',
    two: 'إدراجان',
    few: '# إدراجات',
    many: '# إدراجًا',
    other: '# إدراج',
  })

/** How many listings, where a preposition or a noun rules them. */
export const ofListings = (count: Count) =>
  plural('ar', count, {
    zero: 'لا إدراجات',
    one: 'إدراج واحد',
    two: 'إدراجين',
    few: '# إدراجات',
    many: '# إدراجًا',
    other: '# إدراج',
  })
