type Waiting<item> = {
  item: item
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Batches items that arrive while others are written. If a group fails, its
 * items are written one by one, so that each fails for its own reason only.
 */
export function inGroups<item>(
  write: (items: readonly item[]) => Promise<void>,
  { size }: { size: number },
): (item: item) => Promise<void> {
  let waiting: Waiting<item>[] = []
  let isBusy = false

  async function writeAll() {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, size)
      waiting = waiting.slice(size)
      await writeGroup(group)
    }
    isBusy = false
  }

  async function writeGroup(group: readonly Waiting<item>[]) {
    try {
      await write(group.map(({ item }) => item))
      for (const { resolve } of group) resolve()
    } catch (error) {
      const [only, ...others] = group
      if (others.length === 0) only?.reject(error)
      else for (const one of group) await writeGroup([one])
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) void writeAll()
    })
}
