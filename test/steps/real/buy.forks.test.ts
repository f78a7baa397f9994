import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { generateBuyTransaction } from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { buy, toBuyRequest } from '../../../src/steps/flows/buy.js'
import { getFailure, on } from '../setup.js'
import { dearer, setupReal } from './pages.js'

const {
  getAccount,
  getFunds,
  listing,
  openPage,
  readOrder,
  ownerOf,
  places,
  rpc,
  world,
} = setupReal()

type Sent = Record<
  'from' | 'gas' | 'hash' | 'input' | 'nonce' | 'to' | 'value',
  Hex
>

const isMined = async (hash: Hex) =>
  (await rpc('eth_getTransactionReceipt', [hash])) !== null

/** A wallet whose transaction is mined, and undone by a reorg. */
function undone(afterwards: (sent: Sent) => Promise<unknown>) {
  let isFirst = true
  return on('eth_sendTransaction', async (request, forward) => {
    if (!isFirst) return forward(request)
    isFirst = false
    const hash = await forward(request)
    const sent: Sent = await rpc('eth_getTransactionByHash', [hash])
    setTimeout(async () => {
      await rpc('evm_setAutomine', [false])
      await rpc('anvil_rollback', [1])
      await rpc('anvil_dropAllTransactions')
      await afterwards(sent)
      await rpc('evm_setAutomine', [true])
      await rpc('anvil_mine', ['0x4'])
    }, 400)
    return hash
  })
}

/** Sends an undone transaction again, as nodes do. */
const again = ({ from, gas, input: data, nonce, to, value }: Sent) =>
  rpc('eth_sendTransaction', [{ from, gas, data, nonce, to, value }])

/** Another account buys first this time. */
async function outbid(order: Order) {
  const from = getAccount(1)
  const { steps } = await world
    .createClient()
    .request(generateBuyTransaction, toBuyRequest({ buyer: from, order }), {
      chainId: world.info.chainId,
    })
  for (const { data, to, value = '0' } of steps) {
    const wanted = `0x${BigInt(value).toString(16)}`
    const call = { from, to, data, value: wanted, gas: '0xf4240' }
    await rpc('eth_sendTransaction', [{ ...call, ...dearer }])
  }
}

describe('a reorganisation undoes the purchase', () => {
  test('behavior: a purchase that is mined again succeeds', async () => {
    const order = await listing('ETH')
    const intercept = undone(again)
    const { config, parameters, wallet } = await openPage({ intercept })
    const before = await getFunds('ETH')
    const { hashes } = await buy(config, {
      ...parameters,
      order,
      confirmations: 3,
    })
    expect(hashes).toHaveLength(1)
    expect(await isMined(hashes[0] ?? '0x')).toBe(true)
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: a purchase that is mined again and reverts pays nothing', async () => {
    const order = await listing('ETH')
    const intercept = undone(async (sent) => {
      await outbid(order)
      await again(sent)
    })
    const { config, parameters, wallet } = await openPage({ intercept })
    const before = await getFunds('ETH')
    const run = buy(config, { ...parameters, order, confirmations: 3 })
    expect(await getFailure(run)).toMatchObject({
      reason: 'reverted',
      fundsMoved: 'no',
    })
    expect(await ownerOf(order)).toBe(getAccount(1))
    expect(await getFunds('ETH')).toBe(before)
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: a purchase that is never mined again is repeated only with consent', async () => {
    const order = await listing('ETH')
    const intercept = undone(async () => {})
    const { config, parameters, wallet } = await openPage({ intercept })
    const before = await getFunds('ETH')
    const run = (acknowledge?: readonly string[]) =>
      buy(config, {
        ...{ ...parameters, acknowledge, order },
        ...{ confirmations: acknowledge ? 1 : 3, timeout: 2_500 },
      })
    const lost = { reason: 'notConfirmed', fundsMoved: 'maybe' }
    expect(await getFailure(run())).toMatchObject(lost)
    const { unresolved, ...error } = await getFailure(run())
    expect(error).toMatchObject(lost)
    expect(wallet.prompts).toHaveLength(1)
    expect(await ownerOf(order)).not.toBe(getAccount(0))

    await run(unresolved)
    expect(wallet.prompts).toHaveLength(2)
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
  })

  test('behavior: after the end of the flow, the order can be bought again', async () => {
    const order = await listing('ETH')
    const { config, parameters, wallet } = await openPage()
    const before = await getFunds('ETH')
    expect((await buy(config, { ...parameters, order })).indexed).toBe(true)
    await rpc('anvil_reorg', [1, []])
    await rpc('anvil_dropAllTransactions')
    await rpc('anvil_mine', ['0x2'])
    expect(await ownerOf(order)).not.toBe(getAccount(0))

    const now = await readOrder(places.emblems, order.orderId)
    expect(now.status).toBe('active')
    await buy(config, { ...parameters, order: now })
    expect(wallet.prompts).toHaveLength(2)
    expect(await ownerOf(order)).toBe(getAccount(0))
    expect(before - (await getFunds('ETH'))).toBe(BigInt(order.priceAmount))
  })
})
