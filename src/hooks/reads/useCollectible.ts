'use client'
import { collectibleQueryOptions } from '../../query/collectibleQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

/**
 * Fetches the metadata of one collectible; null if it has none. Operation:
 * `Marketplace/GetCollectible`.
 *
 * @example
 * import { useCollectible } from 'marketkit'
 *
 * const { data } = useCollectible({
 *   chainId: 137,
 *   contractAddress,
 *   tokenId: '7',
 * })
 */
export function useCollectible<selected = useCollectible.Data>(
  parameters: useCollectible.Parameters<selected>,
): useCollectible.ReturnType<selected> {
  return useRead(parameters, collectibleQueryOptions)
}

export declare namespace useCollectible {
  type Data = collectibleQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    collectibleQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
