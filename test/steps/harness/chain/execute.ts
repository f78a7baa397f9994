import type { Address, Hex } from 'viem'
import { coin, emblems, items, seaport, strictCoin } from './places.js'
import { callSeaport } from './seaport.js'
import {
  add,
  type Call,
  type Log,
  type Machine,
  Revert,
  read,
  refuse,
  type State,
} from './state.js'
import { callCollection, callCurrency } from './tokens.js'

/** Result of executing calls in order. */
export type Execution =
  | { ok: true; answer: Hex; logs: Log[] }
  | { ok: false; answer: Hex; logs: Log[]; index: number }

/** Executes calls on a state, all or none. */
export function execute(
  state: State,
  calls: readonly Call[],
  time: number,
): Execution {
  const draft: State = new Map(state)
  const machine: Machine = { state: draft, logs: [], time }
  let answer: Hex = '0x'
  for (const [index, call] of calls.entries())
    try {
      answer = callOne(call, machine)
    } catch (error) {
      if (error instanceof Revert)
        return { ok: false, answer: error.data, logs: [], index }
      throw error
    }
  for (const [name, value] of draft) state.set(name, value)
  return { ok: true, answer, logs: machine.logs }
}

function callOne(call: Call, machine: Machine): Hex {
  const { from, to, value } = call
  if (!add(machine.state, -value, 'native', from))
    refuse('insufficient balance')
  add(machine.state, value, 'native', to)
  const act = contracts[to.toLowerCase()]
  if (act) return decoding(() => act(call, machine))
  if (read(machine.state, 'code', to)) refuse('0x')
  return '0x'
}

const contracts: Record<string, (call: Call, machine: Machine) => Hex> = {
  [seaport.toLowerCase()]: callSeaport,
  [coin]: (call, machine) => callCurrency(call, machine, false),
  [strictCoin]: (call, machine) => callCurrency(call, machine, true),
  [emblems]: (call, machine) => callCollection(call, machine, '0x80ac58cd'),
  [items]: (call, machine) => callCollection(call, machine, '0xd9b67a26'),
}

/** Whether an address is one of the contracts. */
export function isContract(address: Address): boolean {
  return address.toLowerCase() in contracts
}

/** Contracts revert without data on calldata that they cannot decode. */
function decoding(act: () => Hex): Hex {
  try {
    return act()
  } catch (error) {
    if (error instanceof Revert) throw error
    throw new Revert()
  }
}
