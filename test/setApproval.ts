import { parseAbi } from 'viem'
import type { TestWorld } from './world.js'

const abi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
])

/** Lets Seaport move an account's tokens, or revokes its approval. */
export async function setApproval(
  { info, publicClient, walletOf }: TestWorld,
  type: 'ERC721' | 'ERC1155',
  isApproved: boolean,
  account = 0,
): Promise<void> {
  const collection = info.collections.find((it) => it.type === type)
  if (!collection) throw new Error(`The world has no collection of ${type}.`)
  const hash = await walletOf(account).writeContract({
    abi,
    address: collection.address,
    args: [info.seaport, isApproved],
    functionName: 'setApprovalForAll',
  })
  await publicClient.waitForTransactionReceipt({ hash })
}
