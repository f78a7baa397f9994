import { afterEach, beforeEach } from 'vitest'
import type { TestWorld } from '../world.js'

/** The requests of one test, in order. */
export type Watched = {
  /** Operations asked of the service, such as `GetFloorOrder`. */
  operations: () => string[]
  /** Operations that the service has refused. */
  refused: () => string[]
  /** Methods asked of the node, such as `eth_call`. */
  methods: () => string[]
  /** Signals of the calls to the service. */
  signals: () => (AbortSignal | undefined)[]
  /** Forgets all requests so far. */
  clear: () => void
  /** Holds every answer back for a while, until the test ends. */
  delay: () => void
}

/** Watches every real request of the tests of a file. */
export function watchRequests(world: TestWorld): Watched {
  const real = globalThis.fetch
  let seen: {
    body: string
    isRefused?: boolean
    signal: AbortSignal | undefined
    url: string
  }[]

  let pause = 0

  beforeEach(() => {
    seen = []
    pause = 0
    globalThis.fetch = async (input, init) => {
      const call: (typeof seen)[number] = {
        body: String(init?.body),
        signal: init?.signal ?? undefined,
        url: input instanceof Request ? input.url : String(input),
      }
      seen.push(call)
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
      const response = await real(input, init)
      call.isRefused = response.status >= 400
      return response
    }
  })
  afterEach(() => {
    globalThis.fetch = real
  })

  const isNode = ({ url }: { url: string }) => url.startsWith(world.info.rpcUrl)
  const calls = () => seen.filter((it) => !isNode(it))
  const getOperation = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''
  return {
    operations: () => calls().map(getOperation),
    refused: () =>
      calls()
        .filter(({ isRefused }) => isRefused)
        .map(getOperation),
    methods: () =>
      seen
        .filter(isNode)
        .flatMap(({ body }) => [JSON.parse(body)].flat())
        .map(({ method }) => method),
    signals: () => calls().map(({ signal }) => signal),
    clear: () => {
      seen = []
    },
    delay: () => {
      pause = 500
    },
  }
}
