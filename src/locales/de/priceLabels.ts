import type { PriceLabels } from '../../components/Price/priceLabels.js'

export const priceLabels: PriceLabels = {
  bestOffer: 'Höchstes Gebot',
  currency: 'Währung',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  fees: 'Gebühren',
  feesOther: 'Weitere Gebühren',
  floor: 'Floor-Preis',
  floorError: 'Floor-Preis konnte nicht geladen werden.',
  floorNone: 'Kein Angebot',
  free: 'Kostenlos',
  notListed: 'Nicht im Verkauf',
  price: 'Preis',
  total: 'Gesamt',
  wrapped: (symbol, coin) => `${symbol} ist ${coin} als Token, 1:1.`,
}

const feeNames: Record<string, string> = {
  creator: 'Erstellergebühr',
  marketplace: 'Marktplatzgebühr',
  platform: 'Marktplatzgebühr',
  royalty: 'Erstellergebühr',
}
