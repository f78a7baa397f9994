import type * as v from 'valibot'
import { encodeFunctionData, isAddressEqual } from 'viem'
import type { requestSchemas } from '../../../rpc/requests.js'
import type { Step } from '../../../rpc/schemas.js'
import {
  readCounter,
  readHolding,
  readRoyalty,
  readTokenApproval,
} from '../../chain/reads.js'
import {
  type OrderComponents,
  orderParameters,
  orderTypes,
  seaportDomain,
  wireOrder,
} from '../../chain/seaport.js'
import { seaportAbi } from '../../chain/seaportAbi.js'
import type { NetworkConfig, ServiceContext } from '../../context.js'
import { buildListing } from '../../orders/buildOrder.js'
import { checkPayees, currencyNames } from '../../orders/checkOrder.js'
import { findCollection } from '../../orders/findCollection.js'
import { describeToken, maxQuantity } from '../../orders/readTerms.js'
import { ServiceError } from '../../serviceErrors.js'
import { bundleSteps } from './bundleSteps.js'
import {
  collectionApproval,
  type TransactionStep,
  transactionStep,
} from './steps.js'

/** Request of GenerateListingTransaction. */
export type ListingQuote = v.InferOutput<
  (typeof requestSchemas)['GenerateListingTransaction']
>

/** Seconds that the chain's clock may be behind ours. */
const clockTolerance = 60n

/** Longest duration in seconds; a longer one was passed in milliseconds. */
const longestListing = 10n * 366n * 86_400n

/** Returns the steps of a listing: an approval if needed, then the order. */
export async function generateListing(
  context: ServiceContext,
  network: NetworkConfig,
  request: ListingQuote,
): Promise<Step[]> {
  const draft = readDraft(request, { network, now: context.now() })
  const { collectionAddress: collection, owner } = request
  const { type } = await findCollection(context, network, collection)
  checkType(request, type)
  const { quantity, tokenId, unitPrice } = draft
  const holding = { collection, contractType: type, owner, tokenId }
  const [held, approved, counter, royalty] = await Promise.all([
    readHolding(network, holding),
    readTokenApproval(network, holding),
    readCounter(network, owner),
    readRoyalty(network, collection, { tokenId, unitPrice }),
  ])
  if (held < quantity)
    throw refusal(
      held > 0n ? 'listing.quantity' : 'owner',
      `${owner} holds ${held} of ${describeToken(collection, tokenId)} and cannot list ${quantity}.`,
    )
  const components = buildListing({
    ...draft,
    collection,
    contractType: type,
    counter,
    maker: owner,
    network,
    royalty,
  })
  await checkPayees(network, components, 'listing.currencyAddress')
  const approvals = approved ? [] : [collectionApproval(network, collection)]
  // A signature cannot be part of a transaction.
  if (request.orderbook === 'service_marketplace_v2')
    return [...approvals, signatureStep(network, components, request)]
  const wallet = { account: owner, walletType: request.walletType }
  const steps = [...approvals, validateStep(network, components)]
  return bundleSteps(network, wallet, steps)
}

function readDraft(
  { listing, orderbook }: ListingQuote,
  { network, now }: { network: NetworkConfig; now: number },
) {
  const { currencyAddress: currency } = listing
  const quantity = BigInt(listing.quantity)
  const unitPrice = BigInt(listing.pricePerToken)
  const endTime = BigInt(listing.expiry)
  const seconds = BigInt(Math.floor(now / 1000))
  if (
    orderbook !== 'service_marketplace_v1' &&
    orderbook !== 'service_marketplace_v2'
  )
    throw refusal(
      'orderbook',
      `This service does not create listings on ${orderbook}. Use service_marketplace_v1 or service_marketplace_v2.`,
    )
  if (endTime <= seconds)
    throw refusal(
      'listing.expiry',
      `The expiry ${endTime} is not in the future. Pass Unix seconds; the current time is ${seconds}.`,
    )
  if (endTime > seconds + longestListing)
    throw refusal(
      'listing.expiry',
      `The expiry ${endTime} is more than ten years ahead. Pass Unix seconds, not milliseconds; the current time is ${seconds}.`,
    )
  if (quantity === 0n || quantity > maxQuantity)
    throw refusal(
      'listing.quantity',
      `The quantity must be at least 1 and at most ${maxQuantity}.`,
    )
  if (unitPrice * quantity >= 2n ** 256n)
    throw refusal('listing.pricePerToken', 'The total exceeds 2^256-1.')
  if (!network.currencies.some((c) => isAddressEqual(c.address, currency)))
    throw refusal(
      'listing.currencyAddress',
      `The currency ${currency} is not accepted on ${network.name}. Accepted: ${currencyNames(network)}.`,
    )
  return {
    currency,
    endTime,
    quantity,
    startTime: seconds - clockTolerance,
    tokenId: BigInt(listing.tokenId),
    unitPrice,
  }
}

function checkType(request: ListingQuote, type: 'ERC721' | 'ERC1155') {
  const { contractType, collectionAddress, listing } = request
  if (contractType !== 'UNKNOWN' && contractType !== type)
    throw refusal(
      'contractType',
      `${collectionAddress} is an ${type} collection, not ${contractType}.`,
    )
  if (type === 'ERC721' && listing.quantity !== '1')
    throw refusal(
      'listing.quantity',
      'ERC-721 tokens are unique: the quantity must be 1.',
    )
}

function signatureStep(
  network: NetworkConfig,
  components: OrderComponents,
  { collectionAddress, listing }: ListingQuote,
): Step {
  const order = wireOrder(components)
  return {
    id: 'signEIP712',
    price: '0',
    signature: {
      domain: seaportDomain(network),
      types: orderTypes,
      primaryType: 'OrderComponents',
      value: order,
    },
    post: {
      endpoint: `${network.name}/orders`,
      method: 'POST',
      body: {
        collectionAddress,
        currencyAddress: listing.currencyAddress,
        order,
      },
    },
    executeType: 'order',
  }
}

function validateStep(
  { seaport }: NetworkConfig,
  components: OrderComponents,
): TransactionStep {
  return transactionStep('createListing', {
    to: seaport,
    data: encodeFunctionData({
      abi: seaportAbi,
      functionName: 'validate',
      args: [[{ parameters: orderParameters(components), signature: '0x' }]],
    }),
  })
}

function refusal(field: string, message: string): ServiceError {
  return new ServiceError('InvalidArgument', message, { field })
}
