/** Whether a URL is one of this device, which is reached without a network. */
export function isLoopback(url: string | undefined): boolean {
  const { hostname = '' } = parseUrl(url) ?? {}
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname)
}

/** `URL.parse`, which old engines lack. */
export function parseUrl(url: string | undefined): URL | undefined {
  try {
    return new URL(url ?? '')
  } catch {
    return undefined
  }
}
