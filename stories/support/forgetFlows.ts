/** Deletes the flows that a story, or every story, left pending. */
export function forgetFlows(story?: string): void {
  for (const [key, value] of Object.entries(localStorage))
    if (
      key.startsWith('marketkit:flow:') &&
      (!story || JSON.parse(value).scope === story)
    )
      localStorage.removeItem(key)
}
