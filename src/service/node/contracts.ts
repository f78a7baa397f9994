import { createRequire } from 'node:module'
import {
  type Abi,
  type Address,
  type EncodeDeployDataParameters,
  encodeDeployData,
  getAddress,
  type Hex,
} from 'viem'
import { ConfigurationError } from '../../errors.js'
import { operator } from '../world/accounts.js'
import { collectionNames } from '../world/seedDatabase.js'
import { royaltyBps, type WorldContracts } from '../world/signOrders.js'
import { demoERC20, demoERC721, demoERC1155, demoWETH } from './artifacts.js'
import type { Send } from './createSender.js'

/**
 * Deploys Seaport 1.6 and the tokens of the local world.
 *
 * @throws ConfigurationError when the package with Seaport is missing.
 */
export async function deployContracts(send: Send): Promise<WorldContracts> {
  const deploy = async <const abi extends Abi>(
    contract: EncodeDeployDataParameters<abi>,
  ): Promise<Address> => {
    const { contractAddress } = await send(operator, {
      data: encodeDeployData(contract),
    })
    if (!contractAddress) throw new Error('The chain deployed no contract.')
    return getAddress(contractAddress)
  }
  const seaport = readSeaport()
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

type Artifact = { abi: Abi; bytecode: Hex }

function readSeaport(): { controller: Artifact; seaport: Artifact } {
  const folder = '@opensea/seaport-js/src/artifacts/seaport/contracts'
  const require = createRequire(import.meta.url)
  try {
    return {
      controller: require(
        `${folder}/conduit/ConduitController.sol/LocalConduitController.json`,
      ),
      seaport: require(`${folder}/Seaport.sol/Seaport.json`),
    }
  } catch (cause) {
    throw new ConfigurationError('Seaport cannot be deployed.', {
      cause,
      metaMessages: [
        'Its code comes from the optional peer `@opensea/seaport-js`.',
        'Install it: npm install --save-dev @opensea/seaport-js',
      ],
    })
  }
}
