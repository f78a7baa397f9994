import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../src/errors.js'
import { postStep } from '../../src/rpc/postStep.js'
import { setupServer } from './server.js'

const signature = '0xabcd'
const step = {
  id: 'signEIP712',
  executeType: 'order',
  post: {
    endpoint: 'local/orders',
    method: 'POST',
    body: { order: { zone: null, nested: [null, 1] } },
  },
}

test('default: the body of the post is sent with the signature', async () => {
  const { client, seen } = await setupServer(() => ({
    json: { orderId: '0x99' },
  }))
  expect(await postStep(client, step, { chainId: 31337, signature })).toEqual({
    orderId: '0x99',
  })
  expect(seen[0]).toMatchObject({ url: '/local/orders', method: 'POST' })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    ...step.post.body,
    signature,
  })
})

describe('parameters', () => {
  test('parameters: deliverSignature query', async () => {
    const { client, seen } = await setupServer(() => ({ json: {} }), {
      deliverSignature: 'query',
    })
    await postStep(client, step, { chainId: 31337, signature })
    expect(seen[0]).toMatchObject({
      url: '/local/orders?signature=0xabcd',
      body: JSON.stringify(step.post.body),
    })
  })

  test('parameters: deliverSignature execute', async () => {
    const { client, seen } = await setupServer(
      () => ({ json: { orderId: 7 } }),
      { deliverSignature: 'execute' },
    )
    expect(await postStep(client, step, { chainId: 31337, signature })).toEqual(
      { orderId: '7' },
    )
    expect(seen[0]?.url).toBe('/local/rpc/Marketplace/Execute')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      signature,
      method: 'POST',
      endpoint: 'local/orders',
      executeType: 'order',
      body: step.post.body,
    })
  })

  test('parameters: deliverSignature function', async () => {
    const { client, seen, url } = await setupServer(() => ({ json: {} }), {
      deliverSignature: (_step, signature) => ({
        url: `${url}/own`,
        body: [signature],
      }),
    })
    await postStep(client, step, { chainId: 31337, signature })
    expect(seen[0]).toMatchObject({ url: '/own', body: '["0xabcd"]' })
  })
})

describe('behavior', () => {
  test('behavior: a foreign origin is never called', async () => {
    const foreign = await setupServer(() => ({ json: {} }))
    const { client } = await setupServer(() => ({ json: {} }))
    await expect(
      postStep(
        client,
        { ...step, post: { ...step.post, endpoint: `${foreign.url}/orders` } },
        { chainId: 31337, signature },
      ),
    ).rejects.toThrowError(ConfigurationError)
    expect(foreign.seen).toEqual([])
  })

  test('behavior: a trusted origin is called', async () => {
    const foreign = await setupServer(() => ({ json: {} }))
    const { client } = await setupServer(() => ({ json: {} }), {
      trustedOrigins: [foreign.url],
    })
    await postStep(
      client,
      { ...step, post: { ...step.post, endpoint: `${foreign.url}/orders` } },
      { chainId: 31337, signature },
    )
    expect(foreign.seen).toHaveLength(1)
  })

  test.each(['javascript:alert(1)', 'data:text/plain,x', 'file:///etc/hosts'])(
    'behavior: the endpoint %s is refused',
    async (endpoint) => {
      const { client, seen } = await setupServer(() => ({ json: {} }))
      await expect(
        postStep(
          client,
          { ...step, post: { ...step.post, endpoint } },
          { chainId: 31337, signature },
        ),
      ).rejects.toThrowError(ConfigurationError)
      expect(seen).toEqual([])
    },
  )

  test('behavior: an endpoint with two slashes stays on the marketplace', async () => {
    const { client, seen } = await setupServer(() => ({ json: {} }))
    await postStep(
      client,
      { ...step, post: { ...step.post, endpoint: '//evil.example/x' } },
      { chainId: 31337, signature },
    )
    expect(seen.map(({ url }) => url)).toEqual(['/evil.example/x'])
  })
})
