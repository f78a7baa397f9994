import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { collectibleMetadata } from '../../src/rpc/metadataSchemas.js'
import { order, page } from '../../src/rpc/schemas.js'
import { step } from '../../src/rpc/stepSchemas.js'

/** The names of an object's fields, from its schema. */
function listFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { entries, pipe } = schema as {
    entries?: Record<string, unknown>
    pipe?: readonly unknown[]
  }
  // The pipe of a schema begins with a copy of it.
  const parts = pipe?.filter((part) => part !== schema) ?? []
  const own = Object.keys(entries ?? {})
  return own.length > 0 ? own : parts.flatMap(listFields)
}

/** The file that reads a field; or why none does. */
type Use = `src/${string}` | `not read: ${string}`

const formatted: Use =
  'not read: widgets format the digits themselves, in the language of the user'
const ofRecord: Use =
  'not read: names a record of the service, not of the chain'

const uses: Record<string, { schema: unknown; fields: Record<string, Use> }> = {
  Order: {
    schema: order,
    fields: {
      id: ofRecord,
      collectionId: ofRecord,
      collectibleId: ofRecord,
      orderId: 'src/order/orderId.ts',
      marketplace: 'src/order/orderId.ts',
      source:
        'not read: the marketplace decides what can be done with an order',
      side: 'src/components/collectible/cardState.ts',
      status: 'src/order/orderStatus.ts',
      chainId: 'src/order/orderId.ts',
      originName: 'src/components/table/orderColumns.tsx',
      collectionContractAddress: 'src/order/orderId.ts',
      tokenId: 'src/order/orderId.ts',
      createdBy: 'src/steps/flows/buy.ts',
      priceAmount: 'src/order/unitPrice.ts',
      priceAmountFormatted: formatted,
      priceAmountNet: 'src/order/orderFees.ts',
      priceAmountNetFormatted: formatted,
      priceCurrencyAddress: 'src/order/unitPrice.ts',
      priceDecimals: 'src/components/Price/useCurrency.ts',
      priceUSD: 'src/order/unitPrice.ts',
      priceUSDFormatted: formatted,
      quantityInitial: 'src/order/quantity.ts',
      quantityInitialFormatted: formatted,
      quantityRemaining: 'src/order/quantity.ts',
      quantityRemainingFormatted: formatted,
      quantityAvailable: 'src/order/quantity.ts',
      quantityAvailableFormatted: formatted,
      quantityDecimals: 'src/order/quantity.ts',
      feeBps: 'src/order/orderFees.ts',
      feeBreakdown: 'src/order/orderFees.ts',
      validFrom: 'src/order/orderTime.ts',
      validUntil: 'src/order/orderTime.ts',
      blockNumber: 'not read: times tell when an order changed',
      orderCreatedAt: 'src/components/ActivityTable/orderEvents.ts',
      orderUpdatedAt: 'src/components/ActivityTable/orderEvents.ts',
      createdAt: 'src/components/ActivityTable/orderEvents.ts',
      updatedAt: 'src/components/ActivityTable/orderEvents.ts',
      deletedAt: 'not read: the status tells that an order ended',
    },
  },
  Step: {
    schema: step,
    fields: {
      id: 'src/components/StepsProgress/describeStep.ts',
      data: 'src/steps/model/readStep.ts',
      to: 'src/steps/model/readStep.ts',
      value: 'src/steps/model/readStep.ts',
      price: 'not read: the guard computes the price from what a step does',
      signature: 'src/steps/model/readStep.ts',
      post: 'src/rpc/postStep.ts',
      executeType: 'src/rpc/postStep.ts',
    },
  },
  CollectibleMetadata: {
    schema: collectibleMetadata,
    fields: {
      tokenId: 'src/components/text/collectibleName.ts',
      name: 'src/components/text/collectibleName.ts',
      description: 'src/components/CollectibleView/ViewMain.tsx',
      image: 'src/components/Media/getMediaSources.ts',
      video: 'src/components/Media/getMediaSources.ts',
      audio: 'src/components/Media/getMediaSources.ts',
      properties: 'src/components/CollectibleView/Traits.tsx',
      attributes: 'src/components/CollectibleView/Traits.tsx',
      imageData: 'src/components/Media/getMediaSources.ts',
      externalUrl: 'src/components/CollectibleView/ViewDetails.tsx',
      backgroundColor: 'src/components/CollectibleCard/CollectibleCard.tsx',
      animationUrl: 'src/components/Media/getMediaSources.ts',
      decimals: 'src/components/CollectibleCard/useCollectibleCard.ts',
      updatedAt: 'not read: queries know how old their data is',
      assets: 'src/components/Media/getMediaSources.ts',
    },
  },
  Page: {
    schema: page,
    fields: {
      page: 'src/query/lists.ts',
      pageSize: 'not read: the request decides it',
      more: 'src/query/settings.ts',
      after: 'not read: the client asks for pages by number',
      sort: 'not read: the request decides it',
    },
  },
}

describe.each(Object.entries(uses))('%s', (_, { fields, schema }) => {
  test('default: each field of the schema is read, or has a reason', () => {
    expect(listFields(schema).sort()).toEqual(Object.keys(fields).sort())
  })

  test.each(Object.entries(fields).filter(([, use]) => use.startsWith('src/')))(
    'behavior: %s is read in %s',
    (field, file) => {
      const text = readFileSync(file, 'utf8')
      expect(text).toMatch(new RegExp(`\\b${field}\\b`))
    },
  )
})
