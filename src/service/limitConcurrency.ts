type Limit = <result>(work: () => Promise<result>) => Promise<result>

/**
 * Limits how many calls run at a time. Others wait for their turn; if too many
 * wait, the call throws the error that `createError` returns.
 */
export function limitConcurrency(
  limits: { running: number; waiting: number },
  createError: () => Error,
): Limit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limits.running) running++
    else {
      if (waiting.length >= limits.waiting) throw createError()
      await new Promise<void>((start) => waiting.push(start))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The next call takes over this one's place.
      if (next) next()
      else running--
    }
  }
}
