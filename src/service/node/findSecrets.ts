import { type CheckedConfig, isServer } from './serveSchema.js'

/** Characters from which a part of an address may be a key; words stay. */
const shortestKey = 12

/** What must never be in a line of the log. */
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

/** Messages may name a part of an address, or write it in another way. */
function findKeys(url: string): string[] {
  const { password, pathname, searchParams, username } = new URL(url)
  return [
    username,
    password,
    ...pathname.split('/'),
    ...searchParams.values(),
  ].filter((part) => part.length >= shortestKey)
}
