import { readFileSync } from 'node:fs'
import type { SitePage, WidgetPage } from './sitePages.js'

/** Returns `llms.txt`: every page of the site with a link to its Markdown. */
export function writeIndex(
  pages: readonly SitePage[],
  widgets: readonly WidgetPage[],
): string {
  const { description } = JSON.parse(readFileSync('package.json', 'utf8'))
  const groups = [...new Set(pages.map(({ group }) => group))]
  const parts = groups.map((group) =>
    [
      `## ${group}\n`,
      ...pages
        .filter((page) => page.group === group)
        .map(({ file, summary, title }) => `- [${title}](${file}): ${summary}`),
    ].join('\n'),
  )
  const ofWidgets = widgets.map(({ file, name }) => `- [${name}](${file})`)
  return `${[
    '# MarketKit',
    `> ${description}`,
    ...parts,
    ['## Widgets\n', ...ofWidgets].join('\n'),
  ].join('\n\n')}\n`
}
