import type { ChainView } from '../chain/chainView.js'
import { type Royalty, readRoyalty } from '../chain/reads.js'
import type { OrderTerms } from './readTerms.js'

/** Reads the royalty of an order; undefined for an offer for any token. */
export async function readTermsRoyalty(
  view: ChainView,
  { collection, tokenId, unitPrice }: OrderTerms,
): Promise<Royalty | undefined> {
  return tokenId === undefined
    ? undefined
    : readRoyalty(view, collection, { tokenId, unitPrice })
}
