import type { Address } from 'viem'
import type { BuyIntent, FlowIntent } from '../model/intent.js'

/**
 * Returns the fields of an intent that name its record. Their JSON must not
 * change by a byte: records of older releases are found by it.
 */
export function getIdentity(intent: FlowIntent): unknown {
  switch (intent.kind) {
    case 'buy':
      return getBuyIdentity(intent)
    case 'list':
      return {
        contractAddress: intent.collection,
        currencyAddress: intent.currency,
        orderbook: intent.orderbook,
        pricePerToken: intent.pricePerToken,
        quantity: intent.quantity,
        tokenId: intent.tokenId,
      }
    case 'cancel': {
      const { collection, marketplace, orderId } = intent
      return { contractAddress: collection, marketplace, orderId }
    }
    case 'edit':
      // A second edit of an order finds the first one, whatever its price.
      return getIdentity(intent.cancel)
    case 'cancelMany':
      return intent.cancels.map(getIdentity)
    case 'listMany':
      return intent.lists.map((list) =>
        getIdentity({
          ...list,
          collection: toLowerCase(list.collection),
          currency: toLowerCase(list.currency),
        }),
      )
    case 'steps':
      return { steps: intent.digests }
  }
}

function getBuyIdentity(intent: BuyIntent): unknown {
  const orders = intent.orders.map((order) => {
    const { maker, orderId, quantity, tokenId } = order
    return { orderId, tokenId, quantity, maker }
  })
  const fees = intent.additionalFees.map(({ amount, receiver }) => ({
    amount,
    receiver: receiver.toLowerCase(),
  }))
  return {
    contractAddress: intent.collection,
    marketplace: intent.marketplace,
    currencyAddress: intent.currency,
    ...(orders.length > 1
      ? { orders: orders.sort((a, b) => compare(a.orderId, b.orderId)) }
      : orders[0]),
    additionalFees: fees.sort((a, b) =>
      compare(a.receiver + a.amount, b.receiver + b.amount),
    ),
  }
}

function toLowerCase(address: Address): Address {
  return address.toLowerCase() as Address
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1
}
