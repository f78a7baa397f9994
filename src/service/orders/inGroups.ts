type Waiting<item, result> = {
  item: item
  resolve: (result: result) => void
  reject: (error: unknown) => void
}

/**
 * Batches items of the same moment, and those that arrive while others are
 * worked on. `work` returns one result for each item. If a group fails, its items
 * are worked on one by one, so that each fails for its own reason only.
 */
export function inGroups<item, result>(
  work: (items: readonly item[]) => Promise<readonly result[]>,
  { size }: { size: number },
): (item: item) => Promise<result> {
  let waiting: Waiting<item, result>[] = []
  let isBusy = false

  async function workAll() {
    // Requests that were read together come one after another.
    await new Promise((resolve) => setTimeout(resolve))
    while (waiting.length > 0) {
      const group = waiting.slice(0, size)
      waiting = waiting.slice(size)
      await workOn(group)
    }
    isBusy = false
  }

  async function workOn(group: readonly Waiting<item, result>[]) {
    try {
      const results = await work(group.map(({ item }) => item))
      for (const [index, { resolve }] of group.entries())
        resolve(results[index] as result)
    } catch (error) {
      const [only, ...others] = group
      if (others.length === 0) only?.reject(error)
      else for (const one of group) await workOn([one])
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, reject, resolve })
      if (isBusy) return
      isBusy = true
      void workAll()
    })
}
