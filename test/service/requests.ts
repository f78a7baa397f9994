import { type Address, zeroAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import type { Market } from './market.js'

const mnemonic = 'test test test test test test test test test test test junk'
const account = (addressIndex: number) =>
  mnemonicToAccount(mnemonic, { addressIndex })

/** Accounts of these tests. */
export const [seller, buyer, stranger, artist, treasury, operator] = [
  account(0),
  account(1),
  account(2),
  account(3),
  account(4),
  account(5),
] as const

/** Creates an account with its own key. */
export type TestAccount = typeof seller

/** An hour from now, in Unix seconds. */
export const later = () => String(Math.floor(Date.now() / 1000) + 3600)

/** Returns a request to list an emblem. */
export function emblemListing(
  market: Market,
  listing: {
    currencyAddress?: Address
    expiry?: string
    orderbook?: string
    pricePerToken?: string
    tokenId: string
  },
) {
  const { orderbook = 'service_marketplace_v2', ...rest } = listing
  return {
    collectionAddress: market.emblems,
    owner: seller.address,
    contractType: 'ERC721',
    orderbook,
    listing: {
      quantity: '1',
      expiry: later(),
      currencyAddress: zeroAddress,
      pricePerToken: '1000000000000000001',
      ...rest,
    },
  }
}

/** Returns a request to list several items. */
export function itemListing(
  market: Market,
  listing: {
    currencyAddress?: Address
    pricePerToken?: string
    quantity: string
    tokenId: string
  },
) {
  return {
    collectionAddress: market.items,
    owner: seller.address,
    contractType: 'ERC1155',
    orderbook: 'service_marketplace_v2',
    listing: {
      expiry: later(),
      currencyAddress: zeroAddress,
      pricePerToken: '1000',
      ...listing,
    },
  }
}

/** Returns a request to buy from orders of one collection. */
export function purchase(
  collectionAddress: Address,
  ordersData: { orderId: string | undefined; quantity?: string }[],
  additionalFees: { amount: string; receiver: Address }[] = [],
) {
  return {
    collectionAddress,
    buyer: buyer.address,
    marketplace: 'service_marketplace_v2',
    ordersData: ordersData.map(({ orderId = '', quantity = '1' }) => ({
      orderId,
      quantity,
    })),
    additionalFees,
  }
}
