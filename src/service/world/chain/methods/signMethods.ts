import type { TypedDataDefinition } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { ChainContext } from '../chainContext.js'
import { readAddressKey, readFields, readHex } from '../readParams.js'
import { invalidParams } from '../rpcError.js'
import type { Methods } from './method.js'

/** Methods that sign with the keys of the chain. */
export function createSignMethods({ accounts }: ChainContext): Methods {
  function getSigner(address: unknown): PrivateKeyAccount {
    const signer = accounts.get(readAddressKey(address))
    if (!signer) throw invalidParams('No Signer available')
    return signer
  }
  const sign = (address: unknown, message: unknown) =>
    getSigner(address).signMessage({ message: { raw: readHex(message) } })

  return {
    eth_sign: ([address, message]) => sign(address, message),
    personal_sign: ([message, address]) => sign(address, message),
    eth_signTypedData_v4: ([address, data]) =>
      getSigner(address).signTypedData(readTypedData(data)),
  }
}

/** Wallets send typed data as text, nodes also take it as an object. */
function readTypedData(value: unknown): TypedDataDefinition {
  const data = readFields(typeof value === 'string' ? JSON.parse(value) : value)
  // The signer checks it against its own types.
  return data as TypedDataDefinition
}
