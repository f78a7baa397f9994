import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { generateBuyTransaction } from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { buy, toBuyRequest } from '../../../src/steps/flows/buy.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { takeSample } from '../../sample.js'
import { getFailure, on } from '../setup.js'
import { dearer, setupReal } from './pages.js'

const { getAccount, getFunds, listing, openPage, ownerOf, rpc, world } =
  setupReal()

type Sent = {
  from: Hex
  hash: Hex
  input: Hex
  nonce: Hex
  to: Hex
  value: Hex
}

/**
 * A wallet whose first transaction stays pending; `meanwhile` runs before the
 * next block.
 */
function waiting(meanwhile: (sent: Sent) => Promise<unknown>, gas?: Hex) {
  let isFirst = true
  return on('eth_sendTransaction', async (request, forward) => {
    if (!isFirst) return forward(request)
    isFirst = false
    await rpc('evm_setAutomine', [false])
    const [asked] = request.params
    const hash = await forward({
      ...request,
      params: [{ ...asked, ...(gas ? { gas } : {}) }],
    })
    const sent: Sent = await rpc('eth_getTransactionByHash', [hash])
    setTimeout(async () => {
      await meanwhile(sent)
      await rpc('evm_setAutomine', [true])
      await rpc('anvil_mine', ['0x1'])
    }, 200)
    return hash
  })
}

/** Changes of a pending transaction in the wallet. */
const again =
  (change: (sent: Sent) => object, learn: (hash: Hex) => void = () => {}) =>
  async (sent: Sent) => {
    const { from, input: data, nonce, to, value } = sent
    const same = { from, to, data, nonce, value }
    learn(
      await rpc('eth_sendTransaction', [
        { ...same, ...dearer, ...change(sent) },
      ]),
    )
  }

const toMyself = ({ from }: Sent) => ({ to: from, data: '0x', value: '0x0' })
const toOthers = () => ({ to: getAccount(2), data: '0x', value: '0x5' })

/** Buys with another account and a higher priority fee. */
async function outbid(order: Order) {
  const rival = getAccount(1)
  const { steps } = await world
    .createClient()
    .request(generateBuyTransaction, toBuyRequest({ buyer: rival, order }), {
      chainId: world.info.chainId,
    })
  for (const { data, to, value = '0' } of steps)
    await rpc('eth_sendTransaction', [
      {
        ...{ from: rival, to, data, value: `0x${BigInt(value).toString(16)}` },
        ...{ gas: '0xf4240', ...dearer },
      },
    ])
}

