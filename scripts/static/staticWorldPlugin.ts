import type { Plugin } from 'vite'
import { packWorld } from '../../src/service/node/world/packWorld.js'
import { worldFolder } from '../../stories/support/page/worldFolder.js'
import { serviceKey } from '../../stories/support/serviceAddress.js'

/** Adds the files of a local world to a static build, which then needs no server. */
export function staticWorldPlugin({ emblems = 500 } = {}): Plugin {
  return {
    name: 'marketkit:static-world',
    apply: 'build',
    generateBundle: {
      // Runs after Storybook has emitted its pages.
      order: 'post',
      async handler(_, bundle) {
        for (const [path, source] of await packWorld({ emblems }))
          this.emitFile({
            type: 'asset',
            fileName: `${worldFolder}/${path}`,
            source,
          })
        const page = bundle['iframe.html']
        const worker = Object.keys(bundle).find((name) =>
          /worldWorker-.*\.js$/.test(name),
        )
        if (page?.type !== 'asset' || !worker)
          throw new Error('The build has no page, or no Worker of the world.')
        if (!process.env.STORYBOOK_MARKETKIT_SERVICE)
          page.source = startEarly(String(page.source), worker)
      },
    },
  }
}

/**
 * Starts the Worker of the world before Storybook's code has loaded, on pages that
 * need a world and get none from their server. `pageWorld.ts` connects to the same Worker.
 */
function startEarly(page: string, worker: string): string {
  const script = `<script>
    if (
      'SharedWorker' in window &&
      !window.marketkitWorld &&
      /viewMode=story|id=(playground|welcome)--/.test(location.search) &&
      !/[?&]service=/.test(location.search) &&
      !localStorage.getItem('${serviceKey}')
    ) {
      const url = new URL('${worldFolder}', document.baseURI).href
      new SharedWorker('./${worker}', { type: 'module', name: url })
        .port.postMessage({ id: 0, question: { name: 'describe', url } })
    }
  </script>`
  return page.replace('<head>', `<head>${script}`)
}
