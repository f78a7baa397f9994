import { parseAbi } from 'viem'
import { callDecoder } from '../decoder.js'

/** Unpacks calls that a contract makes to itself in the caller's name. */
export const multicallDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    'function multicall(bytes[] calls)',
    'function multicall(uint256 deadline, bytes[] calls)',
  ]),
  read: ({ args: { calls }, to }) =>
    calls.map((data) => ({ type: 'call', to, data, value: 0n })),
})
