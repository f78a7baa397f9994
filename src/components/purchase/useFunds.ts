'use client'
import { type Address, erc20Abi, isAddressEqual, zeroAddress } from 'viem'
import { useBalance, useReadContract } from 'wagmi'
import { useAddress } from '../../wallet/useConnection.js'

export function useFunds(
  chainId: number,
  currencyAddress: string,
  enabled: boolean,
): bigint | undefined {
  const address = useAddress()
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
