import type { Plugin } from 'vite'
import { worldFolder } from '../../stories/support/page/worldFolder.js'
import { packWorld } from './packWorld.js'

/** Adds the files of a local world to a static build, which then needs no server. */
export function staticWorldPlugin({ emblems = 500 } = {}): Plugin {
  return {
    name: 'marketkit:static-world',
    apply: 'build',
    async generateBundle() {
      for (const [path, source] of await packWorld(emblems))
        this.emitFile({
          type: 'asset',
          fileName: `${worldFolder}/${path}`,
          source,
        })
    },
  }
}
