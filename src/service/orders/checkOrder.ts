import { type Address, isAddressEqual } from 'viem'
import type { ChainView } from '../chain/chainView.js'
import { readRefusals } from '../chain/readRefusals.js'
import type { Royalty } from '../chain/reads.js'
import { itemType, type OrderComponents } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'
import { ServiceError } from '../serviceErrors.js'
import type { CollectionRow } from './findCollection.js'
import { getFilledQuantity, payable } from './orderState.js'
import { splitPrice } from './prices.js'
import type { ChainFacts } from './readFacts.js'
import { describeToken, type OrderTerms } from './readTerms.js'

/** @throws ServiceError if no book of this network accepts the terms. */
export function checkTerms(
  terms: OrderTerms,
  order: OrderComponents,
  {
    collection,
    network,
    now,
  }: { collection: CollectionRow; network: NetworkConfig; now: number },
): void {
  const isListing = terms.side === 'listing'
  if (terms.contractType !== collection.type)
    throw refusal(
      isListing ? 'order.offer' : 'order.consideration',
      `The order trades ${terms.contractType} tokens, but ${terms.collection} is an ${collection.type} collection.`,
    )
  const known = network.currencies.some(({ address }) =>
    isAddressEqual(address, terms.currency),
  )
  if (!known)
    throw refusal(
      isListing ? 'order.consideration' : 'order.offer',
      `The currency ${terms.currency} is not accepted on ${network.name}. Accepted: ${currencyNames(network)}.`,
    )
  if (order.endTime * 1000n <= BigInt(now))
    throw refusal(
      'order.endTime',
      `The order ended at ${order.endTime}. Choose an expiry in the future.`,
    )
}

/** @throws ServiceError if the marketplace fee or a royalty is missing. */
export function checkFees(
  network: NetworkConfig,
  terms: OrderTerms,
  royalty: Royalty | undefined,
): void {
  const { maker, unitPrice } = terms
  const { fees } = splitPrice(unitPrice, {
    ...network,
    field: 'order.consideration',
    royalty,
    seller: maker,
  })
  for (const fee of fees) {
    const paid = terms.fees
      .filter(({ recipient }) => isAddressEqual(recipient, fee.recipient))
      .reduce((sum, { amount }) => sum + amount, 0n)
    const due = fees
      .filter(({ recipient }) => isAddressEqual(recipient, fee.recipient))
      .reduce((sum, { amount }) => sum + amount, 0n)
    if (paid < due)
      throw refusal(
        'order.consideration',
        `The ${fee.kind} fee is missing: ${fee.recipient} must receive ${due} per token, and receives ${paid}.`,
      )
  }
}

/** @throws ServiceError if a recipient refuses the payment. */
export async function checkPayees(
  view: ChainView,
  { consideration }: OrderComponents,
  field: string,
): Promise<void> {
  const payments = consideration
    .filter((item) => item.itemType === itemType.native)
    .map(({ recipient, startAmount: amount }) => ({ amount, recipient }))
  const [refusing] = await readRefusals(view, payments)
  if (refusing) throw createPaymentRefusal(field, refusing)
}

function createPaymentRefusal(field: string, recipient: Address): ServiceError {
  return refusal(
    field,
    `${recipient} does not accept the native currency, so the order could not be filled. Choose another recipient or another currency.`,
  )
}

/** @throws ServiceError if the order could not be filled on the chain. */
export function checkFacts(
  facts: ChainFacts,
  order: OrderComponents,
  terms: OrderTerms,
): void {
  const { counter, status } = facts
  if (status.cancelled)
    throw refusal('order', 'The order is cancelled on chain. Create a new one.')
  const left = terms.quantity - getFilledQuantity(terms.quantity, status)
  if (left <= 0n)
    throw refusal('order', 'The order is already filled. Create a new one.')
  if (order.counter !== counter)
    throw refusal(
      'order.counter',
      `The order has counter ${order.counter}, but the counter of ${terms.maker} is ${counter}. Create a new order.`,
    )
  if (terms.side === 'listing') checkSeller(facts, terms, left)
  else checkFunds(facts, terms, left)
}

function checkSeller(facts: ChainFacts, terms: OrderTerms, left: bigint) {
  const { maker, tokenId } = terms
  const name = describeToken(terms.collection, tokenId)
  const held = facts.holding ?? 0n
  if (held < left)
    throw refusal(
      'order.offer',
      `${maker} holds ${held} of ${name} and cannot sell ${left}.`,
    )
  if (!facts.approved)
    throw refusal(
      'order.offer',
      `${maker} has not approved the marketplace to transfer tokens of ${terms.collection}. Complete the approval step first.`,
    )
  const { isMoved, refusing } = facts.trial ?? {}
  if (refusing) throw createPaymentRefusal('order.consideration', refusing)
  if (!isMoved)
    throw refusal(
      'order.offer',
      `${name} cannot be transferred to a buyer: a simulation of the sale failed. Try again. If it fails again, contact the issuer of the collection.`,
    )
}

function checkFunds(facts: ChainFacts, terms: OrderTerms, left: bigint) {
  const { maker, quantity, unitPrice } = terms
  const { allowance, balance } = facts.funds ?? { allowance: 0n, balance: 0n }
  const able = payable(
    { allowance, balance },
    { quantityInitial: quantity, unitPrice },
  )
  if (able < left)
    throw refusal(
      'order.offer',
      `The offer costs ${unitPrice * left} of ${terms.currency}, but ${maker} holds ${balance} and has approved ${allowance}.`,
    )
}

/** Lists the accepted currencies for an error message. */
export function currencyNames(network: NetworkConfig): string {
  return network.currencies
    .map(({ address, symbol }) => `${symbol} (${address})`)
    .join(', ')
}

function refusal(field: string, message: string): ServiceError {
  return new ServiceError('InvalidArgument', message, { field })
}
