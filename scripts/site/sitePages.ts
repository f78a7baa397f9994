import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A document that is a page of the site. */
export type SitePage = {
  /** Path of its Markdown file in the repository, and on the site. */
  file: string
  /** Group in the sidebar. */
  group: string
  /** The first heading. */
  title: string
  /** The first sentence. */
  summary: string
}

/** Guides in the order in which a reader needs them. */
const guides = [
  'widgets',
  'existing-app',
  'wallet-kits',
  'theming',
  'text',
  'hooks',
  'server',
  'without-react',
  'testing',
  'in-page',
  'own-service',
  'migrate',
]

const groups = {
  Guides: guides.map((name) => `docs/guides/${name}.md`),
  Concepts: ['engine', 'security', 'serving', 'versions'].map(
    (name) => `docs/${name}.md`,
  ),
  Reference: [
    'README',
    'hooks',
    'widgets',
    'engine',
    'client',
    'queries',
    'errors',
    'service',
    'testing',
  ].map((name) => `docs/reference/${name}.md`),
}

/** Documents for people who change MarketKit, not for those who use it. */
const internal = ['docs/mutation-testing.md']

/** Returns the pages of the site, in the order of the sidebar. */
export function listSitePages(): SitePage[] {
  const listed = Object.entries(groups).flatMap(([group, files]) =>
    files.map((file) => ({ file, group })),
  )
  const others = ['docs', 'docs/guides', 'docs/reference']
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/${name}`),
    )
    .filter((file) => !internal.includes(file))
    .filter((file) => !listed.some((page) => page.file === file))
    .map((file) => ({
      file,
      group: file.startsWith('docs/guides/') ? 'Guides' : 'Concepts',
    }))
  return [...listed, ...others].map(({ file, group }) => {
    const text = readFileSync(file, 'utf8')
    return { file, group, ...readHead(text) }
  })
}

/** A widget with stories, and its section of the reference. */
export type WidgetPage = { file: string; name: string; text: string }

/** Returns the section of the reference for each widget that has stories. */
export function listWidgetPages(): WidgetPage[] {
  const reference = readFileSync('docs/reference/widgets.md', 'utf8')
  return readdirSync('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => basename(file, '.stories.tsx'))
    .flatMap((name) => {
      const [, section] = reference.split(`\n## ${name}\n`)
      const [text] = section?.split('\n## ') ?? []
      if (!text) return []
      return {
        file: `docs/widgets/${name}.md`,
        name,
        text: `# ${name}\n${text}`,
      }
    })
}

function readHead(text: string): { summary: string; title: string } {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? ''
  const paragraph = text
    .replace(/^<!--.*?-->$/gms, '')
    .split('\n\n')
    .map((part) => part.trim())
    .find((part) => part && !/^(#|```|[|<-])/.test(part))
  const plain = (paragraph ?? '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
  return { summary: /^.*?[.:](?=\s|$)/.exec(plain)?.[0] ?? plain, title }
}
