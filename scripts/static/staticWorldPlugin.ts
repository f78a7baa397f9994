import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { firstAnswersFile } from '../../stories/support/page/firstAnswers.js'
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
        // Only a build needs the world's code.
        const [{ packWorld }, { recordAnswers }] = await Promise.all([
          import('../../src/service/node/world/packWorld.js'),
          import('./recordAnswers.js'),
        ])
        const files = await packWorld({ emblems })
        const answers = JSON.stringify(await recordAnswers(files))
        files.set(firstAnswersFile, gzipSync(answers, { level: 9 }))
        for (const [path, source] of files)
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
          throw new Error(
            'The build contains no page, or no worker for the world.',
          )
        if (!process.env.STORYBOOK_MARKETKIT_SERVICE)
          page.source = startEarly(String(page.source), worker)
      },
    },
  }
}

/**
 * Starts the Worker of the world before Storybook's code has loaded, for stories that have
 * no recorded answers and get no world from their server. `pageWorld.ts` connects to the
 * same Worker.
 */
function startEarly(page: string, worker: string): string {
  const script = `<script>
    if (
      'SharedWorker' in window &&
      !window.marketkitWorld &&
      /viewMode=story/.test(location.search) &&
      !/id=(demos-marketplace|trade-buydialog)--default/.test(location.search) &&
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
