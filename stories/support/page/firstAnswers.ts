import { loadFiles } from '../../../src/service/web/loadFiles.js'
import { placeholderBase } from '../../../src/service/world/packedFiles.js'
import { createIndexedDbStorage } from '../../../src/steps/platform/storage.js'
import { nameQuestion, type Question } from './messages.js'

/** File of the world's folder: what it answers to the first questions of a page. */
export const firstAnswersFile = 'first.json.gz'

/** Answers by the name of their question, with a placeholder for the site's address. */
export type FirstAnswers = Record<string, unknown>

/** Characters of an answer that takes long to check. */
const longAnswer = 300_000

let loading: Promise<FirstAnswers | undefined> | undefined

/** Returns the answer that the build recorded; undefined if only the world knows it. */
export async function recallAnswer(
  question: Question,
  url: string,
): Promise<unknown> {
  loading ??= load(url).catch(() => undefined)
  const answer = (await loading)?.[nameQuestion(question, url)]
  const isLong = String(Object(answer).body ?? '').length > longAnswer
  // The page draws what the others say first.
  if (isLong) await new Promise((resolve) => setTimeout(resolve, 500))
  return answer
}

/** They are those of a world without trades. */
async function load(url: string): Promise<FirstAnswers | undefined> {
  const [isNew, [file]] = await Promise.all([
    isUntouched(url),
    loadFiles([`${url}/${firstAnswersFile}`], () => {}),
  ])
  if (!isNew) return undefined
  const text = await file.text()
  return JSON.parse(text.replaceAll(placeholderBase, url))
}

/** The saves of this world are stored below its URL (`saves.ts`). */
async function isUntouched(url: string): Promise<boolean> {
  const keys = await createIndexedDbStorage('marketkit-world').keys()
  return !keys.some((key) => key.startsWith(`${url}?`))
}
