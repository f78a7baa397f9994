'use client'
import { type Address, erc20Abi, isAddressEqual, zeroAddress } from 'viem'
import { useBalance, useConnection, useReadContract } from 'wagmi'

/** In smallest units. */
export function useFunds(
  chainId: number,
  currencyAddress: string,
  enabled = true,
): bigint | undefined {
  const { address } = useConnection()
  const token = currencyAddress as Address
  const isNative = isAddressEqual(token, zeroAddress)
  const native = useBalance({
    address,
    chainId,
    query: { enabled: enabled && isNative && Boolean(address) },
  })
  const held = useReadContract({
    abi: erc20Abi,
    address: token,
    args: [address ?? zeroAddress],
    chainId,
    functionName: 'balanceOf',
    query: { enabled: enabled && !isNative && Boolean(address) },
  })
  return isNative ? native.data?.value : held.data
}
