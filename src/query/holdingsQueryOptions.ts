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
import type { ReadQueryOptions } from './readQueryOptions.js'
import { nodeSettings, ordersStaleTime } from './settings.js'

/**
 * Calldata bytes per deployless multicall, enough for a hundred calls: nodes
 * return at most 24 kB for one.
 */
const maxCalldata = 3_600

/**
 * The balance of an account for each token id, read from the chain in one call,
 * or in few calls on chains without Multicall3.
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
): ReadQueryOptions<holdingsQueryOptions.Data, MarketKitError> {
  type Data = holdingsQueryOptions.Data
  const prefix = ['marketkit', 'chain', 'Chain', 'Holdings'] as const
  return queryOptions<Data, MarketKitError, Data, QueryKey>({
    ...nodeSettings,
    retry: false,
    queryKey: [...prefix, toKeyPart(parameters)],
    queryFn: () => readHoldings(config, parameters),
    staleTime: ordersStaleTime,
  })
}

export declare namespace holdingsQueryOptions {
  type Parameters = {
    /** Account whose balances are read. */
    account: Address
    /** Chain of the collection. */
    chainId: number
    /** Contract address of the collection. */
    contractAddress: Address
    /** Kind of the collection contract. */
    contractType: 'ERC721' | 'ERC1155'
    /** Token ids in decimal digits. */
    tokenIds: readonly string[]
  }
  /** Balance by token id, in decimal digits; `'0'` if none. */
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
    throw new MarketKitError('Cannot read the balances of the account.', {
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
    batchSize: deployless ? maxCalldata : 0,
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
    if (error && !isMissingToken(error)) throw error
    return result && isAddressEqual(result, account) ? 1n : 0n
  })
}

/** Whether `ownerOf` reverted or returned no data: the token does not exist. */
function isMissingToken(error: Error): boolean {
  return (
    error instanceof ContractFunctionExecutionError &&
    // The multicall itself may have failed.
    error.functionName === 'ownerOf' &&
    (error.cause instanceof ContractFunctionRevertedError ||
      error.cause instanceof ContractFunctionZeroDataError)
  )
}

type Read = holdingsQueryOptions.Parameters
