import type { MarketKit } from './useMarketKit.js'

/**
 * What every root element says, the provider's as well as those of layers that
 * stand elsewhere on the page: colours, language and direction.
 */
export function rootProps({
  direction,
  locale,
  theme,
}: Pick<MarketKit, 'direction' | 'locale' | 'theme'>) {
  return {
    'data-mk-root': '',
    'data-mk-theme': theme,
    dir: direction,
    // Else the texts are English, whatever language the numbers are in.
    lang: direction && locale,
  }
}
