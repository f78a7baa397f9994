import { type Block, createBlock } from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import { type Hex, hexToBytes, zeroHash } from 'viem'

export const blockGasLimit = 30_000_000n

const genesisBaseFee = 1_000_000_000n

export type BlockContent = {
  timestamp: bigint
  gasUsed?: bigint
  logsBloom?: Hex
  /** Random, so that two blocks with the same content have different hashes. */
  mixHash?: Hex
}

/** Creates the block after `parent`, or the first one. Its roots are not computed. */
export function createNextBlock(
  common: Common,
  parent: Block | undefined,
  { gasUsed = 0n, logsBloom, mixHash = zeroHash, timestamp }: BlockContent,
): Block {
  return createBlock(
    {
      header: {
        number: parent ? parent.header.number + 1n : 0n,
        parentHash: parent ? parent.hash() : hexToBytes(zeroHash),
        baseFeePerGas: getNextBaseFee(parent),
        gasLimit: blockGasLimit,
        gasUsed,
        mixHash: hexToBytes(mixHash),
        timestamp,
        ...(logsBloom ? { logsBloom: hexToBytes(logsBloom) } : {}),
      },
    },
    { common, skipConsensusFormatValidation: true },
  )
}

/** Returns the base fee of the block after `parent`; the first two have the same. */
export function getNextBaseFee(parent: Block | undefined): bigint {
  const isEarly = !parent || parent.header.number === 0n
  return isEarly ? genesisBaseFee : parent.header.calcNextBaseFee()
}
