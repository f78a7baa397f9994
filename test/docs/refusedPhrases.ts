import { readFileSync } from 'node:fs'
import { listTexts } from './pageNames.js'

/** Phrases that readers stumble over, and plain words for them. */
const refused: readonly [phrase: RegExp, instead: string][] = [
  [/the person\b/i, 'the user'],
  [/\b[Tt]hat of the (part|run|step) before\b|\bThat of\b/, 'name the thing'],
  [/\bWhoever\b/, 'anyone who'],
  [/(?<!\bthere )\b(is|are) none\b/i, 'is not a … / is invalid'],
  [/(?<!\bthere )\bis no (?!longer\b)[a-z]/i, 'is not a'],
  [/\bany ?more\b/i, 'no longer'],
  [/\banew\b/i, 'again'],
  [/\bonce more\b/i, 'again'],
  [/\bdrawn again\b/i, 're-rendered'],
  [/\b(is|are) (tried|asked) again\b/i, 'is retried / Retrying.'],
  [/\b(broke|breaks) off\b/i, 'ended early'],
  [/\bdo(es)? not tell\b/i, 'does not return / refuses'],
  [/\bis meant\b/i, 'name the intent'],
  [/\btold (when|of)\b/i, 'called when'],
  [/\bof one's own\b/i, 'your own'],
  [/\bso does the rest\b/i, 'everything stops'],
  [/\b(brought|brings) [\w ]*up to date\b/i, 'migrated'],
]

/** A space, or the end of a line and the start of the next one in a comment. */
const space = String.raw`\s+(?:(?:\*|//|>)\s+)?`
const patterns = refused.map(([{ flags, source }, instead]) => ({
  instead,
  pattern: new RegExp(source.replace(/(?<!\[[^\]]*) /g, space), `${flags}g`),
}))

/** Finds refused phrases in a text. */
export function findPhrases(text: string) {
  return patterns.flatMap(({ instead, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({
      line: text.slice(0, index).split('\n').length,
      phrase: phrase.replace(/\s+/g, ' '),
      instead,
    })),
  )
}

/** Returns refused phrases in sources and pages as `file:line: phrase`. */
export function findRefusedPhrases(): string[] {
  return listTexts().flatMap((file) =>
    findPhrases(readFileSync(file, 'utf8')).map(
      ({ instead, line, phrase }) =>
        `${file}:${line}: "${phrase}"; write "${instead}"`,
    ),
  )
}
