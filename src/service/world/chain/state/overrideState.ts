import {
  readAddress,
  readBytes,
  readFields,
  readOptionalQuantity,
  readWord,
} from '../readParams.js'
import type { FlatState } from './flatState.js'

/** Writes the state overrides of a call, as `eth_call` takes them. */
export async function overrideState(
  state: FlatState,
  overrides: unknown,
): Promise<void> {
  if (overrides === undefined || overrides === null) return
  for (const [key, value] of Object.entries(readFields(overrides))) {
    const address = readAddress(key)
    const fields = readFields(value)
    const balance = readOptionalQuantity(fields.balance)
    const nonce = readOptionalQuantity(fields.nonce)
    await state.modifyAccountFields(address, {
      ...(balance === undefined ? {} : { balance }),
      ...(nonce === undefined ? {} : { nonce }),
    })
    if (fields.code !== undefined)
      await state.putCode(address, readBytes(fields.code))
    if (fields.state) await state.clearStorage(address)
    const slots = { ...readSlots(fields.stateDiff), ...readSlots(fields.state) }
    for (const [slot, word] of Object.entries(slots))
      await state.putStorage(address, readWord(slot), readWord(word))
  }
}

function readSlots(value: unknown) {
  return value === undefined || value === null ? {} : readFields(value)
}
