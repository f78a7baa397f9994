import type { Context } from 'hono'

/** Whether a request asks for a read in its URL. */
export function isGet({ req: { method } }: Pick<Context, 'req'>): boolean {
  return method === 'GET' || method === 'HEAD'
}
