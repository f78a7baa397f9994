import { DocsContext, Markdown, Source } from '@storybook/addon-docs/blocks'
import { type ComponentProps, type ReactElement, useContext } from 'react'
import { StoryLink } from '../docs/StoryLink.js'
import { isDark } from '../themes.js'
import { useStoryTheme } from '../useStoryTheme.js'
import './guide.css'
import { toHeadingId } from './findSections.js'
import { MarkdownLink } from './MarkdownLink.js'
import { Search } from './Search.js'
import { usePageIds } from './usePages.js'

/** A guide or a page of the reference, from its Markdown. */
export function GuidePage({ file, text }: { file: string; text: string }) {
  return (
    <div className="widget-docs guide">
      <Search />
      <Markdown
        options={{
          forceBlock: true,
          overrides: {
            a: { component: GuideLink, props: { file } },
            pre: { component: Code },
          },
          slugify: toHeadingId,
        }}
      >
        {text.replace(/^<!--.*?-->$/gms, '')}
      </Markdown>
      <MarkdownLink file={file} />
    </div>
  )
}

/** A block of code, with its language's colours. */
function Code(props: {
  children: ReactElement<{ children?: string; className?: string }>
}) {
  const { channel } = useContext(DocsContext)
  const dark = isDark(useStoryTheme(channel))
  const { children = '', className = '' } = props.children.props
  const [, language = 'bash'] = /lang-(\w+)/.exec(className) ?? []
  return <Source code={children} dark={dark} language={toKnown(language)} />
}

/** Returns a language that Storybook can colour. */
function toKnown(language: string): ComponentProps<typeof Source>['language'] {
  switch (language) {
    case 'css':
    case 'json':
    case 'tsx':
      return language
    case 'ts':
      return 'typescript'
    case 'html':
      return 'html'
    default:
      return 'bash'
  }
}

/**
 * A link of a document. Documents link to files of the repository: the link
 * leads to the file's page on the site, or else to its Markdown if it is in
 * `docs`. Other files are not on the site, so only the text is shown.
 */
function GuideLink(props: ComponentProps<'a'> & { file: string }) {
  const { children, file, href = '' } = props
  const ids = usePageIds()
  if (/^\w+:/.test(href))
    return (
      <a href={href} rel="noreferrer" target="_blank">
        {children}
      </a>
    )
  const { hash, pathname } = new URL(href, `https://site.example/${file}`)
  const path = pathname.slice(1)
  const id = ids.get(path)
  if (id) return <StoryLink path={`/docs/${id}${hash}`}>{children}</StoryLink>
  if (!path.startsWith('docs/')) return <>{children}</>
  return <a href={`./${path}`}>{children}</a>
}
