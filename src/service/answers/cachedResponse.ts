/** A response as bytes. */
export type CachedResponse = {
  /** JSON in UTF-8. */
  body: Uint8Array<ArrayBuffer>
  /** Returns the body in gzip. */
  compress(): Promise<Uint8Array<ArrayBuffer>>
  /** Returns a hash of the body, in hexadecimal digits. */
  hash(): Promise<string>
}

/**
 * Encodes JSON. Compressed bytes and hash are computed when they are
 * needed, and kept; `onGrow` is called with the number of additional bytes.
 */
export function createCachedResponse(
  json: string,
  onGrow: (bytes: number) => void,
): CachedResponse {
  const body = new TextEncoder().encode(json)
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined
  let digits: Promise<string> | undefined
  return {
    body,
    compress() {
      compressed ??= compress(body).then((bytes) => {
        onGrow(bytes.byteLength)
        return bytes
      })
      return compressed
    },
    hash() {
      digits ??= hash(body)
      return digits
    },
  }
}

async function compress(body: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([body])
    .stream()
    .pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function hash(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
