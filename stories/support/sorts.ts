import type { BrowseSort } from '../../src/core.js'
import { useMarketKit } from '../../src/index.js'

const en = {
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
  newest: 'Recently listed',
}

const words: Record<string, typeof en> = {
  ar: {
    cheapest: 'السعر: من الأقل',
    dearest: 'السعر: من الأعلى',
    newest: 'المعروضة حديثًا',
  },
  de: {
    cheapest: 'Preis: aufsteigend',
    dearest: 'Preis: absteigend',
    newest: 'Neu eingestellt',
  },
  en,
  es: {
    cheapest: 'Precio: de menor a mayor',
    dearest: 'Precio: de mayor a menor',
    newest: 'Publicados hace poco',
  },
  ja: {
    cheapest: '価格の安い順',
    dearest: '価格の高い順',
    newest: '新着順',
  },
}

/** Returns the sorts of the world's service, in the story's language. */
export function useWorldSorts(): BrowseSort[] {
  const { locale = 'en' } = useMarketKit()
  const label = words[locale.slice(0, 2)] ?? en
  return [
    {
      id: 'cheapest',
      label: label.cheapest,
      by: [{ column: 'priceUSD', order: 'ASC' }],
    },
    {
      id: 'dearest',
      label: label.dearest,
      by: [{ column: 'priceUSD', order: 'DESC' }],
    },
    {
      id: 'newest',
      label: label.newest,
      by: [{ column: 'createdAt', order: 'DESC' }],
    },
  ]
}
