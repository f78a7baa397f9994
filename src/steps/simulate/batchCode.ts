import { concat, type Hex, numberToHex, pad, size } from 'viem'

/**
 * Contract code that makes calls one after another until one fails. It returns
 * how many succeeded, and the data that the last one returned. With a state
 * override it takes the place of the account for one `eth_call`. Called by
 * others it returns their selector, as receivers of tokens do.
 */
export const batchCode: Hex =
  '0x33301415605a57600060005b80361460485780358160200135826040013580846060016000376000600082600085875af115604457915050016060019060010190600b565b5050505b506000523d600060203e3d6020016000f35b60003563ffffffff60e01b1660005260206000f3'

/** Encodes calls for `batchCode`. */
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
