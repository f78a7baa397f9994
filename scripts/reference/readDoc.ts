import ts from 'typescript'

/** The parts of a TSDoc comment. */
export type Doc = {
  /** The text before the first tag, with the line breaks of the source. */
  text: string
  /** The example's code, without a fence. */
  example?: string | undefined
  /** Default value. */
  fallback?: string | undefined
  /** Errors, and when they are thrown. */
  throws: string[]
}

/** Reads the TSDoc comment of a declaration. */
export function readDoc(declaration: ts.Node): Doc {
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
