import { type QueryKey, queryOptions } from '@tanstack/react-query'
import {
  type Address,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  erc721Abi,
  erc1155Abi,
  isAddressEqual,
} from 'viem'
import { multicall, readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { MarketKitError } from '../errors.js'
import { toKeyPart } from './queryKey.js'
import { ordersStaleTime, readSettings } from './settings.js'

/**
 * Bytes of calls for one multicall, a hundred of them, where the chain has no
 * contract for it and its code is sent along: nodes then answer 24 kB at most.
 */
const longestCalls = 3_600

/**
 * How many an account holds of each of these collectibles, asked of the chain
 * in one call, however many they are.
 *
 * @example
 * import { holdingsQueryOptions } from 'marketkit/core'
 *
 * const held = await queryClient.fetchQuery(
 *   holdingsQueryOptions(wagmiConfig, {
 *     account,
 *     chainId: 137,
 *     contractAddress,
 *     contractType: 'ERC721',
 *     tokenIds: ['7', '8'],
 *   }),
 * )
 */
export function holdingsQueryOptions(
  config: Config,
  parameters: holdingsQueryOptions.Parameters,
) {
  type Data = holdingsQueryOptions.Data
  const place = ['marketkit', 'chain', 'Chain', 'Holdings'] as const
  return queryOptions<Data, MarketKitError, Data, QueryKey>({
    ...readSettings,
    queryKey: [...place, toKeyPart(parameters)],
    queryFn: () => readHoldings(config, parameters),
    staleTime: ordersStaleTime,
  })
}

export declare namespace holdingsQueryOptions {
  type Parameters = {
    /** Whose they are. */
    account: Address
    /** Chain of the collection. */
    chainId: number
    /** The collection. */
    contractAddress: Address
    /** Its kind. */
    contractType: 'ERC721' | 'ERC1155'
    /** Which collectibles. */
    tokenIds: readonly string[]
  }
  /** How many by token id, as decimal digits; `'0'` for none. */
  type Data = Record<string, string>
}

async function readHoldings(
  config: Config,
  parameters: holdingsQueryOptions.Parameters,
): Promise<holdingsQueryOptions.Data> {
  const { chainId, contractAddress, tokenIds } = parameters
  try {
    if (tokenIds.length === 0) return {}
    const amounts = await (parameters.contractType === 'ERC1155'
      ? readBalances(config, parameters)
      : readOwners(config, parameters))
    return Object.fromEntries(
      tokenIds.map((tokenId, index) => [tokenId, String(amounts[index])]),
    )
  } catch (cause) {
    throw new MarketKitError('What the account holds could not be read.', {
      cause,
      metaMessages: [`Chain: ${chainId}`, `Collection: ${contractAddress}`],
    })
  }
}

function readBalances(
  config: Config,
  { account, chainId, contractAddress, tokenIds }: Read,
): Promise<readonly bigint[]> {
  return readContract(config.getClient({ chainId }), {
    abi: erc1155Abi,
    address: contractAddress,
    functionName: 'balanceOfBatch',
    args: [tokenIds.map(() => account), tokenIds.map(BigInt)],
  })
}

async function readOwners(
  config: Config,
  { account, chainId, contractAddress, tokenIds }: Read,
): Promise<readonly bigint[]> {
  const client = config.getClient({ chainId })
  const deployless = !client.chain.contracts?.multicall3
  const owners = await multicall(client, {
    allowFailure: true,
    batchSize: deployless ? longestCalls : 0,
    deployless,
    contracts: tokenIds.map(
      (tokenId) =>
        ({
          abi: erc721Abi,
          address: contractAddress,
          functionName: 'ownerOf',
          args: [BigInt(tokenId)],
        }) as const,
    ),
  })
  return owners.map(({ error, result }) => {
    if (error && !isNoOwner(error)) throw error
    return result && isAddressEqual(result, account) ? 1n : 0n
  })
}

/** Whether the collection has said no, or nothing: there is no such token. */
function isNoOwner(error: Error): boolean {
  return (
    error instanceof ContractFunctionExecutionError &&
    // All calls together may have failed as well.
    error.functionName === 'ownerOf' &&
    (error.cause instanceof ContractFunctionRevertedError ||
      error.cause instanceof ContractFunctionZeroDataError)
  )
}

type Read = holdingsQueryOptions.Parameters
