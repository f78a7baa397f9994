import { numberToHex } from 'viem'
import { getNextBaseFee } from '../blocks/nextBlock.js'
import type { ChainContext } from '../chainContext.js'
import { readQuantity } from '../readParams.js'
import type { Methods } from './method.js'

/** Default priority fee, in wei per gas. */
export const usualTip = 1_000_000_000n

/** Methods that describe the chain: its id, accounts and fees. */
export function createChainMethods(chain: ChainContext): Methods {
  const { accounts, blocks, common } = chain
  const chainId = common.chainId()
  return {
    eth_chainId: () => numberToHex(chainId),
    net_version: () => String(chainId),
    web3_clientVersion: () => 'marketkit/memory',
    eth_syncing: () => false,
    eth_accounts: () => [...accounts.keys()],
    eth_blockNumber: () => numberToHex(blocks.head.number),
    eth_gasPrice: () =>
      numberToHex(getNextBaseFee(blocks.head.block) + usualTip),
    eth_maxPriorityFeePerGas: () => numberToHex(usualTip),
    eth_feeHistory: ([count, newest, percentiles]) => {
      const last = blocks.get(newest)
      const first = Math.max(0, last.number + 1 - Number(readQuantity(count)))
      const listed = blocks.all.slice(first, last.number + 1)
      const rewards = Array.isArray(percentiles) ? percentiles : []
      return {
        oldestBlock: numberToHex(first),
        baseFeePerGas: [
          ...listed.map(({ block }) => block.header.baseFeePerGas ?? 0n),
          getNextBaseFee(last.block),
        ].map((fee) => numberToHex(fee)),
        gasUsedRatio: listed.map(
          ({ block: { header } }) =>
            Number(header.gasUsed) / Number(header.gasLimit),
        ),
        reward: listed.map(() => rewards.map(() => numberToHex(usualTip))),
      }
    },
  }
}
