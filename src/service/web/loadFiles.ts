/**
 * Loads compressed files, and returns them uncompressed. Reports which part of
 * their bytes has arrived, from 0 to 1.
 */
export async function loadFiles<const urls extends readonly string[]>(
  urls: urls,
  onProgress: (done: number) => void,
): Promise<{ [index in keyof urls]: Blob }> {
  let loaded = 0
  let total = 0
  const responses = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url)
      if (!response.ok || !response.body)
        throw new Error(`${url} answered ${response.status}.`)
      total += Number(response.headers.get('content-length') ?? 0)
      return { body: response.body, url }
    }),
  )
  const files = responses.map(({ body, url }) => {
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          loaded += chunk.length
          if (total) onProgress(Math.min(1, loaded / total))
          controller.enqueue(chunk)
        },
      }),
    )
    return readFile(counted, url)
  })
  return (await Promise.all(files)) as { [index in keyof urls]: Blob }
}

/** Some servers take `.gz` for an encoding, so that the browser unpacks it. */
async function readFile(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  url: string,
): Promise<Blob> {
  const file = await new Response(body).blob()
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  if (!isPacked || !url.endsWith('.gz')) return file
  const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked).blob()
}
