import { BaseError } from 'viem'
import type { NetworkConfig, ServiceContext } from '../context.js'
import type { StoredMetadata } from '../database/stored.js'
import {
  type Claim,
  claimDue,
  completeClaim,
  findDue,
  returnClaim,
} from './claims.js'
import { parseMetadata } from './parseMetadata.js'
import { readDocument } from './readDocument.js'
import { fillIn, readTokenUri } from './readTokenUri.js'
import { resolveUri } from './resolveUri.js'
import { storeMetadata } from './storeMetadata.js'

/** Tokens per batch. */
const batchSize = 20

/** Reads due metadata of a network; returns whether more may be due. */
export async function readNetwork(
  context: ServiceContext,
  network: NetworkConfig,
  signal: AbortSignal,
): Promise<boolean> {
  const [due] = await findDue(context, network, 1)
  if (!due) return false
  // The node answers, so later failures are failures of the token.
  await network.client.getBlockNumber({ cacheTime: 0 })
  const claims = await claimDue(context, network, batchSize)
  const reads = claims.map((claim) => ({
    claim,
    metadata: readMetadata(context, network, { claim, signal }),
  }))
  await Promise.allSettled(reads.map(({ metadata }) => metadata))
  const failures: Failure[] = []
  for (const { claim, metadata } of reads)
    try {
      await finish(context, claim, await metadata)
    } catch (error) {
      failures.push({ claim, error })
    }
  if (!signal.aborted) report(context, network, failures)
  else for (const { claim } of failures) await returnClaim(context.db, claim)
  return claims.length > 0 && !signal.aborted
}

type Failure = { claim: Claim; error: unknown }

async function finish(
  context: ServiceContext,
  claim: Claim,
  metadata: StoredMetadata | undefined,
) {
  if (metadata) await storeMetadata(context, claim, metadata)
  else await completeClaim(context.db, claim)
}

/** Undefined if the configuration has no gateway for the URI. */
async function readMetadata(
  context: ServiceContext,
  network: NetworkConfig,
  { claim, signal }: { claim: Claim; signal: AbortSignal },
): Promise<StoredMetadata | undefined> {
  const { fetchResource, ipfsGateways } = context
  const uri = await readTokenUri(network, claim)
  const parse = (text: string) =>
    parseMetadata(fillIn(text, claim), ipfsGateways)
  // Some contracts answer the document or the image itself.
  if (/^\s*\{/.test(uri)) return parse(uri)
  if (/^\s*<(svg|\?xml)/i.test(uri))
    return parse(JSON.stringify({ image_data: uri }))
  const candidates = resolveUri(uri, ipfsGateways)
  if (!candidates)
    throw new Error(`The URI has no supported scheme: ${uri.slice(0, 100)}`)
  const urls = candidates.filter(
    (url) => fetchResource || url.startsWith('data:'),
  )
  if (urls.length === 0) return undefined
  return readDocument(context, {
    parse,
    parseMedia: (type) =>
      parse(
        JSON.stringify({
          [type === 'image' ? 'image' : 'animation_url']: uri,
        }),
      ),
    signal,
    urls,
  })
}

function report(
  { log }: ServiceContext,
  { name }: NetworkConfig,
  failures: Failure[],
) {
  const [first] = failures
  if (!first) return
  const { contractAddress, tokenId } = first.claim
  const { error } = first
  log({
    level: 'info',
    message: `Some metadata on ${name} could not be read. Retrying later.`,
    facts: {
      failed: failures.length,
      collection: contractAddress,
      tokenId: String(tokenId),
      reason: getReason(error).slice(0, 300),
    },
  })
}

/** viem's full messages contain the node's URL, which may include a key. */
function getReason(error: unknown): string {
  if (error instanceof BaseError) return error.shortMessage
  return error instanceof Error ? error.message : String(error)
}
