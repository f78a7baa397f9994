import { type Abi, type Hex, keccak256 } from 'viem'
import {
  audienceContacts,
  audiences,
  contractSources,
  contracts,
} from '../database/schema.js'
import type { Db } from '../database/types.js'
import { worldAccount } from './accounts.js'
import { worldAudienceId, worldContacts, worldProject } from './project.js'

/** ABI and bytecode of a contract. */
export type Artifact = { abi: Abi; bytecode: Hex }

/** A contract of the project. */
export type ProjectContract = {
  name: string
  address: `0x${string}`
  type: 'ERC20' | 'ERC721' | 'ERC1155'
  source: 'LINKED' | 'DEPLOYED'
  artifact: Artifact
}

const descriptions = {
  ERC721: ['Collection', 'Single collectibles with royalties.'],
  ERC1155: ['Items', 'Collectibles with quantities and royalties.'],
  ERC20: ['Currency', 'A currency with decimals of your choice.'],
} as const

/** Inserts the builder's records: contracts, their sources, the audience. */
export async function seedBuilder(
  db: Db,
  { chainId, known }: { chainId: number; known: readonly ProjectContract[] },
): Promise<void> {
  const projectId = worldProject.id
  await db.insert(audiences).values({
    id: worldAudienceId,
    projectId,
    name: 'Founding collectors',
  })
  await db.insert(audienceContacts).values(
    worldContacts.map(({ account, email, name }, index) => ({
      id: index + 1,
      audienceId: worldAudienceId,
      name,
      address: worldAccount(account).address,
      email,
    })),
  )
  await db.insert(contracts).values(
    known.map(({ address, artifact, name, source, type }, index) => ({
      id: index + 1,
      projectId,
      contractName: name,
      contractAddress: address,
      contractType: type,
      chainId,
      source,
      abi: JSON.stringify(artifact.abi),
      ...(source === 'DEPLOYED' ? getCode(artifact) : {}),
      audienceId: type === 'ERC20' ? null : worldAudienceId,
    })),
  )
  const types = ['ERC721', 'ERC1155', 'ERC20'] as const
  await db.insert(contractSources).values(
    types.flatMap((contractType, index) => {
      const artifact = known.find(({ type }) => type === contractType)?.artifact
      const [name, description] = descriptions[contractType]
      if (!artifact) return []
      return {
        id: index + 1,
        uid: `marketkit-${contractType.toLowerCase()}`,
        contractType,
        projectId,
        name,
        description,
        author: 'MarketKit',
        license: 'MIT',
        abi: JSON.stringify(artifact.abi),
        ...getCode(artifact),
      }
    }),
  )
}

function getCode({ bytecode }: Artifact) {
  return { bytecode, bytecodeHash: keccak256(bytecode) }
}
