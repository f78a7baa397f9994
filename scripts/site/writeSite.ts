import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { listSitePages, listWidgetPages, type SitePage } from './sitePages.js'
import { writeIndex } from './writeIndex.js'

/** The folder of the files that `writeSite` writes, in the repository. */
export const siteFolder = join('.cache', 'site')

/**
 * Writes the files of the site that are made of other files: a page of
 * Storybook for each document, `llms.txt`, and the Markdown of the widgets.
 * Doesn't write files that are up to date, because another Storybook may be
 * reading them.
 */
export function writeSite(): void {
  const files = makeFiles()
  mkdirSync(siteFolder, { recursive: true })
  for (const entry of readdirSync(siteFolder, {
    recursive: true,
    withFileTypes: true,
  })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(path)) rmSync(path)
  }
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Returns the contents of the files by path. */
function makeFiles(): Map<string, string> {
  const pages = listSitePages()
  const widgets = listWidgetPages()
  return new Map([
    ...pages.map((page, index): [string, string] => {
      // The sidebar follows the order of the paths.
      const order = String(index + 1).padStart(2, '0')
      const path = page.file.replace(/md$/, 'mdx')
      return [join(siteFolder, 'pages', order, path), toMdx(page)]
    }),
    [join(siteFolder, 'static', 'llms.txt'), writeIndex(pages, widgets)],
    ...widgets.map(({ file, text }): [string, string] => [
      join(siteFolder, 'static', file),
      text,
    ]),
  ])
}

function toMdx({ file, group, title }: SitePage): string {
  return `import { Meta } from '@storybook/addon-docs/blocks'
import text from '/${file}?raw'
import { GuidePage } from '/stories/support/site/GuidePage.tsx'

<Meta title="${group}/${title}" />

<GuidePage file="${file}" text={text} />
`
}
