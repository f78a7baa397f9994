import { createWalletClient } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { generateBuyTransaction, type Order } from '../../src/core.js'
import { loadWorld } from './world.js'
import { worldSource } from './worldSource.js'

/** Buys from a listing with another account. */
export async function buyAsRival(order: Order): Promise<void> {
  const { chain, client, info } = await loadWorld()
  const rival = info.accounts.find(
    ({ address }, position) => position > 0 && address !== order.createdBy,
  )
  if (!rival) throw new Error('The world has nobody else.')
  const { steps } = await client.request(
    generateBuyTransaction,
    {
      buyer: rival.address,
      collectionAddress: order.collectionContractAddress,
      marketplace: order.marketplace,
      ordersData: [{ orderId: order.orderId, quantity: '1' }],
    },
    { chainId: order.chainId },
  )
  const wallet = createWalletClient({
    account: rival.address,
    chain,
    transport: worldSource.transport(info.rpcUrl),
  })
  for (const { data, to, value } of steps) {
    const hash = await wallet.sendTransaction({
      data: data as `0x${string}`,
      to: to as `0x${string}`,
      value: BigInt(value ?? 0),
    })
    await waitForTransactionReceipt(wallet, { hash })
  }
}
