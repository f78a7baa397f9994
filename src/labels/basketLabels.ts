import { items } from './counts.js'
import { plural } from './plural.js'

export const basketLabels = {
  basketBuy: (count: bigint, price: string) =>
    count === 1n
      ? `Buy for ${price}`
      : `Buy ${plural('en', count, { other: '#' })} for ${price}`,
  basketGone: (name: string) =>
    `${name} was sold, or its listing was cancelled or expired.`,
  basketItems: (count: number) => items(count),
  basketLeaveOut: 'Continue without it',
  basketMissed: 'Missed',
  basketYours: 'Yours',
}
