import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import {
  ConfigurationError,
  GuardError,
  InvalidStepError,
} from '../../../../src/errors.js'
import type { Step } from '../../../../src/rpc/schemas.js'
import { takeSample } from '../../../sample.js'
import { setupWorld } from '../../../world.js'
import { corpus, type FlowName, honestFlows, told } from './corpus.js'

const world = setupWorld()
let honest: Awaited<ReturnType<typeof honestFlows>>
let config: Config
let prompts: string[]

beforeAll(async () => {
  honest = await honestFlows(world)
})

beforeEach(async () => {
  prompts = []
  config = world.createTestConfig()
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  await connect(config, { connector })
  countPrompts(connector)
})

/** Records every request that would open a prompt. */
function countPrompts(connector: Config['connectors'][number]) {
  const original = connector.getProvider.bind(connector)
  connector.getProvider = async (parameters) => {
    const provider = (await original(parameters)) as {
      request(call: { method: string }): Promise<unknown>
    }
    return {
      ...provider,
      request: (call: { method: string }) => {
        if (/^(eth_send|eth_sign|personal_|wallet_send)/.test(call.method))
          prompts.push(call.method)
        return provider.request(call)
      },
    }
  }
}

/** A proxy in front of the service that sends other steps. */
const lying = (steps: Step[]) =>
  world.createClient({
    fetch: async (input, init) =>
      /Generate(Buy|Listing|Cancel)Transaction$/.test(String(input))
        ? Response.json({ steps })
        : fetch(input, init),
  })

const names = Object.keys(corpus) as FlowName[]

describe.each(names)('behavior: no lie about %s opens a prompt', (name) => {
  test.each(takeSample(corpus[name], 15))('%s', async (...lie) => {
    const { run, steps } = told(lie, honest.flows[name], honest.lieWorld)
    const error = await run(config, lying(steps)).catch((it: unknown) => it)
    expect(prompts).toEqual([])
    const refusals = [GuardError, InvalidStepError, ConfigurationError]
    expect(refusals.some((it) => error instanceof it)).toBe(true)
  })
})

test('behavior: the same flows without lies do open prompts', async () => {
  for (const name of ['buyEth', 'buyUsdc', 'listSigned', 'cancel'] as const) {
    const { run, steps } = honest.flows[name]
    prompts = []
    await run(config, lying(steps))
    expect(prompts).toHaveLength(steps.length)
  }
})
