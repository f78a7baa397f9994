/** Forgets what other stories have begun and left open. */
export function forgetFlows(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('marketkit:flow:')) localStorage.removeItem(key)
}
