const prefix = 'wall-'

/** Place of the examples of a docs page among the frames of walls. */
export const docsPlace = 98

/** Returns the name of a frame of a wall. */
export function nameFrame(place: number): string {
  return `${prefix}${place}`
}

/** Returns the place of this page in a wall; undefined outside of one. */
export function readFramePlace(): number | undefined {
  const { name } = window
  return name.startsWith(prefix) ? Number(name.slice(prefix.length)) : undefined
}

/**
 * Gives a frame its own locks, as if it ran in another browser. Otherwise a prompt that
 * one frame leaves open would stop the trades of all others.
 */
export function separateLocks(place: number): void {
  const { locks } = navigator
  // Insecure pages, such as those of another machine, have none.
  if (!locks) return
  const request = locks.request.bind(locks)
  locks.request = (name: string, ...rest: unknown[]) =>
    Reflect.apply(request, undefined, [`${nameFrame(place)} ${name}`, ...rest])
}
