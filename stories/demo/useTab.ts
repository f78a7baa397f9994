import { useSyncExternalStore } from 'react'
import { readBrowse, writeBrowse } from '../../src/core.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'

/** The open tab of the shop. */
export type Tab = WorldInfo['collections'][number] | 'mine'

/** Returns the open tab, which is kept in the URL. */
export function useTab(info: WorldInfo) {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const name = new URLSearchParams(search).get('tab')
  const found = info.collections.find((it) => it.name === name)
  const tab: Tab =
    name === 'mine' ? name : (found ?? info.collections[0] ?? 'mine')
  return { open: (next: Tab) => go(toHref(next)), tab }
}

/** Returns the URL query that shows a tab, or an item of it. */
export function toHref(tab: Tab, item?: string): string {
  const parameters = new URLSearchParams(
    writeBrowse({ ...readBrowse(''), item }, { search: location.search }),
  )
  parameters.set('tab', tab === 'mine' ? tab : tab.name)
  return `?${parameters}`
}

/** Changes the URL without loading the page. */
export function go(href: string): void {
  history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
