/** Returns a Markdown table with aligned columns. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const texts = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, at) =>
    Math.max(3, ...texts.map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((text, at) => (at ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0))).join(' | ')} |`
  const [first = [], ...others] = texts.map(line)
  const rule = `|${widths.map((width, at) => (at ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [first, rule, ...others].join('\n')
}

/** Returns a quantile of values; `share` is between 0 and 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return (
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ??
    Number.NaN
  )
}

/** Formats a number with about three significant digits. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value < 10
    ? value.toFixed(2)
    : value < 100
      ? value.toFixed(1)
      : value.toFixed(0)
}
