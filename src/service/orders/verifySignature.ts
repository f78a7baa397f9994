import {
  compactSignatureToSignature,
  type Hex,
  isAddressEqual,
  parseCompactSignature,
  parseErc6492Signature,
  parseSignature,
  recoverAddress,
  serializeSignature,
  size,
} from 'viem'
import { type OrderComponents, orderDigest } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'

/**
 * The signature as Seaport takes it, when it is the offerer's; undefined when
 * it is not. Accounts with a key, contracts (ERC-1271) and contracts yet to
 * be deployed (ERC-6492) can sign.
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
  const valid = await network.client.verifyHash({
    address: order.offerer,
    hash,
    signature,
  })
  return valid ? parseErc6492Signature(signature).signature : undefined
}

/** 65 bytes with a recovery value that the chain's `ecrecover` takes. */
function plainSignature(signature: Hex): Hex | undefined {
  try {
    if (size(signature) === 64)
      return serializeSignature(
        compactSignatureToSignature(parseCompactSignature(signature)),
      )
    if (size(signature) === 65)
      return serializeSignature(parseSignature(signature))
  } catch {
    // Not of that kind; a contract may still accept it.
  }
  return undefined
}
