const prefix = 'wall-'

/** Returns the name of a frame of a wall. */
export function nameFrame(place: number): string {
  return `${prefix}${place}`
}

/** Returns the place of this page in a wall; undefined outside of one. */
export function readFramePlace(): number | undefined {
  const { name } = window
  return name.startsWith(prefix) ? Number(name.slice(prefix.length)) : undefined
}
