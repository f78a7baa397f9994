import {
  type Address,
  encodeFunctionData,
  maxUint256,
  parseEther,
  parseUnits,
} from 'viem'
import { orderParameters } from '../chain/seaport.js'
import { seaportAbi } from '../chain/seaportAbi.js'
import { collectionAbi, erc20Abi } from '../chain/tokenAbis.js'
import { makers, operator, people, worldAccount } from './accounts.js'
import { demoERC20, demoERC721, demoERC1155, demoWETH } from './artifacts.js'
import type { Send } from './createSender.js'
import type { WorldPlan } from './plan.js'
import {
  type DraftedOrder,
  isOnChain,
  type WorldContracts,
} from './signOrders.js'

/** Mints and approves the tokens of the plan. */
export async function seedChain(
  send: Send,
  contracts: WorldContracts,
  plan: WorldPlan,
): Promise<void> {
  const { emblems, items, seaport, usdc, weth } = contracts
  for (const { account, count, first } of plan.emblems)
    await send(operator, {
      to: emblems,
      data: encodeFunctionData({
        abi: demoERC721.abi,
        functionName: 'mintRange',
        args: [worldAccount(account).address, BigInt(first), BigInt(count)],
      }),
    })
  for (const [index, { address }] of [...people, ...makers].entries()) {
    const grants = plan.items.filter(({ account }) => account === index)
    await send(operator, {
      to: items,
      data: encodeFunctionData({
        abi: demoERC1155.abi,
        functionName: 'mintBatch',
        args: [
          address,
          grants.map(({ tokenId }) => BigInt(tokenId)),
          grants.map(({ quantity }) => BigInt(quantity)),
        ],
      }),
    })
  }
  for (const { address } of people)
    await fund(send, contracts, { address, ether: '10', dollars: '25000' })
  for (const maker of makers) {
    const { address } = maker
    await fund(send, contracts, { address, ether: '60', dollars: '60000' })
    for (const to of [emblems, items])
      await send(maker, {
        to,
        data: encodeFunctionData({
          abi: collectionAbi,
          functionName: 'setApprovalForAll',
          args: [seaport, true],
        }),
      })
    for (const to of [usdc, weth])
      await send(maker, {
        to,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'approve',
          args: [seaport, maxUint256],
        }),
      })
  }
}

/** Registers on-chain orders with their makers' accounts. */
export async function registerOrders(
  send: Send,
  { seaport }: WorldContracts,
  orders: readonly DraftedOrder[],
): Promise<void> {
  const registered = orders.filter(isOnChain)
  for (const account of new Set(registered.map(({ account }) => account)))
    await send(worldAccount(account), {
      to: seaport,
      data: encodeFunctionData({
        abi: seaportAbi,
        functionName: 'validate',
        args: [
          registered
            .filter((order) => order.account === account)
            .map(({ components }) => ({
              parameters: orderParameters(components),
              signature: '0x' as const,
            })),
        ],
      }),
    })
}

async function fund(
  send: Send,
  { usdc, weth }: WorldContracts,
  account: { address: Address; ether: string; dollars: string },
): Promise<void> {
  await send(operator, {
    to: usdc,
    data: encodeFunctionData({
      abi: demoERC20.abi,
      functionName: 'mint',
      args: [account.address, parseUnits(account.dollars, 6)],
    }),
  })
  const value = parseEther(account.ether)
  await send(operator, {
    to: weth,
    value,
    data: encodeFunctionData({ abi: demoWETH.abi, functionName: 'deposit' }),
  })
  await send(operator, {
    to: weth,
    data: encodeFunctionData({
      abi: demoWETH.abi,
      functionName: 'transfer',
      args: [account.address, value],
    }),
  })
}

/** Sets the metadata URIs of the collections. */
export async function setMetadataBase(
  send: Send,
  { emblems, items }: WorldContracts,
  base: string,
): Promise<void> {
  await send(operator, {
    to: emblems,
    data: encodeFunctionData({
      abi: demoERC721.abi,
      functionName: 'setBaseURI',
      args: [`${base}/metadata/emblems/`],
    }),
  })
  await send(operator, {
    to: items,
    data: encodeFunctionData({
      abi: demoERC1155.abi,
      functionName: 'setURI',
      args: [`${base}/metadata/items/{id}`],
    }),
  })
}
