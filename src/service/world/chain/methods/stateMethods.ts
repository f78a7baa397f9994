import { bytesToHex, type Hex, numberToHex, pad } from 'viem'
import { isPending } from '../blocks/blockStore.js'
import { createCallError } from '../calls/callError.js'
import { readCall } from '../calls/callRequest.js'
import { estimateGas } from '../calls/estimateGas.js'
import { prepareCall } from '../calls/prepareCall.js'
import { runCall } from '../calls/runCall.js'
import { simulate } from '../calls/simulate.js'
import type { ChainContext } from '../chainContext.js'
import { readAddress, readWord } from '../readParams.js'
import { FlatState } from '../state/flatState.js'
import { getNonce } from '../state/getNonce.js'
import { readStateAfter } from '../state/pastState.js'
import type { Methods } from './method.js'

/** Methods that read the state, or try calls on it. */
export function createStateMethods(chain: ChainContext): Methods {
  const { blocks, pool } = chain
  const stateAt = (tag: unknown) =>
    new FlatState(readStateAfter(chain, blocks.get(tag)))

  return {
    eth_getBalance: async ([address, tag]) => {
      const account = await stateAt(tag).getAccount(readAddress(address))
      return numberToHex(account?.balance ?? 0n)
    },
    eth_getCode: async ([address, tag]) =>
      bytesToHex(await stateAt(tag).getCode(readAddress(address))),
    eth_getStorageAt: async ([address, slot, tag]) => {
      const key = readWord(slot)
      const state = stateAt(tag)
      const value = await state.getStorage(readAddress(address), key)
      return pad(bytesToHex(value), { size: 32 })
    },
    eth_getTransactionCount: async ([address, tag]) => {
      const sender: Hex = readAddress(address).toString()
      const nonce = await getNonce(stateAt(tag), sender)
      const waiting = isPending(tag) ? pool.readyOf(sender, nonce).length : 0
      return numberToHex(nonce + BigInt(waiting))
    },
    eth_call: async ([request, tag, overrides]) => {
      const call = readCall(request)
      const { block, scratch } = await prepareCall(chain, { overrides, tag })
      const result = await runCall(scratch, call, block)
      if (result.failure) throw createCallError(result)
      return result.data
    },
    eth_estimateGas: async (params) =>
      numberToHex(await estimateGas(chain, params)),
    eth_simulateV1: (params) => simulate(chain, params),
  }
}
