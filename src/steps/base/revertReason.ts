import { decodeErrorResult, type Hex } from 'viem'

export const seaportErrors: Record<string, string> = {
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
}

/** Returns the name or text of a revert, else its bytes; undefined without any. */
export function revertReason(error: unknown): string | undefined {
  const data = findRevertData(error)
  if (!data) return undefined
  const known = seaportErrors[data.slice(0, 10)]
  if (known) return known
  try {
    return String(decodeErrorResult({ data }).args[0])
  } catch {
    return data
  }
}

/** Nodes put revert data into `data`; wallets wrap that error once or twice. */
function findRevertData(error: unknown, depth = 0): Hex | undefined {
  if (typeof error !== 'object' || error === null || depth > 8) return undefined
  const { cause, data, error: inner } = error as Record<string, unknown>
  if (typeof data === 'string' && /^0x([0-9a-f]{2}){4,}$/i.test(data))
    return data as Hex
  return (
    findRevertData(data, depth + 1) ??
    findRevertData(cause, depth + 1) ??
    findRevertData(inner, depth + 1)
  )
}
