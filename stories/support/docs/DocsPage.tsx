import {
  Canvas,
  DocsContext,
  Markdown,
  Source,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type CSSProperties, useContext } from 'react'
import { MarkdownLink } from '../site/MarkdownLink.js'
import { isDark } from '../themes.js'
import { useStoryTheme } from '../useStoryTheme.js'
import { WidgetFrame } from '../WidgetFrame.js'
import { docsPlace, nameFrame } from '../wallFrame.js'
import { Options } from './Options.js'
import { readDocgen, readExample } from './readExample.js'
import { States } from './States.js'

/**
 * The page of a widget: what it does, an example, its options, states and pitfalls.
 * The prose is the TSDoc of the component; pitfalls are the comment of the stories'
 * `meta`.
 */
export function DocsPage() {
  const { channel, componentStories } = useContext(DocsContext)
  const theme = useStoryTheme(channel)
  const dark = isDark(theme)
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const [first, ...others] = componentStories()
  if (!first) return null
  const { component, parameters, title } = preparedMeta
  const { about, attributes } = splitDescription(component)
  const pitfalls: string | undefined = parameters.docs?.description?.component
  const example = readExample({ component, parameters: {} })
  return (
    <div className="widget-docs">
      <h1>{title.split('/').at(-1)}</h1>
      <Markdown className="lead">{about}</Markdown>
      {example && <Source code={example} dark={dark} language="tsx" />}
      {parameters.docs?.story?.inline === false ? (
        <div className="widget-stage docs-stage">
          <WidgetFrame
            name={nameFrame(docsPlace)}
            src={`./iframe.html?id=${first.id}&viewMode=story&globals=theme:${theme}`}
            style={
              { '--page-height': parameters.docs.story.height } as CSSProperties
            }
            title={first.name}
          />
        </div>
      ) : (
        <Canvas of={csfFile.meta && first.moduleExport} sourceState="none" />
      )}
      <h2 id="options">Options</h2>
      <Options argTypes={first.argTypes} />
      <h2 id="states">States</h2>
      <States states={others} wall={parameters.wall} />
      {pitfalls && (
        <>
          <h2 id="pitfalls">Pitfalls</h2>
          <Markdown>{pitfalls}</Markdown>
        </>
      )}
      {attributes && (
        <>
          <h2 id="attributes">Attributes for styles</h2>
          <Markdown>{attributes}</Markdown>
        </>
      )}
      {isWidget(title) && (
        <MarkdownLink file={`docs/widgets/${title.split('/').at(-1)}.md`} />
      )}
    </div>
  )
}

/**
 * Whether a title ends with the name of a component, such as `Trade/BuyDialog`.
 * Titles of other stories end with several words, or are in `Foundations`.
 */
function isWidget(title: string): boolean {
  return /^(?!Foundations)[\w ]+\/[A-Z]\w+$/.test(title)
}

/** Splits a component's description before its list of attributes. */
function splitDescription(component: unknown) {
  const { description = '' } = readDocgen(component)
  const [about = '', ...attributes] = description.split(/\n(?=\s*- )/)
  return { about, attributes: attributes.join('\n') }
}
