import { parseAbi } from 'viem'
import { callDecoder } from '../decoder.js'

/** Decodes approvals of ERC-20, ERC-721 and ERC-1155. */
export const approvalDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    'function approve(address spender, uint256 amount)',
    'function increaseAllowance(address spender, uint256 amount)',
    'function setApprovalForAll(address spender, bool isApproved)',
  ]),
  read: ({ args, functionName, to: token }) => [
    'amount' in args
      ? {
          type: 'approve',
          token,
          ...args,
          isAdded: functionName !== 'approve',
        }
      : { type: 'approveAll', token, ...args },
  ],
})
