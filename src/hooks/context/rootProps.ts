import type { MarketKit } from './useMarketKit.js'

export function rootProps({
  direction,
  locale,
  theme,
}: Pick<MarketKit, 'direction' | 'locale' | 'theme'>) {
  return {
    'data-mk-root': '',
    'data-mk-theme': theme,
    dir: direction,
    // Without a direction the texts are English.
    lang: direction && locale,
  }
}
