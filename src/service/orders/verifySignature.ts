import {
  type Address,
  compactSignatureToSignature,
  concat,
  type Hex,
  isAddressEqual,
  numberToHex,
  padHex,
  parseAbi,
  parseCompactSignature,
  parseErc6492Signature,
  parseSignature,
  recoverAddress,
  serializeSignature,
  size,
} from 'viem'
import { type ChainView, orAbsent, read } from '../chain/chainView.js'
import { createReadMany } from '../chain/readMany.js'
import { toDigest } from '../chain/seaport.js'
import { createRecentMap } from '../recentMap.js'

/** An order and its signature. */
export type Signed = { hash: Hex; maker: Address; signature: Hex }

/**
 * Returns the signature as Seaport accepts it; undefined if it is not the
 * maker's. Like Seaport, this first recovers the signer, and asks the account
 * (ERC-1271) only if the signer is another: a signature of the key is valid
 * whatever code the account has. An ERC-6492 wrapper is removed: Seaport asks
 * the contract itself, so it must be deployed.
 */
export async function verifySignature(
  view: ChainView,
  { hash, maker, signature }: Signed,
): Promise<Hex | undefined> {
  const digest = toDigest(view, hash)
  const plain = plainSignature(signature)
  if (plain && (await isSignedBy(view, { digest, maker, signature: plain })))
    return plain
  const inner = innerSignature(signature)
  if (!inner) return undefined
  // `readMany` uses a static call, as Seaport does, so the contract can't write.
  const { blockNumber, client } = view
  const readMany = view.readMany ?? createReadMany(client, blockNumber)
  const answer = await orAbsent(
    read(
      { ...view, readMany },
      {
        address: maker,
        abi: accountAbi,
        functionName: 'isValidSignature',
        args: [digest, inner],
        gas: signatureGas,
      },
    ),
  )
  return answer === isValid ? inner : undefined
}

/**
 * Signatures whose signer was recovered. It never changes, so it is not
 * recovered again when the order is quoted or read again.
 */
const proven = createRecentMap<true>(10_000)

type Recovery = { digest: Hex; maker: Address; signature: Hex }

async function isSignedBy(
  view: ChainView,
  { digest, maker, signature }: Recovery,
): Promise<boolean> {
  const key = `${digest} ${maker.toLowerCase()} ${signature}`
  if (proven.get(key)) return true
  const isSigned =
    (await isRecoveredByNode(view, { digest, maker, signature })) ||
    (await recoverAddress({ hash: digest, signature }).then(
      (signer) => isAddressEqual(signer, maker),
      () => false,
    ))
  if (isSigned) proven.set(key, true)
  return isSigned
}

/** The node recovers signers among other reads, many times as fast. */
async function isRecoveredByNode(
  { readMany }: ChainView,
  { digest, maker, signature }: Recovery,
): Promise<boolean> {
  if (!readMany) return false
  const { r, s, yParity } = parseSignature(signature)
  const recovery = numberToHex(27 + yParity, { size: 32 })
  const { data, isDone } = await readMany({
    to: ecrecover,
    data: concat([digest, recovery, r, s]),
    gas: recoveryGas,
  })
  return isDone && data === padHex(maker).toLowerCase()
}

/** The precompiled contract that recovers signers, and its gas with a margin. */
const ecrecover = '0x0000000000000000000000000000000000000001'
const recoveryGas = 10_000

/** Gas that a contract may use to check a signature. */
const signatureGas = 2_000_000n

/** Return value of a contract that accepts a signature; Seaport compares the word. */
const isValid = padHex('0x1626ba7e', { dir: 'right' })

const accountAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes32)',
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
