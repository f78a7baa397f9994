import type { MouseEvent } from 'react'
import { readBrowse } from '../../query/browseUrl.js'

/**
 * Opens the item of a card's link on this page, unless the press opens a new
 * tab.
 */
export function openFromLink(
  event: MouseEvent,
  open: (tokenId: string) => void,
  prefix: string | undefined,
): void {
  const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event
  const isPlain = !(altKey || button || ctrlKey || metaKey || shiftKey)
  if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const isOfThisPage =
    link?.origin === location.origin && link.pathname === location.pathname
  const item = isOfThisPage && readBrowse(link.search, { prefix }).item
  if (!item) return
  event.preventDefault()
  open(item)
}
