import { connect } from 'node:net'
import { hangLimit } from '../../../scripts/hangLimit.js'

/** The bytes of a request. */
export type RawRequest = {
  kind: string
  head: string
  body: Buffer
  /** Whether the sender disconnects after the last byte. */
  isCutOff: boolean
}

/** A response as it arrived. */
export type RawAnswer = { status: number; head: string; text: string }

/**
 * Sends bytes and reads until the other side closes. Returns undefined if it
 * sent nothing.
 */
export function exchange(
  url: string,
  { body, head, isCutOff }: RawRequest,
): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) })
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`No answer within ${hangLimit} ms.`))
    }, hangLimit)
    socket.on('data', (chunk) => chunks.push(chunk))
    // The service may respond and close before everything is written.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(parse(Buffer.concat(chunks)))
    })
    socket.write(head, 'latin1')
    if (isCutOff) socket.end(body)
    else socket.write(body)
  })
}

function parse(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  const rest = bytes.subarray(end + 4)
  const isChunked = /transfer-encoding: chunked/i.test(head)
  return {
    head,
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    text: (isChunked ? joined(rest) : rest).toString(),
  }
}

function joined(chunks: Buffer): Buffer {
  const end = chunks.indexOf('\r\n')
  const size = Number.parseInt(chunks.subarray(0, end).toString(), 16)
  if (!size) return Buffer.alloc(0)
  const from = end + 2
  return Buffer.concat([
    chunks.subarray(from, from + size),
    joined(chunks.subarray(from + size + 2)),
  ])
}
