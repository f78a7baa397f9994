import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { FoundationColors } from './FoundationColors.js'
import { FoundationIcons } from './FoundationIcons.js'
import { FoundationMotion } from './FoundationMotion.js'
import { FoundationShapes } from './FoundationShapes.js'
import { FoundationType } from './FoundationType.js'
import './foundations.css'
import { useStoryTheme } from './useStoryTheme.js'
import { useTokens } from './useTokens.js'

/** Shows the tokens of the stylesheet: colours, type, space, icons, motion. */
export function Foundations() {
  const { channel } = useContext(DocsContext)
  const theme = useStoryTheme(channel)
  const [ref, tokens] = useTokens(theme)
  return (
    <div
      className="foundations"
      data-mk-root=""
      data-mk-theme={theme}
      ref={ref}
    >
      <header>
        <h1>Quiet frame, loud pictures.</h1>
        <p>
          Every value below is read from the stylesheet on this page, in the
          theme of the toolbar. Change a token, and this page changes with it.
        </p>
      </header>
      {tokens && (
        <>
          <Section
            about="One neutral ramp with a cool tint, one accent, three states. Dark surfaces get lighter as they rise."
            name="Colour"
          >
            <FoundationColors tokens={tokens} />
          </Section>
          <Section
            about="The page's own font. Amounts have figures of one width; addresses are monospaced."
            name="Type"
          >
            <FoundationType tokens={tokens} />
          </Section>
          <Section
            about="A grid of 4 px, corners that follow one radius, shadows, and layers on top of the page."
            name="Space and shape"
          >
            <FoundationShapes tokens={tokens} />
          </Section>
          <Section
            about="Lucide's outlines with one stroke of 1.5 px, each imported by the widget that draws it."
            name="Icons"
          >
            <FoundationIcons />
          </Section>
          <Section
            about="Feedback is quick and surfaces take their time. With reduced motion, things fade and stay in place."
            name="Motion"
          >
            <FoundationMotion tokens={tokens} />
          </Section>
        </>
      )}
    </div>
  )
}

function Section(props: { about: string; children: ReactNode; name: string }) {
  return (
    <section>
      <div className="intro">
        <h2>{props.name}</h2>
        <p>{props.about}</p>
      </div>
      {props.children}
    </section>
  )
}
