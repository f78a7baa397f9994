/** Turns an id into a name: `external_1` → `External 1`. */
export function nameFrom(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
