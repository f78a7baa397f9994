/** Progress of the world's start. */
export type Progress = {
  /** The part that is being loaded. */
  part: 'files' | 'database' | 'chain' | 'service'
  /** How much of everything is done, from 0 to 1. */
  done: number
}

/** A question to the Worker of the world. */
export type Question =
  | { name: 'describe'; url: string }
  | { name: 'fetch'; request: PlainRequest }
  | { name: 'rpc'; method: string; params: unknown }
  | { name: 'reset'; url: string }

/** Returns a name that is the same wherever the world is: at `url`. */
export function nameQuestion(question: Question, url: string): string {
  if (question.name === 'fetch') {
    const { body, method, url: address } = question.request
    return `${method} ${address.slice(url.length)} ${body}`
  }
  if (question.name === 'rpc')
    return `${question.method} ${JSON.stringify(question.params)}`
  return question.name
}

/** A request that can be posted to a Worker. */
export type PlainRequest = {
  url: string
  method: string
  headers: [string, string][]
  body: string | undefined
}

/** A response that a Worker can post. */
export type PlainResponse = {
  status: number
  headers: [string, string][]
  body: string
}

/** An error, with the fields of JSON-RPC. */
export type Failure = { message: string; code?: number; data?: unknown }

/** A message of the Worker: an answer, progress, or that every trade was undone. */
export type Message =
  | { id: number; result: unknown }
  | { id: number; failure: Failure }
  | { progress: Progress }
  | { reset: true }
