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
import { type ChainView, once, orAbsent, read } from '../chain/chainView.js'
import { type OrderComponents, orderDigest } from '../chain/seaport.js'

/**
 * Returns the signature as Seaport accepts it; undefined if it is not the
 * offerer's. Accounts with a key and contracts (ERC-1271) can sign. An ERC-6492
 * wrapper is removed: Seaport asks the contract itself, so it must be deployed.
 */
export async function verifySignature(
  view: ChainView,
  order: OrderComponents,
  signature: Hex,
): Promise<Hex | undefined> {
  const hash = orderDigest(view, order)
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
    read(view, {
      address: order.offerer,
      abi: accountAbi,
      functionName: 'isValidSignature',
      args: [hash, inner],
      gas: signatureGas,
    }),
  )
  return answer === isValid ? inner : undefined
}

/**
 * Whether an accepted signature is still valid. Accounts with a key cannot
 * withdraw theirs; contracts (ERC-1271) can.
 */
export async function isStillSigned(
  view: ChainView,
  order: OrderComponents,
  signature: Hex,
): Promise<boolean> {
  const { blockNumber, client } = view
  const address = order.offerer
  const code = await once(view, `code:${address}`, () =>
    client.getCode({
      address,
      ...(blockNumber === undefined ? {} : { blockNumber }),
    }),
  )
  if (code === undefined) return true
  return Boolean(await verifySignature(view, order, signature))
}

/** Gas that a contract may use to check a signature. */
const signatureGas = 2_000_000n

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

/**
 * Removes an ERC-6492 wrapper. An empty signature stands for an approval on
 * chain.
 */
function innerSignature(signature: Hex): Hex | undefined {
  if (signature === '0x') return signature
  try {
    return parseErc6492Signature(signature).signature
  } catch {
    return undefined
  }
}
