import { type Hex, isAddressEqual, numberToHex } from 'viem'
import type { MarketplaceClient } from '../../rpc/client.js'
import { generateBuyTransaction } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import type { WorldInfo } from '../../service/world/describeWorld.js'
import type { CallChain } from '../wallet/callChain.js'

/** More than wallets pay, so that this purchase is mined before a pending one. */
const fees = {
  maxFeePerGas: numberToHex(500n * 10n ** 9n),
  maxPriorityFeePerGas: numberToHex(100n * 10n ** 9n),
}

/**
 * Buys what is available of a listing with an account that is neither for wallets nor
 * the seller's.
 */
export async function buyAsOther(
  order: Order,
  {
    callChain,
    client,
    world,
  }: {
    callChain: CallChain
    client: MarketplaceClient
    world: Pick<WorldInfo, 'accounts' | 'chainId' | 'walletAccounts'>
  },
): Promise<void> {
  const buyer = world.accounts
    .slice(world.walletAccounts)
    .find(({ address }) => !isSeller(order, address))?.address
  if (!buyer) throw new Error('The world has no other account.')
  const { steps } = await client.request(
    generateBuyTransaction,
    {
      buyer,
      collectionAddress: order.collectionContractAddress,
      marketplace: order.marketplace,
      ordersData: [
        {
          orderId: order.orderId,
          quantity: order.quantityAvailable ?? order.quantityRemaining ?? '1',
        },
      ],
    },
    { chainId: world.chainId },
  )
  const hashes: unknown[] = []
  for (const { data, to, value } of steps) {
    const call = {
      from: buyer,
      to,
      data,
      value: numberToHex(BigInt(value ?? 0)),
    }
    hashes.push(
      await callChain({
        method: 'eth_sendTransaction',
        params: [{ ...call, ...fees, gas: numberToHex(1_000_000) }],
      }),
    )
  }
  await callChain({ method: 'evm_mine', params: [] })
  for (const hash of hashes) await expectSuccess(hash, callChain)
}

function isSeller({ createdBy }: Order, address: Hex): boolean {
  return isAddressEqual(createdBy, address)
}

async function expectSuccess(
  hash: unknown,
  callChain: CallChain,
): Promise<void> {
  const receipt = await callChain({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  })
  if (Object(receipt).status !== '0x1')
    throw new Error('The other account could not buy the listing.')
}
