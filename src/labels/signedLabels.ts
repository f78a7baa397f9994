import type { LabelsOf } from './labelsOf.js'

export const signedLabels = {
  signedTitle: 'You already signed a listing for this item',
  signedText: (price: string, date: string) =>
    `Its price is ${price}, and it may be live until ${date}. If you list again, someone can still buy at ${price}.`,
  signedTextUnknown:
    'It may be live. If you list again, someone can still buy at the old price.',
  signedCancelFirst: 'Cancel it first',
  signedAnyway: 'List anyway',

  'signed.lost':
    'Your listing is signed, but the marketplace didn’t confirm it',
  'signed.replaced': 'You signed an older listing that may be live',
  'signedText.lost': (price: string, date: string) =>
    `It may be live at ${price} until ${date}. Check again or cancel it.`,
  'signedText.refused': (price: string, date: string) =>
    `Someone can still buy at ${price} until ${date}. Publish it again or cancel it.`,
}

export type SignedLabels = LabelsOf<typeof signedLabels>
