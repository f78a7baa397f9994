const maxLength = 1_000

/**
 * Shortens long text, which a service may have written, and long bytes: they may be a
 * signature, and errors end up in logs.
 */
export function redact(text: string): string {
  const redacted = text.replace(/(0x[0-9a-f]{8})[0-9a-f]{112,}/gi, '$1…')
  return redacted.length > maxLength
    ? `${redacted.slice(0, maxLength)}…`
    : redacted
}
