import { type Address, decodeErrorResult, type Hex } from 'viem'
import { isObject, isSameText } from '../platform/plainData.js'

/** Why a call reverts. */
export type Revert = {
  reason: 'reverted' | 'insufficientFunds'
  /** Name or text of the error, else its bytes. */
  details?: string | undefined
}

/** Explains the revert data of an error; `account` pays for the call. */
export function explainRevert(error: unknown, account: Address): Revert {
  const details = revertReason(error)
  const isFunds =
    details !== undefined &&
    fundsPattern.test(details) &&
    // The balance of another account says nothing about this one.
    (details !== insufficientBalance || namesAccount(error, account))
  return { reason: isFunds ? 'insufficientFunds' : 'reverted', details }
}

const insufficientBalance = 'ERC20InsufficientBalance'

/** Errors of ERC-6093, and the texts that tokens used before. */
const fundsPattern =
  /^(ERC20Insufficient(Balance|Allowance)|ERC20: (insufficient allowance|.*amount exceeds (balance|allowance)))$/

/** Whether the first argument of an error is the account. */
function namesAccount(error: unknown, account: Address): boolean {
  return isSameText(`0x${findRevertData(error)?.slice(34, 74)}`, account)
}

/** Returns the name or text of a revert, else its bytes; undefined without any. */
export function revertReason(error: unknown): string | undefined {
  const data = findRevertData(error)
  if (!data) return undefined
  const known = contractErrors[data.slice(0, 10)]
  if (known) return known
  try {
    return String(decodeErrorResult({ data }).args[0])
  } catch {
    return data
  }
}

/** Nodes put revert data into `data`; wallets wrap that error once or twice. */
function findRevertData(error: unknown, depth = 0): Hex | undefined {
  if (!isObject(error) || depth > 8) return undefined
  const { cause, data, error: inner } = error
  if (typeof data === 'string' && /^0x([0-9a-f]{2}){4,}$/i.test(data))
    return data.toLowerCase() as Hex
  return (
    findRevertData(data, depth + 1) ??
    findRevertData(cause, depth + 1) ??
    findRevertData(inner, depth + 1)
  )
}

/** Errors of Seaport, and of tokens (ERC-6093), by selector. */
export const contractErrors: Record<string, string> = {
  '0x10fda3e1': 'OrderAlreadyFilled',
  '0x1a515574': 'OrderIsCancelled',
  '0xee9e0e63': 'OrderPartiallyFilled',
  '0x21ccfeb7': 'InvalidTime',
  '0x815e1d64': 'InvalidSigner',
  '0x8baa579f': 'InvalidSignature',
  '0x4f7fb80d': 'BadContractSignature',
  '0x8ffff980': 'InsufficientNativeTokensSupplied',
  '0xa5f54208': 'ConsiderationNotMet',
  '0xd5da9a1b': 'NoSpecifiedOrdersAvailable',
  '0xc63cf089': 'InexactFraction',
  '0x5a052b32': 'BadFraction',
  '0xf486bc87': 'TokenTransferGenericFailure',
  '0x98891923': 'BadReturnValueFromERC20OnTransfer',
  '0xbc806b96': 'NativeTokenTransferGenericFailure',
  '0xa61be9f0': 'InvalidMsgValue',
  '0xfed398fc': 'CannotCancelOrder',
  '0xe450d38c': 'ERC20InsufficientBalance',
  '0x96c6fd1e': 'ERC20InvalidSender',
  '0xec442f05': 'ERC20InvalidReceiver',
  '0xfb8f41b2': 'ERC20InsufficientAllowance',
  '0xe602df05': 'ERC20InvalidApprover',
  '0x94280d62': 'ERC20InvalidSpender',
  '0x89c62b64': 'ERC721InvalidOwner',
  '0x7e273289': 'ERC721NonexistentToken',
  '0x64283d7b': 'ERC721IncorrectOwner',
  '0x73c6ac6e': 'ERC721InvalidSender',
  '0x64a0ae92': 'ERC721InvalidReceiver',
  '0x177e802f': 'ERC721InsufficientApproval',
  '0xa9fbf51f': 'ERC721InvalidApprover',
  '0x5b08ba18': 'ERC721InvalidOperator',
  '0x03dee4c5': 'ERC1155InsufficientBalance',
  '0x01a83514': 'ERC1155InvalidSender',
  '0x57f447ce': 'ERC1155InvalidReceiver',
  '0xe237d922': 'ERC1155MissingApprovalForAll',
  '0x3e31884e': 'ERC1155InvalidApprover',
  '0xced3e100': 'ERC1155InvalidOperator',
  '0x5b059991': 'ERC1155InvalidArrayLength',
}
