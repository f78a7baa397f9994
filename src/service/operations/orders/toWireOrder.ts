import type { Address } from 'viem'
import type { Order } from '../../../rpc/schemas.js'
import type { NetworkConfig } from '../../context.js'
import { statusAt } from '../../orders/orderState.js'
import type { SentOrder } from '../sentColumns.js'

/** A stored order with its related rows. */
export type FoundOrder = {
  order: SentOrder
  collection: { id: number; decimals: number } | null
  /** Id of the collectible; null for offers for any token. */
  collectibleId: number | null
}

/**
 * Converts an order to its wire form. Prices are for one token, in smallest
 * units of the currency.
 */
export function toWireOrder(
  { order, collection, collectibleId }: FoundOrder,
  { network, now }: { network: NetworkConfig; now: number },
): Order {
  const decimals = getDecimals(network, order.currencyAddress)
  const quantityDecimals = collection?.decimals ?? 0
  const status = statusAt(
    {
      status: order.status,
      validFrom: new Date(order.validFrom),
      validUntil: new Date(order.validUntil),
    },
    now,
  )
  const available = status === 'active' ? order.quantityAvailable : '0'
  return {
    id: order.id,
    collectionId: collection?.id,
    collectibleId: collectibleId ?? undefined,
    orderId: order.orderHash,
    marketplace: order.marketplace,
    source: order.source,
    side: order.side,
    status,
    chainId: order.chainId,
    originName: order.marketplace,
    collectionContractAddress: order.contractAddress,
    tokenId: order.tokenId ?? undefined,
    createdBy: order.maker,
    priceAmount: order.pricePerToken,
    priceAmountFormatted: format(order.pricePerToken, decimals),
    priceAmountNet: order.priceNetPerToken,
    priceAmountNetFormatted: format(order.priceNetPerToken, decimals),
    priceCurrencyAddress: order.currencyAddress,
    priceDecimals: decimals,
    priceUSD: order.priceUsd ?? undefined,
    priceUSDFormatted:
      order.priceUsd === null ? undefined : formatUSD(order.priceUsd),
    quantityInitial: order.quantityInitial,
    quantityInitialFormatted: format(order.quantityInitial, quantityDecimals),
    quantityRemaining: order.quantityRemaining,
    quantityRemainingFormatted: format(
      order.quantityRemaining,
      quantityDecimals,
    ),
    quantityAvailable: available,
    quantityAvailableFormatted: format(available, quantityDecimals),
    quantityDecimals,
    feeBps: order.feeBps,
    feeBreakdown: order.feeBreakdown,
    validFrom: order.validFrom,
    validUntil: order.validUntil,
    blockNumber: order.blockNumber,
    orderCreatedAt: order.orderCreatedAt,
    orderUpdatedAt: order.orderUpdatedAt,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    deletedAt: order.deletedAt ?? undefined,
  }
}

function getDecimals(
  { currencies }: NetworkConfig,
  address: Address,
): number | undefined {
  return currencies.find(
    (currency) => currency.address.toLowerCase() === address,
  )?.decimals
}

/** Writes smallest units in whole units, as `formatUnits` of viem does for a bigint. */
function format(digits: string, decimals: number | undefined) {
  if (decimals === undefined) return undefined
  if (decimals === 0) return digits
  const padded = digits.padStart(decimals + 1, '0')
  const fraction = padded.slice(-decimals).replace(/0+$/, '')
  const whole = padded.slice(0, -decimals)
  return fraction ? `${whole}.${fraction}` : whole
}

/**
 * Formats dollars with two decimals, or with two significant digits below a
 * cent.
 */
function formatUSD(price: number): string {
  const digits =
    price > 0 && price < 0.01 ? 1 - Math.floor(Math.log10(price)) : 2
  return price.toFixed(Math.min(digits, 20))
}
