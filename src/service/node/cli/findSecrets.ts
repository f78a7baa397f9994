import { type CheckedConfig, isServer } from './serveSchema.js'

/**
 * Minimum characters of a part of a URL that may be a key; shorter words are
 * not redacted.
 */
const shortestKey = 12

/** Returns the texts that no line of the log may contain. */
export function findSecrets({
  database,
  networks,
  projects,
}: CheckedConfig): string[] {
  const urls = networks.flatMap(({ rpcUrls }) => rpcUrls)
  const server = database && isServer(database) ? [database] : []
  return [
    ...[...server, ...urls].flatMap((url) => [url, ...findKeys(url)]),
    ...projects.flatMap(({ accessKeys }) => accessKeys),
  ]
}

/**
 * Error messages may contain parts of a URL, or write them in another encoding.
 */
function findKeys(url: string): string[] {
  const { password, pathname, searchParams, username } = new URL(url)
  return [
    username,
    password,
    ...pathname.split('/'),
    ...searchParams.values(),
  ].filter((part) => part.length >= shortestKey)
}
