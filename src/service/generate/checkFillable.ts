import * as v from 'valibot'
import { type Address, isAddressEqual } from 'viem'
import type { NetworkConfig } from '../context.js'
import { ServiceError } from '../http/serviceErrors.js'
import { filledOf, stateOf } from '../orders/orderState.js'
import { orderFacts, readFacts } from '../orders/readFacts.js'
import { readTerms } from '../orders/readTerms.js'
import { wireOrderSchema } from '../orders/wireOrderSchema.js'
import type { Fill } from './fills.js'

/** Refuses, with the reason, what the chain would not let the buyer fill. */
export async function checkFillable(
  network: NetworkConfig,
  { order, quantity }: Fill,
  { buyer, field, now }: { buyer: Address; field: string; now: number },
): Promise<void> {
  const refuse = (problem: string, at = 'orderId') => {
    throw new ServiceError(
      'InvalidArgument',
      `Order ${order.orderHash} cannot be bought: ${problem}`,
      { field: `${field}.${at}` },
    )
  }
  if (order.side !== 'listing')
    refuse('it is an offer. Selling into offers is not yet supported.')
  if (isAddressEqual(order.maker, buyer))
    refuse('the buyer made it. Cancel it instead.')
  if (quantity === 0n) refuse('the quantity must be at least 1.', 'quantity')
  if (order.validUntil.getTime() <= now)
    refuse(`it expired at ${order.validUntil.toISOString()}.`)
  if (order.validFrom.getTime() > now)
    refuse(`it begins at ${order.validFrom.toISOString()}.`)

  const components = v.parse(wireOrderSchema, order.components)
  const terms = readTerms(components, {
    currency: order.currencyAddress,
    feeRecipient: network.feeRecipient,
  })
  const facts = await readFacts(network, order.orderHash, terms)
  const { status, quantityAvailable } = stateOf(
    orderFacts(facts, components, terms),
  )
  if (status === 'filled') refuse('it is sold already.')
  if (status === 'cancelled') refuse('its maker cancelled it.')
  if (!order.signature && !facts.status.validated)
    refuse('it is not registered on chain any more.')
  if (!facts.approved)
    refuse('its maker has withdrawn the approval to move the token.')
  const left =
    order.quantityInitial - filledOf(order.quantityInitial, facts.status)
  if (quantity > left) refuse(`only ${left} of it are left.`, 'quantity')
  if (quantity > quantityAvailable)
    refuse(
      quantityAvailable === 0n
        ? 'its maker does not hold the token any more.'
        : `its maker holds only ${quantityAvailable} now.`,
      quantityAvailable === 0n ? 'orderId' : 'quantity',
    )
}
