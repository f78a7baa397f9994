import { type Address, zeroAddress } from 'viem'
import type { MarketplaceClient } from '../../../src/rpc/client.js'
import {
  generateBuyTransaction,
  generateCancelTransaction,
  generateListingTransaction,
  listCollectibles,
} from '../../../src/rpc/operations.js'
import { postStep } from '../../../src/rpc/postStep.js'
import type { AdditionalFee } from '../../../src/rpc/requests.js'
import type { Order, Step } from '../../../src/rpc/schemas.js'
import { type BuyItem, toBuyIntent } from '../../../src/steps/flows/buy.js'
import {
  toCancelIntent,
  toCancelRequest,
} from '../../../src/steps/flows/cancel.js'
import {
  type list,
  toListIntent,
  toListingRequest,
} from '../../../src/steps/flows/list.js'
import type { KnownFee } from '../../../src/steps/guard/guard.js'
import type { Intent } from '../../../src/steps/model/intent.js'
import { readStep } from '../../../src/steps/model/readStep.js'
import type { TestWorld } from '../../world.js'

/** An intent and the real service's quote for it. */
export type Honest = { steps: Step[]; intent: Intent }

/** Creates functions that request steps from the real service, as flows do. */
export function honestQuotes(world: TestWorld, client: MarketplaceClient) {
  const { chainId } = world.info
  const account = getAccount(world, 0)
  const collection = (type: 'ERC721' | 'ERC1155') =>
    world.info.collections.find((it) => it.type === type)?.address ??
    zeroAddress
  const currency = (symbol: string) =>
    world.info.currencies.find((it) => it.symbol === symbol)?.address ??
    zeroAddress

  /** Returns active listings of other accounts. */
  async function listings(
    type: 'ERC721' | 'ERC1155',
    symbol: string,
  ): Promise<Order[]> {
    const { collectibles } = await client.request(
      listCollectibles,
      {
        contractAddress: collection(type),
        side: 'listing',
        filter: {
          inCurrencyAddresses: [currency(symbol)],
          ordersNotCreatedBy: [account],
        },
      },
      { chainId },
    )
    return collectibles.flatMap(({ listing, order }) => listing ?? order ?? [])
  }

  return {
    account,
    chainId,
    collection,
    currency,
    listings,
    async buy(
      items: readonly [BuyItem, ...BuyItem[]],
      additionalFees: AdditionalFee[] = [],
    ): Promise<Honest> {
      const { steps } = await client.request(
        generateBuyTransaction,
        {
          collectionAddress: items[0].order.collectionContractAddress,
          buyer: account,
          marketplace: 'unknown',
          ordersData: items.map(({ order, quantity = '1' }) => ({
            orderId: order.orderId,
            quantity,
            tokenId: order.tokenId,
          })),
          additionalFees,
        },
        { chainId },
      )
      const intent = toBuyIntent({ account, additionalFees, chainId, items })
      return { steps, intent }
    },
    async list(
      listing: Partial<Omit<list.Variables, 'chainId'>> & {
        tokenId: string
      },
    ): Promise<Honest> {
      const variables = {
        contractAddress: collection('ERC721'),
        contractType: 'ERC721' as const,
        currencyAddress: zeroAddress as Address,
        pricePerToken: '1000000000000000000',
        // A full minute: the guard accepts an end that is rounded up to one.
        expiry: String(Math.ceil(Date.now() / 60_000) * 60 + 86_400),
        ...listing,
      }
      const intent = toListIntent({ ...variables, account, chainId })
      const { steps } = await client.request(
        generateListingTransaction,
        toListingRequest(intent),
        { chainId },
      )
      return { steps, intent }
    },
    async cancel(order: Order): Promise<Honest> {
      const intent = toCancelIntent({ account, chainId, order })
      const { steps } = await client.request(
        generateCancelTransaction,
        toCancelRequest(intent),
        { chainId },
      )
      return { steps, intent }
    },
  }
}

/** Carries steps out with the key of account 0, without the engine. */
export async function carryOut(
  world: TestWorld,
  client: MarketplaceClient,
  { steps }: Honest,
): Promise<string | undefined> {
  const wallet = world.walletOf(0)
  let orderId: string | undefined
  for (const step of steps.map(readStep)) {
    if (step.kind === 'transaction') {
      const { data, to, value } = step
      const hash = await wallet.sendTransaction({ data, to, value })
      await world.publicClient.waitForTransactionReceipt({ hash })
    } else if (step.kind === 'signature') {
      const signature = await wallet.signTypedData(step.typedData as never)
      const { chainId } = world.info
      const answer = await postStep(client, step.step, { chainId, signature })
      orderId = answer.orderId
    }
  }
  await world.sync()
  return orderId
}

/** Returns the address of one of the world's accounts. */
export function getAccount({ info }: TestWorld, index: number): Address {
  return info.accounts[index]?.address ?? zeroAddress
}

/** Returns the royalty of the world's ERC-721 collection, as a known fee. */
export function getRoyalty(world: TestWorld): KnownFee {
  return { recipient: getAccount(world, 9), bps: 500 }
}

/** Returns the same data, deeply frozen. */
export function frozen<value>(value: value): value {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) frozen(member)
    Object.freeze(value)
  }
  return value
}
