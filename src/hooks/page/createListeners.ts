export function createListeners(start?: (emit: () => void) => () => void) {
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  const emit = () => {
    for (const listener of listeners) listener()
  }
  return {
    emit,
    subscribe(listener: () => void) {
      if (listeners.size === 0) stop = start?.(emit)
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.()
      }
    },
  }
}
