import type { Expected } from './answers.js'
import type {
  CollectiblesFilter,
  GetOrdersInput,
  OrderFilter,
} from './requests.js'

type Chain = number | undefined

type Collection = { contractAddress: string }

/** The best order of the requested side, which the filter is for; then any listing, any offer. */
export function expectCollectibles(
  request: Collection & {
    filter?: CollectiblesFilter
    side?: string | null | undefined
  },
  chainId: Chain,
): Expected[] {
  const { contractAddress, filter } = request
  const side = request.side ?? 'listing'
  const collection = {
    chainId: [chainId],
    collectionContractAddress: [contractAddress],
  }
  return [
    {
      only: {
        ...collection,
        side: [side],
        createdBy: filter?.ordersCreatedBy,
        marketplace: filter?.marketplaces,
        priceCurrencyAddress: filter?.inCurrencyAddresses,
      },
      never: {
        createdBy: filter?.ordersNotCreatedBy,
        priceCurrencyAddress: filter?.notInCurrencyAddresses,
      },
    },
    { only: { ...collection, side: ['listing'] } },
    { only: { ...collection, side: ['offer'] } },
  ]
}

/** The orders of one side of one collectible. */
export function expectOrders(side: 'listing' | 'offer') {
  return (
    request: Collection & { filter?: OrderFilter; tokenId: string },
    chainId: Chain,
  ): Expected[] => {
    const { contractAddress, filter, tokenId } = request
    return [
      {
        only: {
          side: [side],
          chainId: [chainId],
          collectionContractAddress: [contractAddress],
          tokenId: [tokenId],
          createdBy: filter?.createdBy,
          marketplace: filter?.marketplace,
          priceCurrencyAddress: filter?.currencies,
        },
      },
    ]
  }
}

/** Each order must be one of those that were asked for. */
export function expectNamedOrders(
  { input }: { input: readonly GetOrdersInput[] },
  chainId: Chain,
): Expected[] {
  return (input ?? []).map(({ contractAddress, marketplace, orderId }) => ({
    only: {
      chainId: [chainId],
      collectionContractAddress: [contractAddress],
      marketplace: [marketplace],
      orderId: [orderId],
    },
  }))
}

export function expectToken({ tokenId }: { tokenId: string }): Expected[] {
  return [{ only: { tokenId: [tokenId] } }]
}

/** The records of a project, or of one of its audiences. */
export function expectRecords({
  audienceId,
  filter,
  projectId,
}: {
  audienceId?: number
  filter?: { chainId?: number | null | undefined } | null | undefined
  projectId: number
}): Expected[] {
  const only = {
    audienceId: [audienceId],
    chainId: [filter?.chainId],
    id: [audienceId],
    projectId: [projectId],
  }
  return [{ only }]
}
