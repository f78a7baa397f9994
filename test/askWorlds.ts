import { inject } from 'vitest'

/** Tests may put another one into its place. */
const ownFetch = fetch

/** Sends a request to the run's process of worlds. */
export async function askWorlds<result = void>(
  path: string,
  body: unknown = {},
): Promise<result> {
  const response = await ownFetch(`${inject('worldsUrl')}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const { error, result } = await response.json()
  if (error) throw new Error(error)
  return result
}
