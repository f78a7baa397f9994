import { useSyncExternalStore } from 'react'
import { emptyBrowseState, writeBrowse } from '../../src/core.js'
import type { WorldInfo } from '../../src/service/node/startWorld.js'

/** Which part of the shop is open. */
export type Tab = WorldInfo['collections'][number] | 'mine'

/** The open part of the shop, which the address holds beside the rest. */
export function useTab(info: WorldInfo) {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const name = new URLSearchParams(search).get('tab')
  const found = info.collections.find((it) => it.name === name)
  const tab: Tab =
    name === 'mine' ? name : (found ?? info.collections[0] ?? 'mine')
  return { open: (next: Tab) => go(hrefOf(next)), tab }
}

/** The query of an address that shows a part of the shop, or an item of it. */
export function hrefOf(tab: Tab, item?: string): string {
  const parameters = new URLSearchParams(
    writeBrowse({ ...emptyBrowseState, item }, { search: location.search }),
  )
  parameters.set('tab', tab === 'mine' ? tab : tab.name)
  return `?${parameters}`
}

/** Goes there without loading the page anew. */
export function go(href: string): void {
  history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
