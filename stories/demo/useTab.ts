import { useCallback, useSyncExternalStore } from 'react'
import { emptyBrowseState, writeBrowse } from '../../src/index.js'
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
  const open = useCallback((next: Tab, item?: string) => {
    const parameters = new URLSearchParams(
      writeBrowse({ ...emptyBrowseState, item }, { search: location.search }),
    )
    parameters.set('tab', next === 'mine' ? next : next.name)
    history.pushState(null, '', `?${parameters}`)
    dispatchEvent(new PopStateEvent('popstate'))
    scrollTo(0, 0)
  }, [])
  return { open, tab }
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
