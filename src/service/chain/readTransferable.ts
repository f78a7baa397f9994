import { encodeFunctionData } from 'viem'
import { type ChainView, once, orAbsent } from './chainView.js'
import type { Holding } from './reads.js'
import { erc721Abi, erc1155Abi } from './tokenAbis.js'

/** Receives tokens in simulations. It has no code, and no collection knows it. */
const stranger = '0xb0e5c1d4a7f29386e04b7d51c8fa62930e7d4b1f'

/** Gas of a transfer, with all hooks of the collection. */
const gas = 1_000_000n

/**
 * Whether Seaport can transfer one token from its owner to a stranger. The call
 * is the one that Seaport makes during a purchase. Soulbound tokens and blocking
 * hooks refuse it, although owner and approval are in order.
 */
export async function readTransferable(
  view: ChainView,
  { collection, contractType, owner, tokenId }: Holding,
): Promise<boolean> {
  const { blockNumber, client, seaport } = view
  const data =
    contractType === 'ERC721'
      ? encodeFunctionData({
          abi: erc721Abi,
          functionName: 'transferFrom',
          args: [owner, stranger, tokenId],
        })
      : encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'safeTransferFrom',
          args: [owner, stranger, tokenId, 1n, '0x'],
        })
  const done = await orAbsent(
    once(view, `transfer:${collection}:${owner}:${tokenId}`, () =>
      client.call({
        account: seaport,
        data,
        gas,
        to: collection,
        ...(blockNumber === undefined ? {} : { blockNumber }),
      }),
    ),
  )
  return done !== undefined
}
