import { type Address, erc20Abi, type Hex, numberToHex } from 'viem'
import type { TestWorld } from '../../world.js'

type Receipt = { effectiveGasPrice: Hex; from: Hex; gasUsed: Hex }

/**
 * Reads an account's balance of a currency. In ETH, adds the gas that the
 * account has paid since the first read.
 */
export function readFunds(
  world: TestWorld,
  {
    getAccount,
    getCurrency,
    rpc,
  }: {
    getAccount: (index: number) => Address
    getCurrency: (symbol: string) => Address
    rpc: (method: string, params: unknown[]) => Promise<any>
  },
) {
  const gas = new Map<string, { block: bigint; paid: bigint }>()

  async function sumGas(account: Address): Promise<bigint> {
    const head = await world.publicClient.getBlockNumber()
    const known = gas.get(account) ?? { block: head, paid: 0n }
    let { paid } = known
    for (let block = known.block + 1n; block <= head; block++) {
      const receipts: Receipt[] = await rpc('eth_getBlockReceipts', [
        numberToHex(block),
      ])
      for (const { effectiveGasPrice, from, gasUsed } of receipts)
        if (from.toLowerCase() === account.toLowerCase())
          paid += BigInt(gasUsed) * BigInt(effectiveGasPrice)
    }
    gas.set(account, { block: head, paid })
    return paid
  }

  return async (symbol: string, account = getAccount(0)): Promise<bigint> => {
    if (symbol !== 'ETH')
      return world.publicClient.readContract({
        address: getCurrency(symbol),
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      })
    const balance = await world.publicClient.getBalance({ address: account })
    return balance + (await sumGas(account))
  }
}
