import {
  type Address,
  getAddress,
  isAddress,
  maxUint256,
  parseAbi,
  zeroAddress,
} from 'viem'
import { callDecoder, type TypedDataDecoder } from '../decoder.js'

/** Decodes approvals of ERC-20, ERC-721 and ERC-1155. */
export const approvalDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    'function approve(address spender, uint256 amount)',
    'function increaseAllowance(address spender, uint256 amount)',
    'function setApprovalForAll(address spender, bool isApproved)',
  ]),
  read({ args, functionName, to: token }) {
    if (!('amount' in args)) return [{ type: 'approveAll', token, ...args }]
    const isAdded = functionName !== 'approve'
    return [{ type: 'approve', token, ...args, isAdded }]
  },
})

/** Decodes `deposit` of a wrapped native currency. */
export const wrapDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi(['function deposit()']),
  read: ({ to: token, value: amount }) => [{ type: 'wrap', token, amount }],
})

/**
 * Decodes transfers of ERC-20, ERC-721 and ERC-1155. `transferFrom` has the same
 * selector for an amount and for a token id, so its effect names an amount.
 */
export const transferDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    'function transfer(address to, uint256 amount)',
    'function transferFrom(address from, address to, uint256 amount)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
    'function safeTransferFrom(address from, address to, uint256 tokenId, uint256 amount, bytes data)',
    'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  ]),
  read({ args, to: token }) {
    if (!('ids' in args))
      return [{ type: 'transferOut', token, amount: 1n, ...args }]
    const { amounts, from, ids, to } = args
    return ids.map((tokenId, at) => ({
      type: 'transferOut',
      token,
      from,
      to,
      tokenId,
      amount: amounts[at] ?? 0n,
    }))
  },
})

/**
 * Decodes permits of ERC-2612 and Permit2. Every permit counts as an unlimited
 * approval, because it can be used without a transaction of the account.
 */
export const permitDecoder: TypedDataDecoder = {
  primaryTypes: [
    'Permit',
    'PermitSingle',
    'PermitBatch',
    'PermitTransferFrom',
    'PermitBatchTransferFrom',
    'PermitWitnessTransferFrom',
    'PermitBatchWitnessTransferFrom',
  ],
  readTypedData: ({ domain, message: { operator, spender = operator } }) => [
    {
      type: 'approve',
      token: toAddress(domain.verifyingContract),
      spender: toAddress(spender),
      amount: maxUint256,
      isSigned: true,
    },
  ],
}

function toAddress(value: unknown): Address {
  const text = String(value)
  return isAddress(text, { strict: false }) ? getAddress(text) : zeroAddress
}
