import type { Exchange } from '../service/service.js'
import { type Fault, signaturePlaces } from './fault.js'

type Act = (serve: () => Response, calls: number) => Response | 'hang'

const failed = (status: number, error: string): Response =>
  Response.json({ error, msg: 'It failed.', status }, { status })

const acts: [value: string, act: Act][] = [
  ['401', () => failed(401, 'Unauthorized')],
  ['403', () => failed(403, 'PermissionDenied')],
  ['404', () => failed(404, 'NotFound')],
  ['409', () => failed(409, 'Conflict')],
  ['422', () => failed(422, 'InvalidArgument')],
  [
    '429',
    (serve, calls) =>
      calls > 0
        ? serve()
        : Response.json(
            { error: 'RateLimited' },
            { status: 429, headers: { 'Retry-After': '2' } },
          ),
  ],
  [
    '500 then ok',
    (serve, calls) => (calls > 0 ? serve() : failed(500, 'WebrpcServerError')),
  ],
  [
    '500 after it was done',
    (serve, calls) => {
      const answer = serve()
      return calls > 0 ? answer : failed(500, 'WebrpcServerError')
    },
  ],
  [
    'timeout after it was done',
    (serve, calls) => {
      const answer = serve()
      return calls > 0 ? answer : 'hang'
    },
  ],
  [
    'malformed JSON',
    (serve) => {
      serve()
      return new Response('<html>Bad gateway</html>', { status: 200 })
    },
  ],
  [
    'schema drift',
    (serve) => {
      serve()
      return Response.json({ steps: 'none', orders: 7, orderId: { id: 1 } })
    },
  ],
]

/** The ten faults of HTTP, for quotes, posts and reads. */
export const httpFaults: Fault[] = acts.flatMap(([value, act]) =>
  (['quote', 'post', 'read'] as const).map((kind) => ({
    name: `${value} of a ${kind}`,
    axis: 'http' as const,
    value,
    fits: ({ flow }) => kind !== 'post' || signaturePlaces[flow] !== undefined,
    arrange({ onCalm, world: { serviceMoods } }) {
      const { answer } = serviceMoods
      let calls = 0
      serviceMoods.answer = (exchange: Exchange, serve) =>
        exchange.kind === kind ? act(serve, calls++) : answer(exchange, serve)
      onCalm(() => {
        serviceMoods.answer = answer
      })
    },
  })),
)
