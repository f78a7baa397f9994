import { concat, type Hex, numberToHex, pad, size } from 'viem'

/**
 * Code that makes calls one after another until one fails, and answers how
 * many came through and what the last of them answered. Put in the place of an
 * account, for one `eth_call`, the calls are the account's own. To others it
 * answers as a receiver of tokens does, with the selector that it was asked.
 */
export const batchCode: Hex =
  '0x33301415605a57600060005b80361460485780358160200135826040013580846060016000376000600082600085875af115604457915050016060019060010190600b565b5050505b506000523d600060203e3d6020016000f35b60003563ffffffff60e01b1660005260206000f3'

/** Calls as `batchCode` takes them. */
export function packCalls(
  calls: readonly { to: Hex; value: bigint; data: Hex }[],
): Hex {
  return concat(
    calls.flatMap(({ data, to, value }) => [
      pad(to),
      numberToHex(value, { size: 32 }),
      numberToHex(size(data), { size: 32 }),
      data,
    ]),
  )
}
