const day = 86_400

/** Durations of a listing, in seconds. */
export const durations = [1, 3, 7, 30, 90, 180].map((days) => days * day)

/** Shortest and longest listing, in seconds. */
export const shortest = 15 * 60
export const longest = 365 * day

/** End of a listing in unix seconds, or why the date is invalid. */
export type ListingEnd =
  | { expiry: number; problem?: undefined }
  | { expiry?: undefined; problem: 'empty' | 'tooSoon' | 'tooLate' }

/** Returns the end of a listing that starts at `now`, in unix seconds. */
export function listingEnd(
  { duration, endsAt }: { duration: number; endsAt?: string | undefined },
  now: number,
): ListingEnd {
  if (endsAt === undefined) return { expiry: now + duration }
  const expiry = Math.floor(new Date(endsAt).getTime() / 1000)
  if (Number.isNaN(expiry)) return { problem: 'empty' }
  if (expiry < now + shortest) return { problem: 'tooSoon' }
  if (expiry > now + longest) return { problem: 'tooLate' }
  return { expiry }
}

/** Formats unix seconds for an `<input type="datetime-local">`. */
export function toLocalTime(seconds: number): string {
  const date = new Date(seconds * 1000)
  const offset = date.getTimezoneOffset() * 60_000
  return new Date(date.getTime() - offset).toISOString().slice(0, 16)
}
