import type { Context } from 'hono'
import type { Answer } from '../answers/answer.js'
import type { Question } from '../answers/createAnswerCache.js'
import type { AppEnv } from './appEnv.js'
import { isGet } from './isGet.js'
import { isKnown } from './isKnown.js'
import { json, respond } from './respond.js'

/** Bytes from which on an answer is compressed. */
const longAnswer = 1_024

/**
 * A response that needs a key must not be shared: browsers keep it, and ask
 * before each use. A CDN may keep the others.
 */
const lifetimes = {
  private: 'private, no-cache',
  public: 'public, max-age=1, stale-while-revalidate=5',
}

/** Creates the response to a read. */
export async function sendAnswer(
  c: Context<AppEnv>,
  {
    answer,
    isPublic,
    question,
  }: { answer: Answer; isPublic: boolean; question: Question },
): Promise<Response> {
  const isCompressed =
    answer.body.byteLength >= longAnswer &&
    acceptsGzip(c.req.header('Accept-Encoding'))
  const content = {
    ...json,
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  }
  const getBody = () => (isCompressed ? answer.compress() : answer.body)
  if (!isGet(c)) return respond(c, await getBody(), 200, content)
  const tag = `"${await answer.hash()}${isCompressed ? '-gzip' : ''}"`
  const headers = {
    'Cache-Control': isPublic ? lifetimes.public : lifetimes.private,
    ETag: tag,
    'Surrogate-Key': getSurrogateKey(question),
    Vary: isPublic
      ? 'Accept-Encoding'
      : 'Accept-Encoding, X-Access-Key, Origin',
  }
  return isKnown(c.req.header('If-None-Match'), tag)
    ? respond(c, null, 304, headers)
    : respond(c, await getBody(), 200, { ...content, ...headers })
}

function acceptsGzip(header = ''): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)
}

/** Names the collections, so that a CDN can drop their responses. */
function getSurrogateKey({ chainId, contractAddresses }: Question): string {
  const names = contractAddresses.map(
    (address) => `${chainId}:${address.toLowerCase()}`,
  )
  return [...new Set(names)].join(' ')
}
