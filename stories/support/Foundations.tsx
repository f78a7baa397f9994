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
        <h1>The design tokens.</h1>
        <p>
          Every value below comes from the stylesheet, in the theme you choose
          in the toolbar. Change a token, and this page follows.
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
            about="The host page's font. Amounts use tabular figures; addresses are monospaced."
            name="Type"
          >
            <FoundationType tokens={tokens} />
          </Section>
          <Section
            about="A 4 px grid, corners based on one radius, shadows, and layers above the page."
            name="Space and shape"
          >
            <FoundationShapes tokens={tokens} />
          </Section>
          <Section
            about="Lucide icons with a 1.5 px stroke. Each widget imports only its own."
            name="Icons"
          >
            <FoundationIcons />
          </Section>
          <Section
            about="Feedback is quick; surfaces move more slowly. With reduced motion, elements only fade."
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
