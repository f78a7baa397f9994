import { Canvas, Markdown } from '@storybook/addon-docs/blocks'
import type {
  ModuleExport,
  PreparedStory,
  Renderer,
} from 'storybook/internal/types'
import { toSentence } from '../toSentence.js'
import { readDescription } from './readExample.js'
import { StoryLink } from './StoryLink.js'

type State = PreparedStory<Renderer>

/**
 * The stories of a widget: those that need little room as they are, the others as
 * links.
 */
export function States(props: { states: State[]; wall: string | undefined }) {
  const { states, wall } = props
  const small = states.filter(isSmall)
  const large = states.filter((state) => !isSmall(state))
  return (
    <>
      {wall && (
        <p>
          <StoryLink path={`/story/${wall}`}>See all states at once</StoryLink>
        </p>
      )}
      {large.length > 0 && (
        <ul className="states">
          {large.map((state) => (
            <li key={state.id}>
              <StoryLink path={`/story/${state.id}`}>
                {toSentence(state.name)}
              </StoryLink>
              <Description state={state} />
            </li>
          ))}
        </ul>
      )}
      {small.map((state) => (
        <section key={state.id}>
          <h3 id={state.id}>{toSentence(state.name)}</h3>
          <Description state={state} />
          <Canvas of={state.moduleExport as ModuleExport} withToolbar={false} />
        </section>
      ))}
    </>
  )
}

function Description({ state }: { state: State }) {
  const text = readDescription(state)
  return text ? <Markdown>{text}</Markdown> : null
}

/** Docs pages don't run play functions, so stories with one don't show their state. */
function isSmall({ parameters, playFunction }: State): boolean {
  return (
    !playFunction &&
    parameters.docs?.story?.inline !== false &&
    parameters.layout !== 'fullscreen'
  )
}
