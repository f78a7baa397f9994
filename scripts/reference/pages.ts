import type { ApiName } from './readApi.js'
import type { Member } from './readMembers.js'

type PageOf = { file: string; title: string; about: string; rooms: RegExp }

const pages: PageOf[] = [
  {
    file: 'hooks.md',
    title: 'Hooks',
    about:
      'The provider, and the hooks that read and trade. `query` takes the options of React Query’s `useQuery` (for lists, of `useInfiniteQuery`), except those that the hook sets. Flows take the options of `useMutation`; start one with `mutate(variables)`.',
    rooms: /^src\/hooks\//,
  },
  {
    file: 'widgets.md',
    title: 'Widgets',
    about: 'Components, their texts, and how prices are read and written.',
    rooms: /^src\/(components\/|labels|locales|describeError)/,
  },
  {
    file: 'queries.md',
    title: 'Query options',
    about: 'Options of React Query for every read, and what refreshes them.',
    rooms: /^src\/query\//,
  },
  {
    file: 'client.md',
    title: 'Client',
    about: 'The client, the operations, and what they take and answer.',
    rooms: /^src\/(rpc|order)\//,
  },
  {
    file: 'engine.md',
    title: 'Engine',
    about:
      'Flows, what is checked before the wallet opens, what is remembered.',
    rooms: /^src\/steps\//,
  },
  {
    file: 'errors.md',
    title: 'Errors',
    about: 'Errors, and the facts that they carry.',
    rooms: /^src\/errors/,
  },
  {
    file: 'service.md',
    title: 'Service',
    about: 'The reference service and the local world.',
    rooms: /^src\/service\//,
  },
  {
    file: 'testing.md',
    title: 'Testing',
    about: 'A wallet and data for tests. Never part of an app.',
    rooms: /^src\/testing\//,
  },
]

const made =
  '<!-- Written by `npm run docs` from the TSDoc of the source: change it there. -->'

/**
 * Returns the pages of the reference by file name, with a table of contents.
 */
export function writePages(names: readonly ApiName[]): Map<string, string> {
  const lost = names.filter(
    ({ file }) => !pages.some((p) => p.rooms.test(file)),
  )
  if (lost.length > 0)
    throw new Error(`No page for ${lost.map(({ name }) => name).join(', ')}.`)
  const content = pages.map((page) => ({
    ...page,
    names: names.filter(({ file }) => page.rooms.test(file)),
  }))
  return new Map([
    ['README.md', contents(content)],
    ...content.map(({ about, file, names, title }): [string, string] => [
      file,
      `${[`# ${title}`, made, about, ...names.map(section)].join('\n\n')}\n`,
    ]),
  ])
}

function contents(content: (PageOf & { names: ApiName[] })[]): string {
  const parts = content.map(({ about, file, names, title }) =>
    [
      `## [${title}](${file})`,
      about,
      table(
        ['name', 'what it is'],
        names.map(({ doc, name }) => [
          `[\`${name}\`](${file}#${name.toLowerCase()})`,
          firstSentence(doc.text),
        ]),
      ),
    ].join('\n\n'),
  )
  return `${['# Reference', made, ...parts].join('\n\n')}\n`
}

function section(api: ApiName): string {
  const { data, doc, entries, name, options, signature, source, tables } = api
  const from = entries.map((entry) => `\`${entry}\``).join(', ')
  return [
    `## ${name}`,
    `From ${from}.`,
    doc.text,
    doc.example && fence('tsx', doc.example),
    signature && fence('ts', signature),
    source && fence('ts', source),
    doc.throws.length > 0 &&
      `Throws:\n\n${doc.throws.map((it) => `- ${asError(it)}`).join('\n')}`,
    ...tables.flatMap(({ members, title }) => [
      title !== name && `\`${title}\``,
      table(['property', 'type', 'what it is'], members.map(row)),
    ]),
    options && `\`${name}.Parameters\`: ${options}`,
    data && `\`${name}.Data\`, in \`data\`: ${asCode(data)}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function row({ doc, name, optional, type }: Member): string[] {
  const fallback = doc.fallback && `Default: ${asValue(doc.fallback)}.`
  return [
    asCode(`${name}${optional ? '?' : ''}`),
    asCode(type),
    [doc.text, fallback].filter(Boolean).join(' '),
  ]
}

function asError(text: string): string {
  return text.replace(/^\w+/, '`$&`').replace(/\n/g, ' ')
}

/** Formats types and values as code, sentences as text. */
function asValue(text: string): string {
  return /^(['"[{\d]|true$|false$)/.test(text) ? asCode(text) : text
}

/** Code with backticks needs double backticks. */
function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n')
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\|/g, '\\|').trim()
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text
}
