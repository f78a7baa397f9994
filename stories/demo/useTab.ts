import { useSyncExternalStore } from 'react'
import { readBrowse, writeBrowse } from '../../src/core.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'

type Collection = WorldInfo['collections'][number]

/** Returns the open tab, which is kept in the URL. */
export function useTab(info: WorldInfo) {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const name = new URLSearchParams(search).get('tab')
  const found = info.collections.find((it) => it.name === name)
  return {
    collection: found ?? info.collections[0],
    /** Whether only the items of the connected account are shown. */
    isMine: readBrowse(search).ownership === 'mine',
  }
}

/** Opens a tab without loading the page. */
export function openTab(collection: Collection, isMine = false): void {
  const state = readBrowse(isMine ? '?owner=mine' : '')
  const parameters = new URLSearchParams(
    writeBrowse(state, { search: location.search }),
  )
  parameters.set('tab', collection.name)
  history.pushState(null, '', `?${parameters}`)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
