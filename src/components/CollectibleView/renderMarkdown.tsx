'use client'
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { parseWebUrl } from '../../rpc/resolveUri.js'
import { withoutHidden } from '../text/plainText.js'

/** Deeper nesting is an attack. */
const maxDepth = 12

/** Never as HTML: no tags, images become links, links lead only to the web. */
export function renderMarkdown(text: string): ReactNode {
  return renderAll(new Lexer({ gfm: true }).lex(text), 0)
}

function renderAll(tokens: readonly Token[], depth: number): ReactNode {
  if (depth > maxDepth)
    return withoutHidden(tokens.map(({ raw }) => raw).join(''))
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text does not move
    <Fragment key={index}>{render(token, depth + 1)}</Fragment>
  ))
}

function render(given: Token, depth: number): ReactNode {
  const token = given as MarkedToken
  const inner = () =>
    'tokens' in token && token.tokens
      ? renderAll(token.tokens, depth)
      : 'text' in token
        ? decode(token.text)
        : null
  switch (token.type) {
    case 'paragraph':
      return <p>{inner()}</p>
    case 'heading':
      return (
        <p>
          <strong>{inner()}</strong>
        </p>
      )
    case 'strong':
      return <strong>{inner()}</strong>
    case 'em':
      return <em>{inner()}</em>
    case 'del':
      return <del>{inner()}</del>
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'code':
      return (
        <pre>
          <code>{withoutHidden(token.text)}</code>
        </pre>
      )
    case 'codespan':
      return <code>{withoutHidden(token.text)}</code>
    case 'html':
      return renderTag(token.text)
    case 'image':
      return renderLink(token.href, decode(token.text) || token.href)
    case 'link':
      return renderLink(token.href, inner())
    case 'list':
      return renderList(token, depth)
    case 'table':
      return renderTable(token, depth)
    case 'space':
    case 'def':
    case 'checkbox':
      return null
    default:
      return inner()
  }
}

function renderLink(href: string, content: ReactNode): ReactNode {
  const url = parseWebUrl(href)
  if (!url) return content
  return (
    <a
      href={url.href}
      rel="nofollow noopener noreferrer ugc"
      target="_blank"
      title={url.hostname}
    >
      {content}
    </a>
  )
}

function renderList(list: Tokens.List, depth: number): ReactNode {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text does not move
    <li key={index}>{renderAll(item.tokens, depth)}</li>
  ))
  return list.ordered ? (
    <ol start={Number(list.start) || 1}>{items}</ol>
  ) : (
    <ul>{items}</ul>
  )
}

function renderTable(table: Tokens.Table, depth: number): ReactNode {
  return [table.header, ...table.rows].map((cells, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text does not move
    <p key={index}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text does not move
        <Fragment key={column}>
          {column > 0 && <span>{' · '}</span>}
          {renderAll(cell.tokens, depth)}
        </Fragment>
      ))}
    </p>
  ))
}

function renderTag(html: string): ReactNode {
  if (/^\s*<br\s*\/?>\s*$/i.test(html)) return <br />
  return decode(
    html
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<[^>]*(?:>|$)/g, ''),
  )
}

const entities: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
}

/** Characters that `plainText` removed must not return as entities. */
function decode(text: string): string {
  return withoutHidden(
    text.replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
      (whole, decimal, hex, name) => {
        if (name) return entities[name.toLowerCase()] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      },
    ),
  )
}
