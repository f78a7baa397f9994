/** A request of an app to a world. */
export type WorldCall = {
  /** The recipient: the service or the node. */
  to: 'service' | 'node'
  /** Operation of the service, such as `GetOrders`, or method of the node, such as `eth_call`. */
  method: string
  /** Body of the request, or parameters of the method. */
  params: unknown
  /** When it was sent, as Unix time in milliseconds. */
  sentAt: number
  /** How long it took, in milliseconds. */
  duration: number
  /** Why it failed; undefined if it succeeded. */
  error?: string | undefined
}

/** Reports a request with its duration once it has ended. */
export async function reportCall<answer>(
  call: Pick<WorldCall, 'method' | 'params' | 'to'>,
  {
    onCall,
    readError = () => undefined,
    send,
  }: {
    onCall: (call: WorldCall) => void
    /** Returns why an answer is a failure. @default none is */
    readError?: ((answer: answer) => string | undefined) | undefined
    send: () => Promise<answer>
  },
): Promise<answer> {
  const sentAt = Date.now()
  const start = performance.now()
  const report = (error: string | undefined) =>
    onCall({ ...call, sentAt, duration: performance.now() - start, error })
  const answer = await send().catch((error) => {
    report(getMessage(error))
    throw error
  })
  report(readError(answer))
  return answer
}

function getMessage(error: unknown): string {
  const { details, message } = Object(error)
  return String(details || message || error)
}
