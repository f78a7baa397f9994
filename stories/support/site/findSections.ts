/** A part of a page under one heading. */
export type Section = {
  /** Path of the page's Markdown file. */
  file: string
  /** Title of the page. */
  page: string
  /** The heading. */
  heading: string
  /** The heading's id in the page; undefined for the title. */
  id: string | undefined
  text: string
}

/** Most results of a search. */
const most = 30

/** Returns the id of a heading, as GitHub and the links in the pages have it. */
export function toHeadingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** Splits a page at its headings; a heading in a code block is code. */
export function splitPage(file: string, text: string): Section[] {
  const parts: { heading: string; level: number; lines: string[] }[] = []
  let isCode = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const [, marks, heading] = /^(#{1,4}) (.*)$/.exec(line) ?? []
    if (!isCode && marks && heading)
      parts.push({ heading, level: marks.length, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  const page = parts[0]?.heading ?? file
  return parts.map(({ heading, level, lines }) => ({
    file,
    heading: heading.replaceAll('`', ''),
    id: level === 1 ? undefined : toHeadingId(heading),
    page,
    text: lines.join('\n'),
  }))
}

/**
 * Returns the sections that have every word of the query, best first: words in
 * headings and titles count more than words in the text.
 */
export function findSections(
  sections: readonly Section[],
  query: string,
): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return sections
    .map((section) => ({ score: rate(section, words), section }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ section }) => section)
}

function rate({ heading, page, text }: Section, words: string[]): number {
  const title = heading.toLowerCase()
  const body = text.toLowerCase()
  let score = 0
  for (const word of words) {
    if (title === word) score += 20
    else if (title.includes(word)) score += 10
    else if (page.toLowerCase().includes(word)) score += 4
    else if (body.includes(word)) score += 1
    else return 0
  }
  return score
}

/** Returns the text around the first word of the query, without Markdown. */
export function quoteSection({ text }: Section, query: string): string {
  const plain = text
    .replace(/^```.*$/gm, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*|]|<!--.*?-->/g, '')
    .replace(/-{3,}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [first = ''] = query.toLowerCase().split(/\s+/).filter(Boolean)
  const start = Math.max(0, plain.toLowerCase().indexOf(first) - 60)
  const quote = plain.slice(start, start + 180)
  return `${start > 0 ? '…' : ''}${quote}${start + 180 < plain.length ? '…' : ''}`
}
