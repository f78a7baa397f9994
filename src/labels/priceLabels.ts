import type { LabelsOf } from './labelsOf.js'

export const priceLabels = {
  bestOffer: 'Best offer',
  currency: 'Currency',
  fee: (kind: string) => feeNames[kind.toLowerCase()] ?? kind,
  fees: 'Fees',
  feesOther: 'Other fees',
  floor: 'Floor',
  floorError: 'Couldn’t load the floor.',
  floorNone: 'None listed',
  free: 'Free',
  notListed: 'Not listed',
  price: 'Price',
  total: 'Total',
  wrapped: (symbol: string, coin: string) =>
    `${symbol} is ${coin} as a token, 1:1.`,
}

export type PriceLabels = LabelsOf<typeof priceLabels>

const feeNames: Record<string, string> = {
  creator: 'Creator royalty',
  marketplace: 'Marketplace fee',
  platform: 'Marketplace fee',
  royalty: 'Creator royalty',
}
