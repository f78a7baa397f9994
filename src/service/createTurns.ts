/** Runs a work in its turn. */
export type Turns = <result>(work: () => Promise<result>) => Promise<result>

/** Limits how many works run at a time; others wait for their turn. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running++
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The next work takes over this turn.
      if (next) next()
      else running--
    }
  }
}
