import ts from 'typescript'

/** What a TSDoc comment says. */
export type Doc = {
  /** All before the first tag, in the lines of the source. */
  text: string
  /** Code, without a fence. */
  example?: string | undefined
  /** What stands in for a value that is not given. */
  fallback?: string | undefined
  /** Which errors, and when. */
  throws: string[]
}

/** What the TSDoc comment right before a declaration says. */
export function docOf(declaration: ts.Node): Doc {
  const node = ts.isVariableDeclaration(declaration)
    ? declaration.parent.parent
    : declaration
  const { text } = node.getSourceFile()
  const comment = ts
    .getLeadingCommentRanges(text, node.getFullStart())
    ?.map(({ end, pos }) => text.slice(pos, end))
    .findLast((it) => it.startsWith('/**'))
  return parse(comment ?? '/***/')
}

function parse(comment: string): Doc {
  const [text = '', ...tags] = comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .split(/(?:^|\s)@(?=(?:default|example|throws)\b)/)
  const told = (tag: string) =>
    tags
      .filter((it) => it.startsWith(tag))
      .map((it) => it.slice(tag.length).trim())
  return {
    text: text.trim(),
    example: told('example')[0],
    fallback: told('default')[0],
    throws: told('throws'),
  }
}
