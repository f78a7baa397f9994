import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story as its file declares it. */
export type DeclaredStory = {
  /** The `@example` of its comment, or else that of the component. */
  example: string
  file: string
  name: string
  /** Names of the arguments that only this story sets. */
  options: string[]
}

/** Arguments with data of a story, or that only Storybook needs. */
const data =
  /^(amount|collectionName|currency|defaultOpen|description|filter|flows|metadata|pageSize|src|steps|style)$/

/** Reads the stories that have code to show. */
export function readStories(): DeclaredStory[] {
  const files = readdirSync('stories').filter(
    (file) => file.endsWith('.stories.tsx') && !file.startsWith('AllStates'),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join('stories', file), 'utf8')
    const stories = text.matchAll(
      /(?:\/\*\*\n((?: \*.*\n)*?) \*\/\n)?^export const (\w+): Story = (\{\n[\s\S]*?^\}|.*)$/gm,
    )
    return [...stories].map(([, comment = '', name = '', body = '']) => ({
      example: readExample(comment) ?? readComponentExample(text),
      file,
      name,
      options: readOptions(body),
    }))
  })
}

function readComponentExample(stories: string): string {
  const [, component] = /^ {2}component: (\w+),$/m.exec(stories) ?? []
  if (!component) return ''
  const files = readdirSync('src/components', {
    recursive: true,
    encoding: 'utf8',
  })
  const file = files.find((path) => path.endsWith(`/${component}.tsx`))
  if (!file) throw new Error(`There is no ${component}.tsx.`)
  const text = readFileSync(join('src/components', file), 'utf8')
  const [comment = ''] =
    /\/\*\*(?:(?!\*\/).)*\*\/\nexport const \w+ = .*forwardRef/s.exec(text) ??
    []
  return readExample(comment) ?? ''
}

function readExample(comment: string): string | undefined {
  const [, example] = comment.split(/^ \* @example\n/m)
  return example?.replace(/^ \* ?/gm, '')
}

function readOptions(story: string): string[] {
  const [, long = ''] = /^ {2}args: \{\n(.*?)^ {2}\}/ms.exec(story) ?? []
  const [, short = ''] = /\bargs: \{ (.*) \}/.exec(story) ?? []
  return [
    ...long.matchAll(/^ {4}(\w+):/gm),
    ...short.replace(/\{[^}]*\}?/g, '').matchAll(/(?:^|, )(\w+):/g),
  ].flatMap(([, name]) => (name && !data.test(name) ? [name] : []))
}
