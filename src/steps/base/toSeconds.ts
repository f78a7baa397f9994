/** Unix seconds of a time in RFC 3339 or in unix seconds. */
export function toSeconds(timestamp: string): string {
  return /^\d+$/.test(timestamp)
    ? timestamp
    : String(Math.floor(Date.parse(timestamp) / 1000))
}
