import { expect, test, vi } from 'vitest'
import { createMarketplaceClient } from '../../../src/rpc/client.js'
import type { Step } from '../../../src/rpc/schemas.js'
import { createTrace } from '../../../src/steps/events/createTrace.js'
import { setupServer } from '../../rpc/server.js'
import { executeSteps } from '../executeUnverified.js'
import {
  chainId,
  firstComeFirstServed,
  getFailure,
  on,
  permission,
  setupChain,
  surroundings,
  walletError,
} from '../setup.js'

const { setup } = setupChain()
const take: Step = { id: 'buy', to: firstComeFirstServed, data: '0x' }
const signing: Step = {
  id: 'signEIP712',
  signature: permission,
  post: { endpoint: 'local/orders', method: 'POST', body: { order: 1 } },
}

async function traced(
  moods: Parameters<typeof setup>[0] = {},
  steps = [take, signing],
) {
  const server = await setupServer(() => ({ json: { orderId: 'a' } }), {
    accessKey: 'a-secret-key',
  })
  const trace = createTrace()
  const { config } = await setup(moods)
  const run = executeSteps(config, {
    client: server.client,
    chainId,
    ...surroundings(),
    steps,
    onEvent: trace.onEvent,
  })
  return { run, server, trace }
}

test('default: events tell the course of a flow', async () => {
  const { run, server, trace } = await traced()
  await run
  const { events } = trace.export()
  expect(events.map(({ at, flow, ...event }) => event)).toMatchInlineSnapshot(`
    [
      {
        "chainId": 31337,
        "kind": "steps",
        "resumed": false,
        "type": "started",
      },
      {
        "type": "unsaved",
      },
      {
        "steps": [
          0,
        ],
        "type": "prompted",
      },
      {
        "late": false,
        "steps": [
          0,
        ],
        "type": "answered",
      },
      {
        "step": 0,
        "type": "mined",
      },
      {
        "steps": [
          1,
        ],
        "type": "prompted",
      },
      {
        "late": false,
        "steps": [
          1,
        ],
        "type": "answered",
      },
      {
        "step": 1,
        "type": "posted",
      },
      {
        "type": "succeeded",
      },
    ]
  `)
  expect(new Set(events.map(({ flow }) => flow)).size).toBe(1)
  expect(events.every(Object.isFrozen)).toBe(true)
  expect(trace.export('another').events).toEqual([])

  // No event contains an identity or a secret.
  const text = JSON.stringify(trace.export())
  const { signature } = JSON.parse(server.seen[0]?.body ?? '')
  for (const secret of [signature, 'a-secret-key', firstComeFirstServed])
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  expect(text).not.toMatch(/0x[0-9a-f]{20}/i)
})

test('behavior: the event of a failure has its reason and step, but not its message', async () => {
  const { run, trace } = await traced({
    intercept: on('eth_sendTransaction', () => {
      throw walletError(4001, 'Ada said no.')
    }),
  })
  await getFailure(run)
  const { events } = trace.export()
  expect(events.at(-1)).toMatchObject({
    type: 'failed',
    error: 'StepError',
    reason: 'rejected',
    fundsMoved: 'no',
    step: 0,
  })
  expect(JSON.stringify(events)).not.toContain('Ada')
})

test('parameters: limit', () => {
  const { export: show, onEvent } = createTrace(2)
  for (const step of [1, 2, 3])
    onEvent({ type: 'mined', step, flow: 'a', at: step })
  expect(show().events.map(({ at }) => at)).toEqual([2, 3])
})

test('parameters: onEvent that throws does not stop a run', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { config } = await setup()
  const client = createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'http://127.0.0.1:9',
    networks: {},
  })
  const { hashes } = await executeSteps(config, {
    client,
    chainId,
    ...surroundings(),
    steps: [take],
    onEvent: () => {
      throw new Error('A listener of the host.')
    },
  })
  expect(hashes).toHaveLength(1)
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})
