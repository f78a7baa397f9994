import {
  type Abi,
  type Address,
  type EncodeDeployDataParameters,
  encodeDeployData,
  getAddress,
  type Hex,
} from 'viem'
import { operator } from './accounts.js'
import { demoERC20, demoERC721, demoERC1155, demoWETH } from './artifacts.js'
import type { Send } from './createSender.js'
import { collectionNames } from './seedDatabase.js'
import { royaltyBps, type WorldContracts } from './signOrders.js'

type Artifact = { abi: Abi; bytecode: Hex }

/** Compiled contracts of Seaport 1.6. */
export type SeaportArtifacts = { controller: Artifact; seaport: Artifact }

/** Deploys Seaport 1.6 and the tokens of the local world. */
export async function deployContracts(
  send: Send,
  seaport: SeaportArtifacts,
): Promise<WorldContracts> {
  const deploy = async <const abi extends Abi>(
    contract: EncodeDeployDataParameters<abi>,
  ): Promise<Address> => {
    const { contractAddress } = await send(operator, {
      data: encodeDeployData(contract),
    })
    if (!contractAddress)
      throw new Error('The transaction did not deploy a contract.')
    return getAddress(contractAddress)
  }
  const controller = await deploy({ ...seaport.controller, args: [] })
  const { emblems, items } = collectionNames
  return {
    seaport: await deploy({ ...seaport.seaport, args: [controller] }),
    emblems: await deploy({
      ...demoERC721,
      args: [
        emblems,
        'EMBLEM',
        '',
        operator.address,
        BigInt(royaltyBps.emblems),
      ],
    }),
    items: await deploy({
      ...demoERC1155,
      args: [items, 'ITEM', '', operator.address, BigInt(royaltyBps.items)],
    }),
    weth: await deploy(demoWETH),
    usdc: await deploy({ ...demoERC20, args: ['USD Coin', 'USDC', 6, false] }),
  }
}
