import type { ChainContext } from '../chainContext.js'
import type { Miner } from '../mining/miner.js'
import { methodNotFound } from '../rpcError.js'
import { createBlockMethods } from './blockMethods.js'
import { createChainMethods } from './chainMethods.js'
import {
  createControlMethods,
  evmMineAnswer,
  toMineParams,
} from './controlMethods.js'
import type { Method, Methods } from './method.js'
import { createSendMethods } from './sendMethods.js'
import { createSignMethods } from './signMethods.js'
import { createStateMethods } from './stateMethods.js'

/** Returns the function that handles requests: it takes a method and its parameters. */
export function createMethods(chain: ChainContext, miner: Miner) {
  const methods: Methods = {
    ...createChainMethods(chain),
    ...createBlockMethods(chain),
    ...createStateMethods(chain),
    ...createSendMethods(chain, miner),
    ...createSignMethods(chain),
  }
  const control = createControlMethods(chain, miner)

  return async (method: string, params: readonly unknown[]) => {
    if (method === 'evm_mine') {
      await control.mine?.(toMineParams(params))
      return evmMineAnswer
    }
    const found = getOwn(methods, method) ?? getControl(control, method)
    if (!found) throw methodNotFound()
    return found(params)
  }
}

function getControl(control: Methods, method: string): Method | undefined {
  const name = /^(?:anvil|evm|hardhat)_(.+)$/.exec(method)?.[1]
  return name === undefined ? undefined : getOwn(control, name)
}

function getOwn(methods: Methods, name: string): Method | undefined {
  return Object.hasOwn(methods, name) ? methods[name] : undefined
}
