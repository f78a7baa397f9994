import type { Address, Hex } from 'viem'
import { generateBuyTransaction, type Order } from '../src/core.js'
import { toBuyRequest } from '../src/steps/flows/buy.js'
import type { TestWorld } from './world.js'

/** Buys an order with one of the world's accounts, without the page. */
export async function buyAs(
  world: TestWorld,
  account: number,
  order: Order,
): Promise<void> {
  const wallet = world.walletOf(account)
  const { steps } = await world
    .createClient()
    .request(
      generateBuyTransaction,
      toBuyRequest({ order, buyer: wallet.account.address }),
      { chainId: world.info.chainId },
    )
  for (const { data, to, value } of steps) {
    const hash = await wallet.sendTransaction({
      data: data as Hex,
      to: to as Address,
      value: BigInt(value ?? 0),
    })
    await world.publicClient.waitForTransactionReceipt({ hash })
  }
}
