import { parseAbi } from 'viem'
import { callDecoder } from '../decoder.js'

/** Decodes `multicall`: calls of a contract to itself, from the same caller. */
export const multicallDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    'function multicall(bytes[] calls)',
    'function multicall(uint256 deadline, bytes[] calls)',
  ]),
  read: ({ args: { calls }, to }) =>
    calls.map((data) => ({ type: 'call', to, data, value: 0n })),
})
