import {
  compactSignatureToSignature,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseCompactSignature,
  parseErc6492Signature,
  parseSignature,
  recoverAddress,
  serializeSignature,
  size,
} from 'viem'
import { orAbsent, read } from '../chain/chainView.js'
import { type OrderComponents, orderDigest } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'

/**
 * Returns the signature as Seaport accepts it; undefined if it is not the
 * offerer's. Accounts with a key and contracts (ERC-1271) can sign. An ERC-6492
 * wrapper is removed: Seaport asks the contract itself, so it must be deployed.
 */
export async function verifySignature(
  network: NetworkConfig,
  order: OrderComponents,
  signature: Hex,
): Promise<Hex | undefined> {
  const hash = orderDigest(network, order)
  const plain = plainSignature(signature)
  if (plain) {
    const signer = await recoverAddress({ hash, signature: plain }).catch(
      () => undefined,
    )
    if (signer && isAddressEqual(signer, order.offerer)) return plain
  }
  const inner = innerSignature(signature)
  if (!inner) return undefined
  const answer = await orAbsent(
    read(network, {
      address: order.offerer,
      abi: accountAbi,
      functionName: 'isValidSignature',
      args: [hash, inner],
    }),
  )
  return answer === isValid ? inner : undefined
}

/** Return value of a contract that accepts a signature. */
const isValid = '0x1626ba7e'

const accountAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/** Returns 65 bytes with a recovery value that `ecrecover` accepts. */
function plainSignature(signature: Hex): Hex | undefined {
  try {
    if (size(signature) === 64)
      return serializeSignature(
        compactSignatureToSignature(parseCompactSignature(signature)),
      )
    if (size(signature) === 65)
      return serializeSignature(parseSignature(signature))
  } catch {
    // Not such a signature; a contract may still accept it.
  }
  return undefined
}

/** Removes an ERC-6492 wrapper. */
function innerSignature(signature: Hex): Hex | undefined {
  try {
    return parseErc6492Signature(signature).signature
  } catch {
    return undefined
  }
}
