/** A story or a component, as Storybook describes them. */
type Described = {
  component?: unknown
  parameters: { docs?: { description?: { story?: string } } }
}

type DocgenInfo = { description?: string; tags?: { example?: string } }

/** Returns the TSDoc of a component. */
export function readDocgen(component: unknown): DocgenInfo {
  const { __docgenInfo = {} } = (component ?? {}) as {
    __docgenInfo?: DocgenInfo
  }
  return __docgenInfo
}

/**
 * Returns the code that an app would write for a story: the `@example` of the story's
 * comment, or else that of the component.
 */
export function readExample({
  component,
  parameters,
}: Described): string | undefined {
  const [, own] = splitComment(parameters)
  return own ?? readDocgen(component).tags?.example?.trim()
}

/** Returns the comment of a story without its example. */
export function readDescription({ parameters }: Described): string {
  const [text = ''] = splitComment(parameters)
  return text
}

function splitComment({ docs }: Described['parameters']) {
  const comment = docs?.description?.story ?? ''
  return comment.split(/@example\s*\n/).map((part) => part.trim())
}
