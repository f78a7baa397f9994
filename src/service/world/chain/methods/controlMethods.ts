import { type Hex, numberToHex } from 'viem'
import type { ChainContext } from '../chainContext.js'
import { mineBlock } from '../mining/mineBlock.js'
import type { Miner } from '../mining/miner.js'
import {
  readAddress,
  readAddressKey,
  readBytes,
  readFields,
  readHash,
  readOptionalQuantity,
  readQuantity,
  readWord,
} from '../readParams.js'
import { createForkMethods } from './forkMethods.js'
import type { Methods } from './method.js'

/**
 * Methods that only development chains have, without their prefix: Anvil takes
 * most of them as `anvil_`, `evm_` and `hardhat_`.
 */
export function createControlMethods(
  chain: ChainContext,
  miner: Miner,
): Methods {
  return {
    ...createMiningMethods(chain, miner),
    ...createPoolMethods(chain),
    ...createWriteMethods(chain),
    ...createForkMethods(chain),
  }
}

function createMiningMethods(chain: ChainContext, miner: Miner): Methods {
  const { blocks, clock } = chain
  const head = () => blocks.head.block.header

  async function mine(count: bigint, interval = 0n) {
    for (let left = count; left > 0n; left--) {
      clock.increase(interval)
      await mineBlock(chain)
    }
    return null
  }

  return {
    mine: async ([count, interval]) => {
      // `evm_mine` takes a time or an object, `anvil_mine` a count.
      if (typeof count !== 'object' || count === null)
        return mine(
          readOptionalQuantity(count) ?? 1n,
          readOptionalQuantity(interval),
        )
      const { blocks: blockCount, timestamp } = readFields(count)
      if (timestamp !== undefined)
        clock.setNext(readQuantity(timestamp), head().timestamp)
      return mine(readOptionalQuantity(blockCount) ?? 1n)
    },
    setAutomine: async ([isOn]) => {
      await miner.setAutomatic(isOn === true)
      return null
    },
    getAutomine: () => miner.isAutomatic,
    setIntervalMining: ([seconds]) => {
      miner.setInterval(Number(readQuantity(seconds)))
      return null
    },
    getIntervalMining: () => miner.interval || null,
    increaseTime: ([seconds]) => Number(clock.increase(readQuantity(seconds))),
    setNextBlockTimestamp: ([time]) => {
      clock.setNext(readQuantity(time), head().timestamp)
      return null
    },
  }
}

function createPoolMethods({ impersonated, pool }: ChainContext): Methods {
  return {
    dropTransaction: ([hash]) =>
      pool.drop(readHash(hash)) ? readHash(hash) : null,
    dropAllTransactions: () => {
      pool.clear()
      return null
    },
    removePoolTransactions: ([sender]) => {
      pool.dropOf(readAddressKey(sender))
      return null
    },
    impersonateAccount: ([address]) => {
      impersonated.addresses.add(readAddressKey(address))
      return null
    },
    stopImpersonatingAccount: ([address]) => {
      impersonated.addresses.delete(readAddressKey(address))
      return null
    },
    autoImpersonateAccount: ([isOn]) => {
      impersonated.all = isOn === true
      return null
    },
  }
}

function createWriteMethods({ state }: ChainContext): Methods {
  return {
    setBalance: async ([address, balance]) => {
      const fields = { balance: readQuantity(balance) }
      await state.modifyAccountFields(readAddress(address), fields)
      return null
    },
    setNonce: async ([address, nonce]) => {
      const fields = { nonce: readQuantity(nonce) }
      await state.modifyAccountFields(readAddress(address), fields)
      return null
    },
    setCode: async ([address, code]) => {
      await state.putCode(readAddress(address), readBytes(code))
      return null
    },
    setStorageAt: async ([address, slot, value]) => {
      const storageSlot = [readAddress(address), readWord(slot)] as const
      await state.putStorage(...storageSlot, readWord(value))
      return true
    },
  }
}

/** Converts the parameters of `evm_mine`, a time or nothing, to those of `mine`. */
export function toMineParams([time]: readonly unknown[]): readonly unknown[] {
  if (time === undefined || time === null || typeof time === 'object')
    return [time ?? {}]
  return [{ timestamp: time }]
}

/** Result of `evm_mine`. */
export const evmMineAnswer: Hex = numberToHex(0)
