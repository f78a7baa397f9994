'use client'
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import {
  type Address,
  ContractFunctionRevertedError,
  erc20Abi,
  hexToString,
  zeroAddress,
} from 'viem'
import { type Config, WagmiContext } from 'wagmi'
import { readContracts } from 'wagmi/actions'
import { useChain } from '../../hooks/context/useChain.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import { nodeSettings } from '../../query/settings.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { type CurrencyFacts, describeCurrency } from './describeCurrency.js'

export type { CurrencyFacts }

/** Makes no request. */
export function useKnownCurrency(
  chainId: number,
  address: string,
): CurrencyFacts | undefined {
  const { currencies } = useMarketKit()
  const native = useNative(chainId)
  const facts =
    currencies.find(
      (currency) =>
        currency.chainId === chainId && isSameText(currency.address, address),
    ) ?? (address === zeroAddress ? native : undefined)
  const others = { known: currencies, native: native.symbol }
  return facts && describeCurrency(facts, { address, chainId }, others)
}

function useNative(chainId: number): CurrencyFacts {
  return useChain(chainId)?.nativeCurrency ?? getNativeCurrency(chainId)
}

export function useCurrency(
  chainId: number,
  address: string,
): CurrencyFacts | undefined {
  const currency = useReadCurrency(chainId, address)
  return currency?.hasNoDecimals ? undefined : currency
}

function useReadCurrency(
  chainId: number,
  address: string,
): CurrencyFacts | undefined {
  const { currencies } = useMarketKit()
  const { symbol: native } = useNative(chainId)
  const known = useKnownCurrency(chainId, address)
  const config = useContext(WagmiContext)
  const queryKey: QueryKey = [
    'marketkit-currency',
    chainId,
    address.toLowerCase(),
  ]
  const { data } = useQuery({
    queryKey,
    queryFn:
      config && !known
        ? () => readCurrency(config, chainId, address as Address)
        : skipToken,
    ...retryUntilLoaded,
    ...nodeSettings,
    // A node may report a failure of its own as a revert.
    staleTime: ({ state }) =>
      state.data?.hasNoDecimals ? 0 : Number.POSITIVE_INFINITY,
  })
  return (
    known ??
    (data?.hasNoDecimals ? data : undefined) ??
    (data &&
      describeCurrency(
        data,
        { address, chainId },
        { known: currencies, native },
      ))
  )
}

export function useOrderCurrency(order: Order): CurrencyFacts {
  const known = useCurrency(order.chainId, order.priceCurrencyAddress)
  return known ?? { symbol: '', decimals: order.priceDecimals ?? 18 }
}

/**
 * For amounts to pay. Until the contract has returned its decimals, `hasUnknownDecimals`
 * is set: the service's may be wrong, so no amount is shown, and nothing is bought.
 */
export function usePayCurrency(order: {
  chainId: number
  priceCurrencyAddress: string
}): CurrencyFacts {
  const { chainId, priceCurrencyAddress: address } = order
  const known = useReadCurrency(chainId, address)
  if (known && !known.hasNoDecimals) return known
  return {
    symbol: shortenAddress(address),
    decimals: 0,
    hasUnknownDecimals: true,
    hasNoDecimals: known?.hasNoDecimals,
  }
}

async function readCurrency(
  config: Config,
  chainId: number,
  address: Address,
): Promise<CurrencyFacts> {
  const contract = { address, chainId } as const
  const [decimals, symbol, bytes] = await readContracts(config, {
    contracts: [
      { ...contract, abi: erc20Abi, functionName: 'decimals' },
      { ...contract, abi: erc20Abi, functionName: 'symbol' },
      { ...contract, abi: oldSymbolAbi, functionName: 'symbol' },
    ],
  })
  if (decimals.error) {
    if (!isAnswer(decimals.error)) throw decimals.error
    return { symbol: '', decimals: 0, hasNoDecimals: true }
  }
  return {
    symbol: symbol.result ?? (bytes.result ? hexToString(bytes.result) : ''),
    decimals: decimals.result,
  }
}

/** Whether the contract itself has no result, rather than the node. */
function isAnswer({ cause }: Error): boolean {
  // viem reports the failure of a node (-32603) as a revert, too.
  if (cause instanceof ContractFunctionRevertedError && !cause.raw)
    return cause.walk((it) => Object(it).code === 3) !== null
  return /^(ContractFunction(Reverted|ZeroData)|AbiDecoding\w+|\w+OutOf\w+)Error$/.test(
    Object(cause).name,
  )
}

/** Old tokens, such as MKR, answer 32 bytes that zeros fill up. */
const oldSymbolAbi = [
  {
    inputs: [],
    name: 'symbol',
    outputs: [{ type: 'bytes32' }],
    stateMutability: 'view',
    type: 'function',
  },
] as const

function getNativeCurrency(chainId: number): CurrencyFacts {
  const isEther = [1, 10, 8453, 42161, 31337].includes(chainId)
  return { symbol: isEther ? 'ETH' : '', decimals: 18 }
}
