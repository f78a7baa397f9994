import type { MarketKit } from './useMarketKit.js'

/** Props of every root element, also in portals. */
export function rootProps({
  direction,
  locale,
  theme,
}: Pick<MarketKit, 'direction' | 'locale' | 'theme'>) {
  return {
    'data-mk-root': '',
    'data-mk-theme': theme,
    dir: direction,
    // Without a direction the texts are English, whatever the locale of
    // numbers.
    lang: direction && locale,
  }
}
