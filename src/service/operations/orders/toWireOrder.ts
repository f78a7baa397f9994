import { type Address, formatUnits } from 'viem'
import type { Order } from '../../../rpc/schemas.js'
import type { NetworkConfig } from '../../context.js'
import { statusAt } from '../../orders/orderState.js'
import type { SentOrder } from '../sentColumns.js'

/** A stored order with its related rows. */
type FoundOrder = {
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
  const status = statusAt(order, now)
  const available = status === 'active' ? order.quantityAvailable : 0n
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
    tokenId: order.tokenId?.toString(),
    createdBy: order.maker,
    priceAmount: String(order.pricePerToken),
    priceAmountFormatted: formatted(order.pricePerToken, decimals),
    priceAmountNet: String(order.priceNetPerToken),
    priceAmountNetFormatted: formatted(order.priceNetPerToken, decimals),
    priceCurrencyAddress: order.currencyAddress,
    priceDecimals: decimals,
    priceUSD: order.priceUsd ?? undefined,
    priceUSDFormatted:
      order.priceUsd === null ? undefined : formatUSD(order.priceUsd),
    quantityInitial: String(order.quantityInitial),
    quantityInitialFormatted: formatUnits(
      order.quantityInitial,
      quantityDecimals,
    ),
    quantityRemaining: String(order.quantityRemaining),
    quantityRemainingFormatted: formatUnits(
      order.quantityRemaining,
      quantityDecimals,
    ),
    quantityAvailable: String(available),
    quantityAvailableFormatted: formatUnits(available, quantityDecimals),
    quantityDecimals,
    feeBps: order.feeBps,
    feeBreakdown: order.feeBreakdown,
    validFrom: order.validFrom.toISOString(),
    validUntil: order.validUntil.toISOString(),
    blockNumber: order.blockNumber,
    orderCreatedAt: order.orderCreatedAt.toISOString(),
    orderUpdatedAt: order.orderUpdatedAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    deletedAt: order.deletedAt?.toISOString(),
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

function formatted(amount: bigint, decimals: number | undefined) {
  return decimals === undefined ? undefined : formatUnits(amount, decimals)
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
