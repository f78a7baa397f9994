const day = 86_400

/** Seconds for which a listing can be made. */
export const durations = [1, 3, 7, 30, 90, 180].map((days) => days * day)

/** Seconds that a listing lasts at least, and at most. */
export const shortest = 15 * 60
export const longest = 365 * day

/** When a listing ends, in unix seconds, or what is wrong with the date. */
export type ListingEnd =
  | { expiry: number; problem?: undefined }
  | { expiry?: undefined; problem: 'empty' | 'tooSoon' | 'tooLate' }

/** When a listing that is made at `now`, in unix seconds, ends. */
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

/** A moment in unix seconds, as a field for local times takes it. */
export function toLocalTime(seconds: number): string {
  const date = new Date(seconds * 1000)
  const offset = date.getTimezoneOffset() * 60_000
  return new Date(date.getTime() - offset).toISOString().slice(0, 16)
}