describe('a purchase in ETH', () => {
  test('default: one prompt, one payment', async () => {
    const order = await listing('ETH')
    const { config, parameters, wallet } = await openPage()
    const before = await getFunds('ETH')
    const { indexed } = await buy(config, { ...parameters, order })
    expect(indexed).toBe(true)
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
    expect(wallet.prompts).toEqual(['eth_sendTransaction'])
  })

  test('behavior: a purchase that is mined and reverted pays nothing', async () => {
    const order = await listing('ETH')
    const intercept = waiting(() => outbid(order), '0xf4240')
    const { config, parameters, wallet } = await openPage({ intercept })
    const before = await getFunds('ETH')
    expect(
      await getFailure(buy(config, { ...parameters, order })),
    ).toMatchObject({
      reason: 'reverted',
      details: 'OrderAlreadyFilled',
      fundsMoved: 'no',
    })
    expect(await ownerOf(order)).toBe(getAccount(1))
    expect(await getFunds('ETH')).toBe(before)
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: a purchase sped up in the wallet succeeds with its new hash', async () => {
    const order = await listing('ETH')
    let other: Hex = '0x'
    const intercept = waiting(
      again(
        () => ({}),
        (hash) => {
          other = hash
        },
      ),
    )
    const { config, parameters, wallet } = await openPage({ intercept })
    const before = await getFunds('ETH')
    const { hashes, indexed } = await buy(config, { ...parameters, order })
    expect(hashes).toEqual([other])
    expect(indexed).toBe(true)
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
    expect(wallet.prompts).toHaveLength(1)
  })

  const replacements = [
    ['a purchase cancelled in the wallet', toMyself, 'cancelled', 'no', 0n],
    ['a purchase replaced in the wallet', toOthers, 'replaced', 'maybe', 5n],
  ] as const

  test.each(replacements)(
    'behavior: %s can be retried and is paid once',
    async (_name, change, reason, fundsMoved, lost) => {
      const order = await listing('ETH')
      const intercept = waiting(again(change))
      const { config, parameters, wallet } = await openPage({ intercept })
      const before = await getFunds('ETH')
      const run = () => buy(config, { ...parameters, order })
      expect(await getFailure(run())).toMatchObject({ reason, fundsMoved })
      expect(await ownerOf(order)).not.toBe(getAccount(0))
      expect(before - (await getFunds('ETH'))).toBe(lost)
      expect(wallet.prompts).toHaveLength(1)

      await run()
      expect(await ownerOf(order)).toBe(getAccount(0))
      const paid = BigInt(order.priceAmount) + lost
      expect(before - (await getFunds('ETH'))).toBe(paid)
      expect(wallet.prompts).toHaveLength(2)
    },
  )

  test('behavior: a dropped purchase is prompted again only with consent', async () => {
    const order = await listing('ETH')
    const intercept = waiting(({ hash }) =>
      rpc('anvil_dropTransaction', [hash]),
    )
    const { config, parameters, wallet } = await openPage({ intercept })
    const before = await getFunds('ETH')
    const run = (acknowledge?: readonly string[]) =>
      buy(config, { ...parameters, order, acknowledge, timeout: 1_500 })
    const lost = { reason: 'notConfirmed', fundsMoved: 'maybe' }
    expect(await getFailure(run())).toMatchObject(lost)
    expect(await getFailure(run())).toMatchObject(lost)
    expect(wallet.prompts).toHaveLength(1)
    const [flow] = await resumeFlows(config, { ...parameters, timeout: 0 })
    expect(flow).toMatchObject({ status: 'unresolved' })

    await run([flow?.id ?? ''])
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
    expect(wallet.prompts).toHaveLength(2)
    expect(await resumeFlows(config, parameters)).toEqual([])
  })
})

describe('an approval of USDC', () => {
  test('default: two prompts, one payment', async () => {
    const order = await listing('USDC')
    const { config, parameters, wallet } = await openPage()
    const before = await getFunds('USDC')
    await buy(config, { ...parameters, order })
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('USDC'))).toBe(BigInt(order.priceAmount))
    expect(wallet.prompts).toHaveLength(2)
  })

  const ends = [
    // Enough gas to be mined, but not to succeed.
    [
      'an approval that is mined and reverted',
      async () => {},
      '0x6270',
      'reverted',
    ],
    [
      'an approval cancelled in the wallet',
      again(toMyself),
      undefined,
      'cancelled',
    ],
    [
      'an approval replaced in the wallet',
      again(toOthers),
      undefined,
      'replaced',
    ],
  ] as const

  test.each(takeSample(ends, 3))(
    'behavior: %s is not followed by a second prompt',
    async (_name, meanwhile, gas, reason) => {
      const order = await listing('USDC')
      const intercept = waiting(meanwhile, gas)
      const { config, parameters, wallet } = await openPage({ intercept })
      const before = await getFunds('USDC')
      expect(
        await getFailure(buy(config, { ...parameters, order })),
      ).toMatchObject({ reason, index: 0 })
      expect(wallet.prompts).toHaveLength(1)
      expect(await getFunds('USDC')).toBe(before)

      await buy(config, { ...parameters, order })
      expect(await ownerOf(order)).toBe(getAccount(0))
      expect(before - (await getFunds('USDC'))).toBe(BigInt(order.priceAmount))
      expect(wallet.prompts).toHaveLength(3)
    },
  )

  test('behavior: an approval that is never mined is not followed by a purchase', async () => {
    const order = await listing('USDC')
    const intercept = waiting(({ hash }) =>
      rpc('anvil_dropTransaction', [hash]),
    )
    const { config, parameters, wallet } = await openPage({ intercept })
    const run = buy(config, { ...parameters, order, timeout: 1_500 })
    expect(await getFailure(run)).toMatchObject({
      reason: 'notConfirmed',
      index: 0,
    })
    expect(wallet.prompts).toHaveLength(1)
    expect(await ownerOf(order)).not.toBe(getAccount(0))
  })
})
