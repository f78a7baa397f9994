/** Deletes the flows that other stories left pending. */
export function forgetFlows(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('marketkit:flow:')) localStorage.removeItem(key)
}
