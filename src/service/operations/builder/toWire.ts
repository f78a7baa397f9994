type Wire<value> = value extends Date ? string : value

/** Converts a row to its wire form: times as RFC 3339, without nulls. */
export function toWire<row extends object>(row: row) {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name,
        value instanceof Date ? value.toISOString() : value,
      ]),
  ) as { [name in keyof row]: Wire<row[name]> }
}
